import { DomainError } from '~/domain-error'
import { startExport } from '~/features/exports/start-export.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { type CheckAnswers, keepCheck } from './keep-check.server'

type Input = CheckAnswers & {
  /** The address as the files say it. */
  base: string | null
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Starts a website once every claim of its examples is confirmed. What was said is kept even when it is
 * refused.
 *
 * @returns the export's id
 * @throws DomainError `website-must-replace`, `website-unconfirmed` (422); those of `keepCheck` and
 *   `startExport`
 */
export async function startWebsite(
  actor: Actor,
  { base, idempotencyKey, ...answers }: Input,
): Promise<string> {
  const { mustReplace, open } = await keepCheck(actor, answers)
  if (mustReplace) throw new DomainError('website-must-replace', 422)
  if (open > 0) {
    throw new DomainError('website-unconfirmed', 422, { field: 'confirmed', values: { open } })
  }
  const { projectId } = answers
  const target = { projectId, kind: 'website_zip', pageId: null, sectionId: null } as const
  return startExport(actor, { ...target, address: base, idempotencyKey })
}
