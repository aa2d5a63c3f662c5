import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { saveProject } from '~/features/project-base/save-project.server'
import { canManageProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'

/**
 * Gives a project another name: its owner, or who can manage projects. From a list: the editor's bar and
 * settings rename by `updateProjectSettings`, which everybody may who edits.
 *
 * @param input `version`: the one the form was made from
 * @throws DomainError `not-found`, 403, `stale` (409)
 */
export function renameProject(
  actor: Member,
  input: { projectId: string; name: string; version: number },
): void {
  transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canManageProject)
    const { name } = input
    expectVersion(project, input.version, { name: project.name })
    saveProject(tx, project, { name })
    const details = { from: project.name, to: name }
    emit(tx, actor, projectEvents.renamed, { project, details })
  })
}
