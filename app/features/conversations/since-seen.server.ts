import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { messages } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { WorkItem } from '~/features/work-item-base/work-item'

/** State a form was made from: the last entry on its screen, the version of its work. */
export type Seen = { seen: string; version: number }

/** New entries that are shown. */
const most = 50

/**
 * The ids of what others have posted in a conversation since somebody saw it, the newest first.
 *
 * @param seen id of the last entry they saw, which may be gone since; empty means all there is
 */
export function newerThan(
  from: Reader,
  { conversationId }: Pick<WorkItem, 'conversationId'>,
  seen: string,
  actorId: string,
): string[] {
  const others = or(isNull(messages.senderId), ne(messages.senderId, actorId))
  return from
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        // Ids made later sort later.
        gt(messages.id, seen),
        others,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)
    .all()
    .map(({ id }) => id)
}

/** Whether something happened there that a form does not know of. */
export const happenedSince = (
  from: Reader,
  workItem: WorkItem,
  { seen, version }: Seen,
  actorId: string,
): boolean => workItem.version !== version || newerThan(from, workItem, seen, actorId).length > 0
