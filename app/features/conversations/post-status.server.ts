import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import { updateClientAnswered } from './client-answered.server'

type Status = {
  conversationId: string
  /** Person who changed the status; null when it changed by itself. */
  senderId: string | null
  /** Text after their name, e.g. `paused the request`. */
  text: string
}

/**
 * Posts a change of status into a conversation, in the transaction of the change.
 *
 * @returns the id of the message
 */
export function postStatus(tx: Tx, { conversationId, senderId, text }: Status): string {
  const id = newId()
  // The table keeps markup and words of every message; of a status there are only words.
  const words = { html: text, text }
  const createdAt = Date.now()
  tx.insert(messages)
    .values({ id, conversationId, senderId, kind: 'status_change', ...words, createdAt })
    .run()
  updateClientAnswered(tx, conversationId)
  return id
}
