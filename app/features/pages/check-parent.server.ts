import { legalParents, type TreePage } from '~/editor/tree'
import { Fault } from '~/faults'

/**
 * The parent of a page as it is posted; empty is the top level.
 *
 * @param id null for a new page
 * @throws Fault `page-parent` (400) for the page itself, a descendant, or a page of another project
 */
export function checkParent(
  pages: readonly TreePage[],
  id: string | null,
  parentId: string | null | undefined,
): string | null {
  if (!parentId) return null
  if (!legalParents(pages, id).some((page) => page.id === parentId)) {
    throw new Fault('page-parent', 400, { field: 'parentId' })
  }
  return parentId
}
