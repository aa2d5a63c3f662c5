import { visibleProject } from '~/features/project-base/project-access.server'
import { findGround, type Ground } from '~/features/sections/ground.server'
import { canUseNotes } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/**
 * A page whose content sheet and notes the person may read and write.
 *
 * @throws Fault `not-found`; 403 for guests
 */
export function notesGround(actor: Actor, projectId: string, pageId: string): Ground {
  visibleProject(actor, projectId, canUseNotes)
  return findGround(actor, projectId, pageId)
}
