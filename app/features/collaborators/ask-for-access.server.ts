import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { notify } from '~/features/notifications/notify.server'
import { senderOf } from '~/features/notifications/sender-of.server'
import { findProject } from '~/features/projects/project-access.server'
import { canAskForAccess, canEditProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
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
    if (!canAskForAccess(actor, project) || project.ownerId === null) throw notFound()
    if (project.collaboration !== null) return 'asked'
    const id = newId()
    tx.insert(collaborators)
      .values({ id, projectId, userId: actor.id, status: 'pending', createdAt: Date.now() })
      .run()
    notify(tx, {
      type: 'collaborator_request',
      origin: projectId,
      cause: id,
      sender: senderOf(tx, actor),
      recipients: [project.ownerId],
      to: `/projects/${projectId}?side=settings#collaborators`,
      what: project.name,
    })
    publish(tx, `project:${projectId}`)
    record(tx, {
      collection: 'projects',
      document: projectId,
      action: 'access asked for',
      user: actor.id,
      details: { collaborator: actor.id },
    })
    return 'asked'
  })
}
