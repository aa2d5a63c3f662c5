import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { canAskForAccess, canEditProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { findProject } from './project-access.server'

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
    if (project.collaboration === null) {
      const id = newId()
      tx.insert(collaborators)
        .values({ id, projectId, userId: actor.id, status: 'pending', createdAt: Date.now() })
        .run()
      record(tx, {
        collection: 'projects',
        document: projectId,
        action: 'access asked for',
        user: actor.id,
        details: { collaborator: actor.id },
      })
      publish(tx, `project:${projectId}`)
    }
    return 'asked'
  })
}
