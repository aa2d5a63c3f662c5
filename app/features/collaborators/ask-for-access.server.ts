import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { collaboratorEvents } from '~/features/events/kinds/collaborators'
import { findProject } from '~/features/project-base/project-access.server'
import { canAskForAccess, canEditProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * Asks the owner of a project to be let in: a pending collaborator. Asking again changes nothing.
 *
 * @returns `open` for who is let in already
 * @throws Fault `not-found` when it does not exist or has no owner
 */
export function askForAccess(actor: Member, projectId: string): 'asked' | 'open' {
  return transaction((tx) => {
    const project = findProject(actor, projectId)
    if (!project) throw notFound()
    if (canEditProject(actor, project)) return 'open'
    if (!canAskForAccess(actor, project)) throw notFound()
    if (project.collaboration !== null) return 'asked'
    const id = newId()
    tx.insert(collaborators)
      .values({ id, projectId, userId: actor.id, status: 'pending', createdAt: Date.now() })
      .run()
    happen(tx, actor, collaboratorEvents.asked, { project, person: { id, userId: actor.id } })
    return 'asked'
  })
}
