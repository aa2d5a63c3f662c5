import { notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import type { Actor } from '~/permissions/vocabulary'
import { type DocumentParts, printedPage } from './print-page.server'

/**
 * A page as the website it will be, in the frame of the editor's preview: its links open the preview of
 * another page, at the width of this one.
 *
 * @throws DomainError `not-found`; `website-too-long` (422)
 */
export async function websitePreview(
  actor: Actor,
  { projectId, pageId, width }: { projectId: string; pageId: string; width: number },
  parts: DocumentParts,
): Promise<string> {
  const project = editableProject(actor, projectId)
  const pages = findPages(project.id)
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw notFound()
  const linkTo = (id: string) =>
    pathTo('/projects/:id', { id: projectId }, { p: id, view: 'preview' })
  const html = await printedPage(
    { project, pages, page, linkTo, target: '_parent', empty: say.empty },
    parts,
  )
  // The printed page that is kept is the same at every width.
  return html.replaceAll('&amp;view=preview"', `&amp;view=preview&amp;width=${width}"`)
}
