import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { editableProject } from '~/features/project-base/project-access.server'
import { saveProject } from '~/features/project-base/save-project.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Gives a project its logo, or takes it out (null). The file is already stored in the folder `logos`.
 *
 * @returns the file name of the logo before, to be deleted by the caller
 * @throws DomainError `sign-up-needed` (403) for guests, `not-a-logo` (415) for another type of file
 */
export function setProjectLogo(
  actor: Actor,
  { projectId, logo }: { projectId: string; logo: string | null },
): { previous: string | null } {
  return transaction((tx) => {
    const project = editableProject(actor, projectId)
    if (!canUseAccountFeatures(actor)) {
      throw new DomainError('sign-up-needed', 403, { field: 'logo', values: { what: 'logo' } })
    }
    if (logo !== null && !/^[\w-][\w.-]*\.(png|jpe?g|svg)$/i.test(logo)) {
      throw new DomainError('not-a-logo', 415, { field: 'logo' })
    }
    if (logo !== project.logo) {
      saveProject(tx, project, { logo })
      const how = logo === null ? projectEvents.removedLogo : projectEvents.changedLogo
      emit(tx, actor, how, { project })
    }
    return { previous: project.logo === logo ? null : project.logo }
  })
}
