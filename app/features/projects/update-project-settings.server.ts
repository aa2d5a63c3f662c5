import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { StoryId } from '~/panels/stories/ids'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { checkColor } from './colors'
import { checkName } from './names'
import { editableProject } from './project-access.server'
import { saveBrand } from './save-project.server'

export type ProjectSettings = {
  projectId: string
  name: string
  primaryColor: string
  secondaryColor: string
  /** What the words of panels are about; left out, it stays. */
  story?: StoryId | null
  /** The version the form was made with; left out, nothing is compared. */
  version?: number
}

/**
 * Saves name, colours and story. Guests may do this to their project.
 *
 * @returns whether a colour is another one now
 * @throws Fault `project-name-required`, `name-too-long`, `not-a-colour` beside their fields;
 *   `project-stale` (409) with what is stored now: `name`, `primaryColor`, `secondaryColor`, `version`
 */
export function updateProjectSettings(
  actor: Actor,
  input: ProjectSettings,
): { newColors: boolean } {
  return transaction((tx) => {
    const project = editableProject(actor, input.projectId)
    const settings = {
      name: checkName('project', input.name),
      primaryColor: checkColor('primaryColor', input.primaryColor),
      secondaryColor: checkColor('secondaryColor', input.secondaryColor),
      story: input.story === undefined ? project.story : input.story,
    }
    if (input.version !== undefined && input.version !== project.version) {
      const { name, primaryColor, secondaryColor, version } = project
      throw new Fault('project-stale', 409, {
        values: { name, primaryColor, secondaryColor, version },
      })
    }
    saveBrand(tx, project, settings)
    record(tx, {
      collection: 'projects',
      document: project.id,
      action: 'settings updated',
      user: actorKey(actor),
      details: settings,
    })
    const { primaryColor, secondaryColor } = settings
    const newColors =
      primaryColor !== project.primaryColor || secondaryColor !== project.secondaryColor
    return { newColors }
  })
}
