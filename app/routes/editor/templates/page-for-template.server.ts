import { notFound } from '~/domain-error'
import { selectPage } from '~/editor/tree'
import { listPages } from '~/features/pages/list-pages.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * The page that a template is selected for, as the address says it; else the home page.
 *
 * @throws DomainError `not-found` for a project that one may not edit, or one without pages
 */
export function pageForTemplate(actor: Actor, projectId: string, query: URLSearchParams) {
  const { brandId, name } = editableProject(actor, projectId)
  const page = selectPage(listPages(actor, projectId).pages, query.get('p'))
  if (!page) throw notFound()
  return {
    projectId,
    project: name,
    brandId,
    page: { id: page.id, name: page.name },
    /** The section that was selected. */
    selected: query.get('s'),
  }
}
