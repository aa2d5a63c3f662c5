import { transaction } from '~/db/transaction.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { updateProjectSettings } from './update-project-settings.server'

type Style = ReturnType<typeof brandStyle>

/**
 * Gives a project two colors or other corners; all else of its settings stays.
 *
 * @returns its style before
 * @throws DomainError `not-found`
 */
export function chooseStyle(
  actor: Actor,
  { projectId, ...choice }: { projectId: string } & Partial<Omit<Style, 'story'>>,
): Style {
  return transaction(() => {
    const { name, version, ...project } = editableProject(actor, projectId)
    const before = brandStyle(project)
    const after = { ...before, ...choice }
    const isSame = JSON.stringify(after) === JSON.stringify(before)
    if (isSame) return before
    return updateProjectSettings(actor, { projectId, name, version, ...after }).before
  })
}
