import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import { limits } from '~/permissions/limits'
import type { Actor, Member } from '~/permissions/vocabulary'
import { log } from '~/platform/log.server'
import type { Work } from '~/shared/kinds'
import { cleanedIn, isMessage, type Outgoing, outgoingOf, workOfOutgoing } from './outgoing.server'
import { type Audience, getAudience } from './participants.server'
import { postMessage } from './post-message.server'
import { postPin } from './post-pin.server'
import { putBack } from './take-back.server'

/** Milliseconds after which what could not go out is tried again: as many as it has waited, within these. */
const firstPause = 60_000
const longestPause = 60 * 60_000

/**
 * Sends something that could be taken back until now. What fails keeps nothing else.
 *
 * @returns whether there may be more
 */
export function sendDue(now = Date.now()): boolean {
  const due = db
    .select({ id: drafts.id, savedAt: drafts.savedAt })
    .from(drafts)
    .where(and(isNotNull(drafts.sendAt), lte(drafts.sendAt, now)))
    .orderBy(asc(drafts.sendAt), asc(drafts.id))
    .limit(1)
    .get()
  if (!due) return false
  const { id, savedAt } = due
  try {
    transaction((tx) => {
      const outgoing = sendIfOpen(tx, id)
      if (outgoing?.userId) putBack(tx, { id: outgoing.userId }, outgoing)
    })
  } catch (error) {
    log.warn({ err: error, draft: id }, 'what was sent could not go out yet')
    const pause = Math.max(firstPause, Math.min(now - savedAt, longestPause))
    db.update(drafts)
      .set({ sendAt: now + pause })
      .where(eq(drafts.id, id))
      .run()
  }
  return true
}

/** Makes room for one more: beyond `limits.outgoing` the oldest go out, so that no press has many to send. */
export function sendOldest(tx: Tx, member: Pick<Member, 'id'>): void {
  const own = waitingOf(tx, member.id)
  for (const { id } of own.slice(0, Math.max(0, own.length - limits.outgoing + 1))) {
    sendIfOpen(tx, id)
  }
}

/** Messages that somebody can still take back anywhere, the oldest first. */
const waitingOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isNotNull(drafts.sendAt)))
    .orderBy(asc(drafts.sendAt), asc(drafts.id))
    .all()

/** Sends all that somebody could still take back, in the transaction that closes their account. */
export function sendAllOf(tx: Tx, userId: string): void {
  for (const { id } of waitingOf(tx, userId)) sendIfOpen(tx, id)
}

/**
 * Sends nothing for somebody who may not open the work any more.
 *
 * @returns what was not sent, if anything
 */
function sendIfOpen(tx: Tx, id: string): Outgoing | null {
  const outgoing = tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), isNotNull(drafts.sendAt)))
    .get()
  if (!outgoing?.userId) return null
  const sender = tx.select().from(users).where(eq(users.id, outgoing.userId)).get()
  const opened = sender && openedBy(tx, { kind: 'member', ...sender }, workOfOutgoing(outgoing))
  if (!opened) return outgoing
  sendOutgoing(tx, opened.member, opened.workItem, outgoing)
  return null
}

function openedBy(tx: Tx, member: Member, work: Work) {
  try {
    return openAsMember(tx, member, work)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Lets others see what was sent: from here on it stays. @returns the id of the message */
export function sendOutgoing(
  tx: Tx,
  member: Member,
  workItem: WorkItem,
  outgoing: Outgoing,
  { people, recipients }: Audience = getAudience(tx, workItem, member),
): string {
  if (!isMessage(outgoing)) return postPin(tx, member, workItem, outgoing, { people, recipients })
  const written = cleanedIn(outgoing)
  const files = consumeDraft(tx, outgoing.id)
  return postMessage(tx, member, { workItem, people, recipients, written, files })
}

/** Sends what somebody has said in a conversation so far, in the transaction of what comes after it. */
export function sendSaid(tx: Tx, member: Member, workItem: WorkItem): void {
  for (const outgoing of outgoingOf(tx, member, workItem.conversationId)) {
    sendOutgoing(tx, member, workItem, outgoing)
  }
}

/**
 * Sends at once what could still be taken back.
 *
 * @returns the id of the message; null where it did not wait any more
 * @throws DomainError `not-found`
 */
export function sendNow(actor: Actor, { work, id }: { work: Work; id: string }): string | null {
  return transaction((tx) => {
    const { workItem, member } = openAsMember(tx, actor, work)
    const said = outgoingOf(tx, member, workItem.conversationId)
    const last = said.findIndex((one) => one.id === id)
    // Keeps the order in which messages were sent.
    const sent = said.slice(0, last + 1).map((one) => sendOutgoing(tx, member, workItem, one))
    return sent.at(-1) ?? null
  })
}
