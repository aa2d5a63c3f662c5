import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { editableProject, type Project } from '~/features/project-base/project-access.server'
import { saveProject } from '~/features/project-base/save-project.server'
import type { StoryId } from '~/panels/stories/ids'
import type { Actor } from '~/permissions/vocabulary'

export type ProjectSettings = {
  projectId: string
  name: string
  primaryColor: string
  secondaryColor: string
  /** Business that the words of panels are about; without it, nothing changes. */
  story?: StoryId | null
  /** The version the form was made from. */
  version: number
}

/**
 * Saves name, colors and story. Guests may do this to their project.
 *
 * @returns whether a color is another one now, and those before
 * @throws DomainError `not-found`, `stale` (409)
 */
export function updateProjectSettings(
  actor: Actor,
  input: ProjectSettings,
): { newColors: boolean; before: Pick<Project, 'primaryColor' | 'secondaryColor'> } {
  return transaction((tx) => {
    const project = editableProject(actor, input.projectId)
    const stored = settingsOf(project)
    expectVersion(project, input.version, stored)
    const { story = project.story } = input
    const settings = settingsOf({ ...input, story })
    saveProject(tx, project, settings)
    emit(tx, actor, projectEvents.changedSettings, { project, details: settings })
    const newColors =
      settings.primaryColor !== stored.primaryColor ||
      settings.secondaryColor !== stored.secondaryColor
    return { newColors, before: stored }
  })
}

const settingsOf = ({
  name,
  primaryColor,
  secondaryColor,
  story,
}: Pick<Project, 'name' | 'primaryColor' | 'secondaryColor' | 'story'>) => ({
  name,
  primaryColor,
  secondaryColor,
  story,
})
