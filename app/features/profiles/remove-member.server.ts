import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profileMembers, users } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { canManageMembers } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { isMember, participantsOf, visibleProfile } from './profile-access.server'

type Which = { profileId: string; memberId: string }

/**
 * A member that somebody may remove: any, if they manage members; oneself.
 *
 * @throws DomainError `not-found`, 403
 */
export function memberToRemove(actor: Actor, { profileId, memberId }: Which, from: Reader = db) {
  const profile = visibleProfile(from, actor, profileId)
  const self = actor.kind === 'member' && actor.id === memberId
  if (!self && !canManageMembers(actor, profile)) throw forbidden()
  if (!isMember(from, profileId, memberId)) throw notFound()
  const person = from.select().from(users).where(eq(users.id, memberId)).get()
  return { company: profile.name, name: person?.fullName ?? null, self }
}

/** Takes somebody out of the members of a company profile. @throws DomainError `not-found`, 403 */
export function removeMember(actor: Actor, which: Which): { left: boolean } {
  return transaction((tx) => {
    const { self } = memberToRemove(actor, which, tx)
    const people = participantsOf(tx, visibleProfile(tx, actor, which.profileId))
    const { profileId, memberId } = which
    tx.delete(profileMembers)
      .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.userId, memberId)))
      .run()
    const event = { subjectId: profileId, people, details: { member: memberId } }
    emit(tx, actor, self ? profileEvents.memberLeft : profileEvents.memberRemoved, event)
    return { left: self }
  })
}
