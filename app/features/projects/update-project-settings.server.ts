import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { editableProject, type Project } from '~/features/project-base/project-access.server'
import { saveProject } from '~/features/project-base/save-project.server'
import type { StoryId } from '~/panels/stories/ids'
import type { Corners, Typeface } from '~/panels/types'
import type { Actor } from '~/permissions/vocabulary'

export type ProjectSettings = {
  projectId: string
  name: string
  primaryColor: string
  secondaryColor: string
  /** Business that the words of panels are about; without it, nothing changes. */
  story?: StoryId | null
  /** Without them, nothing changes. */
  corners?: Corners
  typeface?: Typeface
  /** The version the form was made from. */
  version: number
}

type Settings = Pick<Project, 'name'> & ReturnType<typeof brandStyle>

/**
 * Saves name, colors, corners, typeface and story. Guests may do this to their project.
 *
 * @returns whether a color is another one now, and what was before
 * @throws DomainError `not-found`, `stale` (409)
 */
export function updateProjectSettings(
  actor: Actor,
  input: ProjectSettings,
): { newColors: boolean; before: Settings } {
  return transaction((tx) => {
    const project = editableProject(actor, input.projectId)
    const stored = settingsOf(project)
    expectVersion(project, input.version, stored)
    const { story = stored.story, corners = stored.corners, typeface = stored.typeface } = input
    const settings = settingsOf({ ...input, story, corners, typeface })
    saveProject(tx, project, settings)
    emit(tx, actor, projectEvents.changedSettings, { project, details: changes(stored, settings) })
    const newColors =
      settings.primaryColor !== stored.primaryColor ||
      settings.secondaryColor !== stored.secondaryColor
    return { newColors, before: stored }
  })
}

const settingsOf = ({ name, ...project }: Settings): Settings => ({ name, ...brandStyle(project) })
