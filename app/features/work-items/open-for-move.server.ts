import { and, desc, eq } from 'drizzle-orm'
import { messages } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { requireMoveRoom } from '~/features/conversations/conversation-limits.server'
import { checkLimits, countAttempt, moveLimits } from '~/features/limits/attempts.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { limits } from '~/permissions/limits'
import { isStaff, type Member } from '~/permissions/vocabulary'
import type { Relation } from '~/shared/status-machine'
import { type AtVersion, openForChange } from './open-for-change.server'

type Asked = AtVersion & {
  /** Relation that permits it. */
  who: Relation
  /** Text that the move posts into the conversation. */
  posts: string
  /** Message with it. */
  message?: string | undefined
}

/**
 * A work item that is about to be moved, as it was when the form was made; null where the same person has
 * done the same with it last: a button that is pressed twice asks for what is.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not; `stale` (409); `moves-full` (422),
 *   `too-many-moves` (429)
 */
export function openForMove(tx: Tx, actor: Member, asked: Asked): WorkItem | null {
  const { who, posts, message, version } = asked
  const allowed = ({ relations }: WorkItem) => {
    if (!relations.includes(who)) throw forbidden()
  }
  const isDone = (workItem: WorkItem) =>
    workItem.version > version &&
    // Words that come with it would be lost.
    !message?.trim() &&
    isLast(tx, workItem, { senderId: actor.id, text: posts })
  const workItem = openForChange(tx, actor, asked, allowed, isDone)
  if (workItem) requireTurnToMove(tx, actor, workItem)
  return workItem
}

/** Each move is kept for good, and tells who takes part. */
function requireTurnToMove(tx: Tx, actor: Member, { conversationId }: WorkItem): void {
  const hourly = moveLimits(actor.id, limits.movesAnHour[isStaff(actor) ? 'staff' : 'member'])
  checkLimits(tx, hourly, 'too-many-moves')
  requireMoveRoom(tx, conversationId)
  countAttempt(tx, hourly)
}

/** Whether this was done to its status last: what is kept of a move is the sentence that it posts. */
function isLast(
  from: Reader,
  workItem: WorkItem,
  move: { senderId: string; text: string },
): boolean {
  const { conversationId } = workItem
  const last = from
    .select({ senderId: messages.senderId, text: messages.text })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.kind, 'status_change')))
    .orderBy(desc(messages.createdAt), desc(messages.rowNumber))
    .limit(1)
    .get()
  return last?.senderId === move.senderId && last.text === move.text
}
