import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { projectEvents } from '~/features/events/kinds/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { checkName } from '~/features/project-base/names'
import { editableProject } from '~/features/project-base/project-access.server'
import { saveBrand } from '~/features/project-base/save-project.server'
import type { StoryId } from '~/panels/stories/ids'
import type { Actor } from '~/permissions/vocabulary'
import { checkColor } from './colors'

export type ProjectSettings = {
  projectId: string
  name: string
  primaryColor: string
  secondaryColor: string
  /** What the words of panels are about; left out, it stays. */
  story?: StoryId | null
  /** The version the form was made from. */
  version: number
}

/**
 * Saves name, colours and story. Guests may do this to their project.
 *
 * @returns whether a colour is another one now
 * @throws Fault `project-name-required`, `name-too-long`, `not-a-colour` beside their fields;
 *   `stale` (409)
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
    const { name, primaryColor: primary, secondaryColor: secondary, story } = project
    const stored = { name, primaryColor: primary, secondaryColor: secondary, story }
    expectVersion(project, input.version, stored)
    saveBrand(tx, project, settings)
    happen(tx, actor, projectEvents.changedSettings, { project, details: settings })
    const { primaryColor, secondaryColor } = settings
    const newColors =
      primaryColor !== project.primaryColor || secondaryColor !== project.secondaryColor
    return { newColors }
  })
}
