import { and, eq } from 'drizzle-orm'
import { projectPictures } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { findOwnPicture } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'

type ChangedPicture = {
  projectId: string
  pictureId: string
  name: string
  alt: string
  x: number
  y: number
  version: number
}

/**
 * Changes what a picture is called, what is said to those who do not see it, and the point that stays in
 * sight. Sections that show it keep the point they were given.
 *
 * @throws DomainError `not-found`, `stale` (409)
 */
export function updatePicture(
  actor: Actor,
  { projectId, pictureId, version, ...facts }: ChangedPicture,
): void {
  transaction((tx) => {
    const project = editableProject(actor, projectId)
    const picture = findOwnPicture(tx, projectId, pictureId)
    if (!picture) throw notFound()
    const { name, alt, x, y } = picture
    expectVersion(picture, version, { name, alt, x, y })
    tx.update(projectPictures)
      .set({ ...facts, version: version + 1 })
      .where(and(eq(projectPictures.projectId, projectId), eq(projectPictures.id, pictureId)))
      .run()
    emit(tx, actor, projectEvents.changedPicture, { project, details: { to: facts.name } })
  })
}
