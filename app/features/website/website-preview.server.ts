import { notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { commentPlaces, numberedSections } from '~/features/pages/page-comments.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import type { Actor } from '~/permissions/vocabulary'
import { putPins } from './pins'
import { type DocumentParts, printedPage } from './print-page.server'

/**
 * A page as the website it will be, in the frame of the editor's preview: its links open the preview of
 * another page, at the width of this one. The pins of visitors' open comments lead to the notes of the page.
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
    { project, pages, page, linkTo, target: '_parent', marked: true, empty: say.empty },
    parts,
  )
  // The printed page that is kept is the same at every width, and without pins.
  const wide = html.replaceAll('&amp;view=preview"', `&amp;view=preview&amp;width=${width}"`)
  const notes = pathTo('/projects/:id/pages/:page/notes', { id: project.id, page: page.id })
  return putPins(wide, {
    pins: actor.kind === 'member' ? commentPlaces(page.id).filter(({ done }) => !done) : [],
    sections: numberedSections(page),
    chosen: '',
    nonce: parts.nonce,
    to: (comment) => `${notes}#note-${comment}`,
  })
}
