import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { messages, notes, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { isStaffRow } from '~/features/user-access/staff-rows.server'
import type { Participants } from '~/features/work-item-base/participants.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { getParticipants } from '~/features/work-item-base/work-items.server'
import { conversationMessages as say } from '~/messages/conversations'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'

/** Somebody who takes part in a conversation. */
export type Participant = { id: string; name: string; email: string; staff: boolean }

/** Most people offered for a mention. */
const mostPeople = 200

/**
 * Participants of a work item's conversation: its client and their company, its assignee, its followers,
 * and staff who have written there.
 */
export function participantsOf(
  from: Reader,
  workItem: WorkItem,
  { clients, staff }: Participants = getParticipants(from, workItem),
): Participant[] {
  const wrote = from
    .select({ id: messages.senderId })
    .from(messages)
    .where(and(eq(messages.conversationId, workItem.conversationId), isNotNull(messages.senderId)))
    .groupBy(messages.senderId)
    .limit(mostPeople)
    .all()
    .flatMap(({ id }) => id ?? [])
  const found = peopleIn(from, [...clients, ...staff, ...wrote])
  return found.filter((person) => person.staff || clients.includes(person.id))
}

/** Participants, and those among them who hear of what somebody says. */
export function getAudience(from: Reader, workItem: WorkItem, member: Pick<Member, 'id'>) {
  const people = getParticipants(from, workItem)
  const recipients = participantsOf(from, workItem, people).filter(({ id }) => id !== member.id)
  return { people, recipients }
}

export type Audience = ReturnType<typeof getAudience>

/** Recipients of a note: staff who work there, and those who have left one there. */
export function noteReadersOf(from: Reader, workItem: WorkItem, { staff }: Participants): string[] {
  const wrote = from
    .select({ id: notes.authorId })
    .from(notes)
    .where(and(eq(notes.conversationId, workItem.conversationId), isNotNull(notes.authorId)))
    .groupBy(notes.authorId)
    .limit(mostPeople)
    .all()
    .flatMap(({ id }) => id ?? [])
  const found = peopleIn(from, [...staff, ...wrote])
  return found
    .filter(({ id, ...person }) => person.staff && id !== workItem.userId)
    .map(({ id }) => id)
}

/** People who can be mentioned in a note: all staff except the client of the work, if they are staff. */
export const staffPeople = (from: Reader, { userId }: Pick<WorkItem, 'userId'>): Participant[] =>
  from
    .select()
    .from(users)
    .where(and(isStaffRow, ne(users.id, userId ?? '')))
    .orderBy(users.fullName, users.id)
    .limit(mostPeople)
    .all()
    .map(asParticipant)

/**
 * People as a list of names offers them: those of one name are told apart, to staff by the address of
 * their colleagues, to others by what they are here.
 */
export const namesToMention = (actor: Actor, people: readonly Participant[]): Named[] =>
  people.map(({ id, name, email, staff }) => {
    const alone = people.every((other) => other.id === id || other.name.trim() !== name.trim())
    if (alone) return { id, name }
    return { id, name, note: staff ? (isStaff(actor) ? email : say.ofStudio) : say.ofClient }
  })

type Named = { id: string; name: string; note?: string }

const peopleIn = (from: Reader, ids: readonly string[]): Participant[] =>
  from
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(users.fullName, users.id)
    .limit(mostPeople)
    .all()
    .map(asParticipant)

const asParticipant = (person: typeof users.$inferSelect): Participant => ({
  id: person.id,
  name: person.fullName,
  email: person.email,
  staff: isStaff({ kind: 'member', ...person }),
})
