import { sql } from 'drizzle-orm'
import { messages, orders, requests, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/**
 * Keeps with a work item whether its client wrote or answered last: the lists of the studio find by that
 * what waits for them. What was posted by itself is nobody's answer. Runs in the transaction that posts
 * something or takes it back.
 */
export function updateClientAnswered(tx: Tx, conversationId: string): void {
  for (const work of [requests, orders]) {
    tx.run(sql`update ${work} set client_answered = coalesce((
      select ${messages.senderId} = ${work.userId}
          or not (${users.role} = 'admin' or ${users.organization} = 1)
        from ${messages} join ${users} on ${users.id} = ${messages.senderId}
        where ${messages.conversationId} = ${work.conversationId} and ${messages.kind} <> 'auto'
        order by ${messages.createdAt} desc, ${messages.id} desc limit 1), 0)
      where conversation_id = ${conversationId}`)
  }
}
