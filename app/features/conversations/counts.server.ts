import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { attachments, messages, notes } from '~/db/schema'
import { openGround } from '~/features/grounds/grounds.server'
import { capped, mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import { canUseNotes } from '~/permissions/work'
import type { Work } from '~/work/kinds'

/**
 * How much there is in the views of a piece of work, as its tabs say it; nothing for none. Of notes
 * only who may read them hears.
 *
 * @throws Fault `not-found`
 */
export function countsOf(actor: Actor, work: Work) {
  const ground = openGround(db, actor, work)
  const { conversationId } = ground
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
    ...(canUseNotes(actor, ground) && { notes: count(notes) }),
  }
}
