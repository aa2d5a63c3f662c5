import { and, eq } from 'drizzle-orm'
import { collaborators, projectInvites, projects } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { proveOwn } from '~/features/profiles/own-invite.server'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { sayLetIn, settleRequest } from './let-in.server'

type Answer = {
  inviteId: string
  /** Code from the link of its mail; empty without one. Needed while their email is not proven. */
  code?: string
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Makes somebody an active collaborator of the project they were invited to.
 *
 * @returns the project's id
 * @throws DomainError `project-invite-gone` (404); those of `proveOwn` and `sayLetIn`
 */
export function acceptProjectInvite(actor: Member, input: Answer): string {
  // An old form does not let in a person who was removed since.
  const sending = whileValid<string>(input.idempotencyKey, (from, projectId) =>
    worksOn(from, projectId, actor.id),
  )
  return transaction((tx) =>
    idempotent(tx, sending, () => {
      const { project } = answered(tx, actor, input)
      if (worksOn(tx, project.id, actor.id)) {
        emit(tx, actor, collaboratorEvents.invitedInVain, { project, invited: actor })
        return project.id
      }
      const row = rowOf(tx, project.id, actor.id)
      const id = row?.id ?? newId()
      const facts = { status: 'active', createdAt: Date.now() } as const
      tx.insert(collaborators)
        .values({ id, projectId: project.id, userId: actor.id, ...facts })
        .onConflictDoUpdate({ target: collaborators.id, set: facts })
        .run()
      if (row) settleRequest(tx, project, row.id)
      const person = { id, userId: actor.id }
      sayLetIn(tx, actor, project, [person], collaboratorEvents.joined)
      return project.id
    }),
  )
}

/**
 * Turns an invitation to a project down: it is gone, and the project does not open.
 *
 * @throws DomainError `project-invite-gone` (404); those of `proveOwn`
 */
export function rejectProjectInvite(actor: Member, input: Answer): void {
  transaction((tx) =>
    idempotent(tx, input.idempotencyKey, () => {
      const { email, project } = answered(tx, actor, input)
      emit(tx, actor, collaboratorEvents.inviteRejected, {
        project,
        invited: actor,
        details: { email },
      })
    }),
  )
}

/** Takes the invitation that somebody answers, and reads its project. */
function answered(tx: Tx, actor: Member, { inviteId, code = '' }: Answer) {
  const found = tx
    .select({ id: projectInvites.id, email: projectInvites.email, project: projects })
    .from(projectInvites)
    .innerJoin(projects, eq(projects.id, projectInvites.projectId))
    .where(eq(projectInvites.id, inviteId))
    .get()
  if (!found) throw new DomainError('project-invite-gone', 404)
  proveOwn(tx, actor, found, code)
  tx.delete(projectInvites).where(eq(projectInvites.id, found.id)).run()
  unqueueMails(tx, found.id)
  return found
}

const rowOf = (from: Reader, projectId: string, userId: string) =>
  from
    .select()
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), eq(collaborators.userId, userId)))
    .get()

function worksOn(from: Reader, projectId: string, userId: string): boolean {
  const owned = from
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId))
    .get()
  return owned?.ownerId === userId || rowOf(from, projectId, userId)?.status === 'active'
}
