import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { attachments, messages, notes } from '~/db/schema'
import { visibleRequest } from '~/features/request-base/request-access.server'
import { capped, mostCounted } from '~/messages/format'
import { canUseRequestNotes } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'

/**
 * How much there is in the views of a request, as its tabs say it; nothing for none. Of notes
 * only who may read them hears.
 *
 * @throws Fault `not-found`
 */
export function countsOf(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const { conversationId } = request
  const count = (table: SQLiteTable & { id: SQLiteColumn; conversationId: SQLiteColumn }) => {
    const found = db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.conversationId, conversationId))
      .limit(mostCounted + 1)
      .all().length
    return found === 0 ? undefined : capped(found)
  }
  return {
    messages: count(messages),
    attachments: count(attachments),
    ...(canUseRequestNotes(actor, request) && { notes: count(notes) }),
  }
}
