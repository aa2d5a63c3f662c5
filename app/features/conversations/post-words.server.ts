import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import { readWritten } from './written.server'

/**
 * Posts plain words into a conversation as a message, in the transaction of what they belong to: they
 * cannot be taken back without it. An empty line begins a paragraph.
 *
 * @returns the id of the message
 */
export function postWords(
  tx: Tx,
  { conversationId, senderId, text }: { conversationId: string; senderId: string; text: string },
): string {
  const id = newId()
  const { html, text: words } = readWritten({ text, format: 'text' }, [])
  const createdAt = Date.now()
  tx.insert(messages)
    .values({ id, conversationId, senderId, kind: 'message', html, text: words, createdAt })
    .run()
  return id
}
