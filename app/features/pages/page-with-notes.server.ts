import { permittedProject } from '~/features/project-base/project-access.server'
import { editablePage, type PageInProject } from '~/features/sections/editable-page.server'
import { canUsePageNotes } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/**
 * A page whose content sheet and notes the person may read and write.
 *
 * @throws DomainError `not-found`; 403 for guests
 */
export function pageWithNotes(actor: Actor, projectId: string, pageId: string): PageInProject {
  permittedProject(actor, projectId, canUsePageNotes)
  return editablePage(actor, projectId, pageId)
}
