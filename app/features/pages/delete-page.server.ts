import { and, eq, sql } from 'drizzle-orm'
import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { flatten, pageTree } from '~/editor/tree'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { clearPage, leavePageToUpkeep } from '~/features/project-base/clear-project.server'
import { editablePage } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { findPages } from './find-pages.server'
import { makeHome } from './make-home.server'
import { writeOrder } from './write-order.server'

/**
 * Deletes a page with its sections and its operation log; of a long log upkeep removes the rest. Its children become top-level pages. When
 * it was the home page, the first page that is left at the top level is made home.
 *
 * @returns the page to show next: the home page; null when none is left
 */
export function deletePage(
  actor: Actor,
  input: { projectId: string; pageId: string },
): { next: string | null } {
  return transaction((tx) => {
    const { page } = editablePage(actor, input.projectId, input.pageId)
    const { id, projectId } = page
    tx.update(pages)
      .set({ parentId: null, version: sql`${pages.version} + 1`, updatedAt: Date.now() })
      .where(and(eq(pages.projectId, projectId), eq(pages.parentId, id)))
      .run()
    if (clearPage(tx, id)) leavePageToUpkeep(tx, id)
    else tx.delete(pages).where(eq(pages.id, id)).run()
    const left = findPages(projectId, tx)
    const tree = pageTree(left)
    if (page.home && tree[0]) makeHome(tx, tree[0])
    writeOrder(
      tx,
      left,
      flatten(tree).map((p) => p.id),
    )
    emit(tx, actor, pageEvents.deleted, { page })
    pagesChanged(tx, projectId)
    return { next: page.home ? (tree[0]?.id ?? null) : (left.find((p) => p.home)?.id ?? null) }
  })
}
