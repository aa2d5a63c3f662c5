import { eq, sql } from 'drizzle-orm'
import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type PagePlace, placePage, stepPage } from '~/editor/place-page'
import { flatten, mayHaveParent, pageTree } from '~/editor/tree'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { editablePage } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { checkParent } from './check-parent.server'
import { findPages } from './find-pages.server'
import { refuseAccountFeatures } from './refuse-account-features.server'
import { writeOrder } from './write-order.server'

/**
 * Moves a page among its siblings (`up`, `down`), or to a place under a parent: `position` counts
 * the siblings there without the page itself, 0 is first. The orders of all pages are rewritten.
 *
 * @returns whether it stands elsewhere now
 * @throws DomainError `page-parent` (400) for the page itself or a descendant, `page-parent-not-allowed`
 *   (400) for the home page and pages outside the navigation, `sign-up-needed` (403) for guests
 */
export function movePage(
  actor: Actor,
  input: { projectId: string; pageId: string; to: 'up' | 'down' | PagePlace },
): boolean {
  return transaction((tx) => {
    const { page } = editablePage(actor, input.projectId, input.pageId)
    const all = findPages(page.projectId, tx)
    const place = typeof input.to === 'string' ? stepPage(all, page.id, input.to) : input.to
    refuseAccountFeatures(actor, { parentId: place.parentId })
    const parentId = checkParent(all, page.id, place.parentId)
    if (parentId && !mayHaveParent(page)) throw new DomainError('page-parent-not-allowed', 400)
    const order = placePage(all, page.id, { parentId, position: place.position })
    const before = flatten(pageTree(all)).map(({ id }) => id)
    if (parentId === page.parentId && order.join() === before.join()) return false
    if (parentId !== page.parentId) {
      tx.update(pages)
        .set({ parentId, version: sql`${pages.version} + 1`, updatedAt: Date.now() })
        .where(eq(pages.id, page.id))
        .run()
    }
    writeOrder(tx, all, order)
    emit(tx, actor, pageEvents.moved, { page })
    pagesChanged(tx, page.projectId)
    return true
  })
}
