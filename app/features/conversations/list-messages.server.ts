import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, messages, users } from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { cameOfItself } from '~/messages/orders'
import { userMessages } from '~/messages/users'
import type { Member } from '~/permissions/vocabulary'
import { listPicturePins } from './list-picture-pins.server'
import { readUntil } from './read-marks.server'
import { shownFile } from './shown-file'

const pageSize = 30

const fields = {
  id: messages.id,
  kind: messages.kind,
  html: messages.html,
  senderId: messages.senderId,
  createdAt: messages.createdAt,
  sender: users.fullName,
  avatar: users.avatar,
}

/**
 * The messages of a work item that somebody may open, the oldest first; the last of them, or a page
 * before. `isNew`: somebody else's, since they read here last. `sender`: null for what came of itself.
 */
export function listMessages(actor: Member, workItem: WorkItem, place: PageStart = null) {
  const { rows, previous, next } = readPage({
    select: db
      .select(fields)
      .from(messages)
      .leftJoin(users, eq(users.id, messages.senderId))
      .$dynamic(),
    where: eq(messages.conversationId, workItem.conversationId),
    sort: newestFirst(messages.createdAt, messages.id),
    place,
    size: pageSize,
  })
  return { rows: shown(actor, workItem, rows.reverse()), earlier: next, later: previous }
}

/** These messages of its conversation, the oldest first. */
export function messagesById(actor: Member, workItem: WorkItem, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = db
    .select(fields)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(
      and(eq(messages.conversationId, workItem.conversationId), inArray(messages.id, [...ids])),
    )
    .orderBy(messages.createdAt, messages.id)
    .all()
  return shown(actor, workItem, rows)
}

type Row = Pick<typeof messages.$inferSelect, 'id' | 'kind' | 'html' | 'senderId' | 'createdAt'> & {
  sender: string | null
  avatar: string | null
}

/** Whether nobody said it, so that there is no name to it. */
const isAlone = ({ kind, html }: Pick<Row, 'kind' | 'html'>): boolean =>
  kind === 'status_change' && cameOfItself(html)

function shown(actor: Member, workItem: WorkItem, rows: readonly Row[]) {
  const read = readUntil(actor.id, workItem.conversationId)
  const ids = rows.map(({ id }) => id)
  const files = ids.length === 0 ? [] : filesOf(ids)
  const pins = listPicturePins(ids)
  return rows.map(({ senderId, sender, ...row }) => ({
    ...row,
    sender: sender ?? (isAlone(row) ? null : userMessages.deletedUser),
    isNew: read !== null && row.createdAt > read && senderId !== actor.id,
    /** The place in a picture that it is about. */
    pin: pins.get(row.id) ?? null,
    files: files.filter(({ messageId }) => messageId === row.id).map(shownFile),
  }))
}

export type ShownMessage = ReturnType<typeof shown>[number]

const filesOf = (ids: string[]) => listUses(db, inArray(fileUses.messageId, ids))
