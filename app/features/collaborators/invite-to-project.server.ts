import { and, count, eq } from 'drizzle-orm'
import { collaborators, projectInvites, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { limitInvites } from '~/features/limits/limit-invites.server'
import { inviteCode } from '~/features/profiles/invite-link.server'
import type { Project } from '~/features/project-base/project-access.server'
import { provenPerson } from '~/features/user-access/proven-person.server'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * Invites the owner of an email to a project, in the transaction of the form. Whether there is such an
 * account, and whose it is, changes neither the answer nor what is done for it.
 *
 * @param email trimmed and lower case
 * @throws DomainError `invite-own-email` (400) and `project-invited` (409) beside `email`;
 *   `collaborators-full` (409); those of `limitInvites`
 */
export function inviteToProject(tx: Tx, actor: Member, project: Project, email: string): void {
  const own = tx.select({ email: users.email }).from(users).where(eq(users.id, actor.id)).get()
  if (own?.email === email) throw new DomainError('invite-own-email', 400, { field: 'email' })
  const of = eq(projectInvites.projectId, project.id)
  const open = tx
    .select({ id: projectInvites.id })
    .from(projectInvites)
    .where(and(of, eq(projectInvites.email, email)))
    .get()
  if (open) throw new DomainError('project-invited', 409, { field: 'email' })
  const invited = tx.select({ n: count() }).from(projectInvites).where(of).get()?.n ?? 0
  const active = tx
    .select({ n: count() })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'active')))
    .get()
  if (invited + (active?.n ?? 0) >= limits.collaboratorsOfProject) {
    throw new DomainError('collaborators-full', 409, {
      values: { limit: limits.collaboratorsOfProject },
    })
  }
  limitInvites(tx, actor, email)
  const id = newId()
  tx.insert(projectInvites)
    .values({ id, projectId: project.id, email, senderId: actor.id, createdAt: Date.now() })
    .run()
  emit(tx, actor, collaboratorEvents.invited, {
    project,
    invited: provenPerson(tx, email),
    invite: id,
    code: inviteCode({ id, email }),
    details: { email },
  })
}
