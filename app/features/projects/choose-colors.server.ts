import { transaction } from '~/db/transaction.server'
import { editableProject, type Project } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { updateProjectSettings } from './update-project-settings.server'

type Colors = Pick<Project, 'primaryColor' | 'secondaryColor'>

/**
 * Gives a project two colors; all else of its settings stays.
 *
 * @returns the colors before
 * @throws DomainError `not-found`
 */
export function chooseColors(actor: Actor, input: Colors & { projectId: string }): Colors {
  return transaction(() => {
    const { name, version, ...project } = editableProject(actor, input.projectId)
    const { primaryColor, secondaryColor } = project
    const isSame = primaryColor === input.primaryColor && secondaryColor === input.secondaryColor
    if (isSame) return { primaryColor, secondaryColor }
    return updateProjectSettings(actor, { ...input, name, version }).before
  })
}
