import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { fileUses, messages, notes } from '~/db/schema'
import { openWorkItem } from '~/features/work-item-base/work-items.server'
import { capped, mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import { canUseNotes } from '~/permissions/work'
import type { Work } from '~/shared/kinds'

/**
 * Counts the entries in each view of a work item for its tabs; nothing for none. Posts of a status are no
 * messages. Notes are counted only for people who may read them.
 *
 * @throws DomainError `not-found`
 */
export function countsOf(actor: Actor, work: Work) {
  const workItem = openWorkItem(db, actor, work)
  const { conversationId } = workItem
  const count = (
    table: SQLiteTable & { id: SQLiteColumn; conversationId: SQLiteColumn },
    which?: SQL,
  ) => {
    const found = db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.conversationId, conversationId), which))
      .limit(mostCounted + 1)
      .all().length
    return found === 0 ? undefined : capped(found)
  }
  return {
    messages: count(messages, ne(messages.kind, 'status_change')),
    attachments: count(fileUses),
    ...(canUseNotes(actor, workItem) && { notes: count(notes) }),
  }
}
