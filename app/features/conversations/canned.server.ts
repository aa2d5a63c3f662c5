import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { cannedResponses } from '~/db/schema'
import { openAsMember } from '~/features/grounds/grounds.server'
import { nameOf } from '~/features/user-access/name-of.server'
import type { Ground } from '~/features/work-base/ground'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { filledIn } from '~/work/canned'
import type { Work, WorkKind } from '~/work/kinds'

/** At most so many are offered. */
const mostOffered = 500

/** The canned responses that somebody can insert into a message about a kind of work: staff only. */
export function cannedChoices(actor: Actor, kind: WorkKind): { id: string; name: string }[] {
  if (!isStaff(actor)) return []
  return db
    .select({ id: cannedResponses.id, name: cannedResponses.name })
    .from(cannedResponses)
    .where(eq(cannedResponses.type, kind))
    .orderBy(asc(cannedResponses.name), asc(cannedResponses.id))
    .limit(mostOffered)
    .all()
}

/**
 * A canned response for a piece of work, its variables filled in. What is unknown stays as it is, so that
 * whoever sends it sees it.
 *
 * @returns null when there is none, or it is not theirs to use
 */
export function cannedText(member: Member, ground: Ground, id: string): string | null {
  if (!isStaff(member)) return null
  const found = db
    .select({ text: cannedResponses.text })
    .from(cannedResponses)
    .where(and(eq(cannedResponses.id, id), eq(cannedResponses.type, ground.kind)))
    .get()
  if (!found) return null
  return filledIn(found.text, {
    ...ground.variables,
    'client.fullName': nameOf(db, ground.userId) ?? undefined,
    'staff.fullName': nameOf(db, member.id) ?? undefined,
  })
}

/** The same by the piece of work. @throws DomainError `not-found` */
export function cannedFor(actor: Actor, work: Work, id: string): string | null {
  const { ground, member } = openAsMember(db, actor, work)
  return cannedText(member, ground, id)
}
