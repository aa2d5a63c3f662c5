import { and, eq, gte } from 'drizzle-orm'
import { messages, notes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { WrittenKind } from '~/features/drafts/draft-keys'
import { firstSentAt, type IdempotencyKey } from '~/features/form-input/idempotency.server'

/** Milliseconds within which a sending is recorded after its message. */
const noted = 5000

/**
 * Whether a form was sent with just these words, however long ago: who never heard of it has them saved
 * once more.
 *
 * @param text the words as plain ones
 */
export function wasSentBefore(
  from: Reader,
  said: { kind: WrittenKind; conversationId: string; authorId: string; text: string },
  idempotencyKey: IdempotencyKey | undefined,
): boolean {
  const sentAt = firstSentAt(from, idempotencyKey)
  if (sentAt === null) return false
  const { kind, conversationId, authorId, text } = said
  const [table, author] =
    kind === 'note' ? [notes, notes.authorId] : ([messages, messages.senderId] as const)
  return (
    from
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.conversationId, conversationId),
          eq(author, authorId),
          eq(table.text, text),
          gte(table.createdAt, sentAt - noted),
        ),
      )
      .get() !== undefined
  )
}
