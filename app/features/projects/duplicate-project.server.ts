import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { withPictureCopy } from '~/features/files/with-picture-copy.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { copyPages } from '~/features/pages/copy-pages.server'
import { bringAllPictures } from '~/features/panels/own-pictures.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canMoveProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { mayOwnAnotherProject } from './project-limit.server'

/**
 * A copy of a project of one's own, in the same folder: its pages, sections, header, footer, colors
 * and logo. Collaborators, notes, content sheets and the share link stay with the original. It counts
 * as a project like any other.
 *
 * @returns the copy's id
 * @throws DomainError `not-found`; 403 when it is somebody else's; `project-limit` (403),
 *   `copy-too-large` (409)
 */
export async function duplicateProject(
  actor: Member,
  input: { projectId: string; name: string; idempotencyKey?: IdempotencyKey | undefined },
): Promise<string> {
  const original = permittedProject(actor, input.projectId, canMoveProject)
  return withPictureCopy(original.logo, (logo, used) =>
    transaction((tx) => {
      const project = permittedProject(actor, input.projectId, canMoveProject)
      return idempotent(tx, untilDeleted(projects, input.idempotencyKey), () => {
        const { name } = input
        if (!mayOwnAnotherProject(tx, actor)) throw new DomainError('project-limit', 403)
        const { folderId, facts } = project
        const as = { name, ownerId: actor.id, folderId, facts, logo, source: 'copy' as const }
        const id = insertProject(tx, { ...as, ...brandStyle(project) })
        copyPages(tx, { from: project.id, to: id, by: actor })
        bringAllPictures(tx, project.id, id)
        used()
        return id
      })
    }),
  )
}
