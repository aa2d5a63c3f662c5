import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { placePage } from '~/editor/place-page'
import { flatten, pageTree } from '~/editor/tree'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { copyName } from '~/features/project-base/names'
import { editablePage } from '~/features/sections/editable-page.server'
import { refuseOverfullProject } from '~/features/sections/page-limit.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { copyPageBeside } from './copy-pages.server'
import { findPages } from './find-pages.server'
import { refuseMorePages } from './refuse-more-pages.server'
import { writeOrder } from './write-order.server'

/**
 * A copy of a page directly behind it, under the same parent: its settings, its sections, its own
 * header and footer. Pages under it, notes and its content sheet stay with the original.
 *
 * @returns the copy's id
 * @throws DomainError `not-found`, `sign-up-needed` (403) for guests, `page-template-one-page`, `project-full`,
 *   `sections-full` (409)
 */
export function duplicatePage(
  actor: Actor,
  input: { projectId: string; pageId: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  return transaction((tx) => {
    const { project, page } = editablePage(actor, input.projectId, input.pageId)
    if (!canUseAccountFeatures(actor)) {
      throw new DomainError('sign-up-needed', 403, { values: { what: 'pages' } })
    }
    if (project.kind === 'page_template') throw new DomainError('page-template-one-page', 409)
    return idempotent(tx, untilDeleted(pages, input.idempotencyKey), () => {
      const before = findPages(project.id, tx)
      refuseMorePages(before.length)
      const as = { name: copyName(page.name), order: before.length, by: actor }
      const id = copyPageBeside(tx, page, as)
      refuseOverfullProject(project.id)
      const all = findPages(project.id, tx)
      const siblings = flatten(pageTree(before)).filter((p) => p.parentId === page.parentId)
      const position = siblings.findIndex((p) => p.id === page.id) + 1
      writeOrder(tx, all, placePage(all, id, { parentId: page.parentId, position }))
      pagesChanged(tx, project.id)
      return id
    })
  })
}
