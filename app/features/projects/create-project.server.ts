import { and, eq } from 'drizzle-orm'
import { folders, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { copyPages } from '~/features/pages/copy-pages.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { offeredTemplate } from '~/features/templates/offered-template.server'
import type { Member } from '~/permissions/vocabulary'
import { mayOwnAnotherProject } from './project-limit.server'

/**
 * A new project of one's own, in the root or in one of one's folders: blank, or with the pages and
 * colors of a published project template (`templateId`).
 *
 * @returns its id
 * @throws DomainError `project-limit` (403) when the person has as many as they may have,
 *   `not-found` for a folder of somebody else; `template-gone` (409) for anything but a published
 *   project template; `copy-too-large` (409)
 */
export function createProject(
  actor: Member,
  input: {
    name: string
    folderId?: string | null
    templateId?: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): string {
  const { name } = input
  const folderId = input.folderId || null
  return transaction((tx) =>
    idempotent(tx, untilDeleted(projects, input.idempotencyKey), () => {
      if (folderId) {
        const own = and(eq(folders.id, folderId), eq(folders.ownerId, actor.id))
        if (!tx.select({ id: folders.id }).from(folders).where(own).get()) throw notFound()
      }
      if (!mayOwnAnotherProject(tx, actor)) throw new DomainError('project-limit', 403)
      const own = { name, ownerId: actor.id, folderId }
      if (!input.templateId) return insertProject(tx, own)
      const template = offeredTemplate(tx, input.templateId)
      const to = insertProject(tx, { ...own, ...brandStyle(template), source: 'template' })
      copyPages(tx, { from: template.id, to, by: actor })
      return to
    }),
  )
}
