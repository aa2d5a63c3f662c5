import { notFound } from '~/domain-error'
import { findPicture } from '~/features/panels/panel-picture.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import {
  drawnInPdf,
  type ExportedSection,
  pageSections,
  projectPages,
} from './export-document.server'

/** Whether it is a photograph, which is no sharper in a larger picture. */
const isPhoto = (section: ExportedSection) =>
  findPicture({ ...section, story: null })?.uploads.jpeg !== undefined

/**
 * Choices of the download dialog: the page (the home page when none is named) with the number of sections
 * its PDF draws, the whole project, and a section of that page when one is named.
 *
 * @throws DomainError `not-found` when there is no such project or page, or the person may not edit it
 */
export function downloadChoices(
  actor: Actor,
  {
    projectId,
    pageId,
    sectionId,
  }: { projectId: string; pageId: string | null; sectionId: string | null },
) {
  const project = editableProject(actor, projectId)
  const pages = projectPages(projectId)
  const page = pageId
    ? pages.find(({ id }) => id === pageId)
    : (pages.find(({ home }) => home) ?? pages[0])
  if (pageId && !page) throw notFound()
  const sections = page ? pageSections(page) : []
  const [drawn] = drawnInPdf([{ sections }])
  const section = sections.find(({ id }) => id === sectionId)
  return {
    projectId,
    projectName: project.name,
    pages: pages.length,
    page: page ? { id: page.id, name: page.name, sections: drawn?.sections.length ?? 0 } : null,
    section: section
      ? { id: section.id, name: section.panelName, isPhoto: isPhoto(section) }
      : null,
  }
}
