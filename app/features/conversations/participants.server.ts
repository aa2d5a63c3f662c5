import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { messages, notes, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { Request } from '~/features/request-base/request-access.server'
import { peopleOfRequest, type RequestPeople } from '~/features/request-base/request-people.server'
import { conversationMessages as say } from '~/messages/conversations'
import { type Actor, isStaff } from '~/permissions/vocabulary'

/** Somebody who takes part in a conversation. */
export type Participant = { id: string; name: string; email: string; staff: boolean }

type Reader = Pick<Tx, 'select' | 'selectDistinct'>

/** At most so many are offered for a mention. */
const mostPeople = 200

/**
 * Who takes part in what is said about a request: its client and their company, its assignee, who
 * follows it, and staff who have written there.
 */
export function participantsOf(
  from: Reader,
  request: Request,
  { clients, staff }: RequestPeople = peopleOfRequest(from, request),
): Participant[] {
  const wrote = from
    .selectDistinct({ id: messages.senderId })
    .from(messages)
    .where(and(eq(messages.conversationId, request.conversationId), isNotNull(messages.senderId)))
    .limit(mostPeople)
    .all()
    .flatMap(({ id }) => id ?? [])
  const found = peopleIn(from, [...clients, ...staff, ...wrote])
  return found.filter((person) => person.staff || clients.includes(person.id))
}

/** Who hears of a note: staff who work on the request, and who have left one there. */
export function noteReadersOf(from: Reader, request: Request, { staff }: RequestPeople): string[] {
  const wrote = from
    .selectDistinct({ id: notes.authorId })
    .from(notes)
    .where(and(eq(notes.conversationId, request.conversationId), isNotNull(notes.authorId)))
    .limit(mostPeople)
    .all()
    .flatMap(({ id }) => id ?? [])
  const found = peopleIn(from, [...staff, ...wrote])
  return found
    .filter(({ id, ...person }) => person.staff && id !== request.userId)
    .map(({ id }) => id)
}

/** Who can be mentioned in a note: all of the staff, without whose own request it is. */
export const staffPeople = (from: Reader, { userId }: Pick<Request, 'userId'>): Participant[] =>
  from
    .select()
    .from(users)
    .where(
      and(or(eq(users.role, 'admin'), eq(users.organization, true)), ne(users.id, userId ?? '')),
    )
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

export type Named = { id: string; name: string; note?: string }

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
