import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { cannedResponses } from '~/db/schema'
import { findName } from '~/features/user-access/find-name.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { filledIn } from '~/shared/canned'
import type { Work, WorkKind } from '~/shared/kinds'

/** Most that are offered. */
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
 * A canned response for a work item, its variables filled in. Unknown ones stay as they are, so that the
 * sender sees them.
 *
 * @returns null when there is none, or it is not theirs to use
 */
export function cannedText(member: Member, workItem: WorkItem, id: string): string | null {
  if (!isStaff(member)) return null
  const found = db
    .select({ text: cannedResponses.text })
    .from(cannedResponses)
    .where(and(eq(cannedResponses.id, id), eq(cannedResponses.type, workItem.kind)))
    .get()
  if (!found) return null
  return filledIn(found.text, {
    ...workItem.variables,
    'client.fullName': findName(db, workItem.userId) ?? undefined,
    'staff.fullName': findName(db, member.id) ?? undefined,
  })
}

/** The same by the work item. @throws DomainError `not-found` */
export function cannedFor(actor: Actor, work: Work, id: string): string | null {
  const { workItem, member } = openAsMember(db, actor, work)
  return cannedText(member, workItem, id)
}
