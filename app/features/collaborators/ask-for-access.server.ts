import { and, eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { findProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import { canAskForAccess, canEditProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * Asks the owner of a project to be let in: a pending collaborator. Asking again changes nothing.
 *
 * @returns `open` for somebody who is let in already
 * @throws DomainError `not-found` when it does not exist or has no owner; `requests-full` (409) when too many
 *   people wait
 */
export function askForAccess(actor: Member, projectId: string): 'asked' | 'open' {
  return transaction((tx) => {
    const project = findProject(actor, projectId)
    if (!project) throw notFound()
    if (canEditProject(actor, project)) return 'open'
    if (!canAskForAccess(actor, project)) throw notFound()
    if (project.collaboration !== null) return 'asked'
    refuseMoreWaiting(tx, projectId)
    const id = newId()
    tx.insert(collaborators)
      .values({ id, projectId, userId: actor.id, status: 'pending', createdAt: Date.now() })
      .run()
    emit(tx, actor, collaboratorEvents.asked, { project, person: { id, userId: actor.id } })
    return 'asked'
  })
}

function refuseMoreWaiting(tx: Tx, projectId: string): void {
  const waiting = and(eq(collaborators.projectId, projectId), eq(collaborators.status, 'pending'))
  const most = limits.waitingPeople
  const some = tx.select({ id: collaborators.id }).from(collaborators).where(waiting).limit(most)
  if (some.all().length >= most) throw new DomainError('requests-full', 409)
}
