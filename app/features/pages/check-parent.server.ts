import { DomainError } from '~/domain-error'
import { legalParents, type TreePage } from '~/editor/tree'

/**
 * The parent of a page as it is posted; empty is the top level.
 *
 * @param id null for a new page
 * @throws DomainError `page-parent` (400) for the page itself, a descendant, or a page of another project
 */
export function checkParent(
  pages: readonly TreePage[],
  id: string | null,
  parentId: string | null | undefined,
): string | null {
  if (!parentId) return null
  if (!legalParents(pages, id).some((page) => page.id === parentId)) {
    throw new DomainError('page-parent', 400, { field: 'parentId' })
  }
  return parentId
}
