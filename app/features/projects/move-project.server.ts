import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { ownFolder } from '~/features/folders/find-folder.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canMoveProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'

/**
 * Puts a project of one's own into one of one's folders, or back into the root (`folderId` null).
 *
 * @throws DomainError `not-found`; 403 when it is somebody else's; `folder-gone` beside `folderId` for a
 *   folder that does not exist or is not one's own
 */
export function moveProject(
  actor: Member,
  input: { projectId: string; folderId: string | null },
): void {
  transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canMoveProject)
    if (input.folderId !== null) ownTarget(actor, input.folderId)
    if (project.folderId === input.folderId) return
    tx.update(projects).set({ folderId: input.folderId }).where(eq(projects.id, project.id)).run()
    const details = { from: project.folderId, to: input.folderId }
    emit(tx, actor, projectEvents.moved, { project, details })
  })
}

function ownTarget(actor: Member, id: string): void {
  try {
    ownFolder(actor, id)
  } catch (error) {
    if (error instanceof DomainError)
      throw new DomainError('folder-gone', 400, { field: 'folderId' })
    throw error
  }
}
