import { messages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import { updateClientAnswered } from './client-answered.server'
import { parseMessage } from './message-body.server'

/**
 * Posts plain words into a conversation as a message, in the transaction of what they belong to: they
 * cannot be taken back without it. An empty line begins a paragraph.
 *
 * @returns the id of the message
 */
export function postText(
  tx: Tx,
  {
    kind = 'message',
    about,
    ...post
  }: {
    conversationId: string
    /** Null when nobody is named as its sender. */
    senderId: string | null
    text: string
    /** Their subject, put before them in plain words. */
    about?: string
    /** `auto`: it is posted by itself. */
    kind?: 'message' | 'auto'
  },
): string {
  const id = newId()
  const { conversationId, senderId } = post
  const { html, text: words } = parseMessage({ text: post.text, format: 'text' }, [])
  const text = about ? `${about}: ${words}` : words
  const createdAt = Date.now()
  tx.insert(messages).values({ id, conversationId, senderId, kind, html, text, createdAt }).run()
  updateClientAnswered(tx, conversationId)
  return id
}
