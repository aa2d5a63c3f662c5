import { DomainError } from '~/domain-error'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/** @throws DomainError `sign-up-needed` (403) when a guest posts what only accounts may set */
export function refuseAccountFeatures(
  actor: Actor,
  posted: { parentId?: string | null; header?: unknown; footer?: unknown },
): void {
  if (canUseAccountFeatures(actor)) return
  const refuse = (field: string, what: string) => {
    throw new DomainError('sign-up-needed', 403, { field, values: { what } })
  }
  if (posted.parentId) refuse('parentId', 'parent')
  if (posted.header !== undefined) refuse('header', 'slots')
  if (posted.footer !== undefined) refuse('footer', 'slots')
}
