import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts, users } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import { messageDraftKey } from '~/features/drafts/draft-keys'
import { emit } from '~/features/events/emit.server'
import { presenceEvents } from '~/features/events/event-types/presence'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { newerThan } from './since-seen.server'

/** Milliseconds without typing after which somebody counts as no longer writing. */
export const writingFor = 10_000
/** Names that are shown. */
const mostNamed = 3

/**
 * Answers an open page that heard of an event: how much came since it was drawn, and who else is writing a
 * message now. Notes are left out.
 *
 * @param seen the last entry on the page
 * @throws DomainError `not-found`
 */
export function newsOf(actor: Actor, work: Work, seen: string) {
  const { workItem, member } = openAsMember(db, actor, work)
  return {
    newer: newerThan(db, workItem, seen, member.id).length,
    writing: whoWrites(member, workItem.conversationId),
  }
}

/** The names of who else has typed a message just now: their drafts say so, no row is made for it. */
export const whoWrites = (actor: Member, conversationId: string, now = Date.now()): string[] =>
  db
    .select({ name: users.fullName, values: drafts.values })
    .from(drafts)
    .innerJoin(users, eq(users.id, drafts.userId))
    .where(
      and(
        eq(drafts.draftKey, messageDraftKey(conversationId)),
        gt(drafts.savedAt, now - writingFor),
        ne(drafts.userId, actor.id),
      ),
    )
    .orderBy(desc(drafts.savedAt))
    .limit(mostNamed)
    .all()
    // A draft that was taken back does not count as typed just now.
    .flatMap(({ name, values }) => (values.text && values.writer !== '' ? [name] : []))

/** When somebody has typed a message here last; 0 for never. */
export const typedLast = (from: Reader, userId: string, draftKey: string): number =>
  from
    .select({ at: drafts.savedAt })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.draftKey, draftKey)))
    .get()?.at ?? 0

/**
 * Tells the open pages that somebody has begun to write a message: once, until they rest for a while.
 *
 * @param before when they had typed last
 */
export function tellWriting(actor: Member, work: Work, before: number): void {
  if (Date.now() - before < writingFor) return
  transaction((tx) =>
    emit(tx, actor, presenceEvents.writing, { subjectId: work.id, kind: work.kind }),
  )
}
