import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lastReads, messages, users } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'

/**
 * The conversations among these whose newest entry is of the other side (of staff: the client has answered,
 * approved or asked for changes) and was not read by the viewer yet. Looks up one entry a conversation.
 */
export function unreadRows(viewer: Member, conversationIds: readonly string[]): Set<string> {
  if (conversationIds.length === 0) return new Set()
  const isOfStaff = sql`(${users.role} = 'admin' or ${users.organization} = 1)`
  const otherSide = isStaff(viewer) ? sql`not ${isOfStaff}` : isOfStaff
  const rows = db.all<{ id: string }>(sql`
    select shown.value as id from json_each(${JSON.stringify(conversationIds)}) shown
    join ${messages} on ${messages.id} = (
      select newest.id from ${messages} newest where newest.conversation_id = shown.value
      order by newest.created_at desc, newest.id desc limit 1)
    join ${users} on ${users.id} = ${messages.senderId}
    left join ${lastReads} on ${lastReads.userId} = ${viewer.id}
      and ${lastReads.conversationId} = shown.value
    where ${otherSide} and ${messages.senderId} <> ${viewer.id}
      and ${messages.createdAt} > coalesce(${lastReads.readAt}, 0)`)
  return new Set(rows.map(({ id }) => id))
}
