import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { canManageProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { checkName } from './names'
import { visibleProject } from './project-access.server'
import { saveBrand } from './save-project.server'

/**
 * Gives a project another name: its owner, or who can manage projects.
 *
 * @param input `version`: the one the form was made with; left out, nothing is compared
 * @throws Fault `not-found`, 403, `project-name-required`, `name-too-long`; `project-stale` (409)
 *   with the `name` and `version` that are stored
 */
export function renameProject(
  actor: Member,
  input: { projectId: string; name: string; version?: number },
): void {
  transaction((tx) => {
    const project = visibleProject(actor, input.projectId, canManageProject)
    const name = checkName('project', input.name)
    if (input.version !== undefined && input.version !== project.version) {
      const { name: stored, version } = project
      throw new Fault('project-stale', 409, { values: { name: stored, version } })
    }
    saveBrand(tx, project, { name })
    record(tx, {
      collection: 'projects',
      document: project.id,
      action: 'renamed',
      user: actor.id,
      details: { from: project.name, to: name },
    })
  })
}
