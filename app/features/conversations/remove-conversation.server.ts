import { eq } from 'drizzle-orm'
import { attachments, conversations, noteAttachments, notes } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { AttachmentFolder } from '~/features/attachments/stored-file'
import { pinsPlace, placeOf, writtenKinds } from '~/features/drafts/places'
import { takeDraftsAt } from '~/features/drafts/take-draft.server'

/**
 * Removes a conversation with its messages, notes and drafts, in the transaction that removes what it
 * is about.
 *
 * @returns its files, which no row names any more
 */
export function removeConversation(tx: Tx, id: string) {
  const files: { folder: AttachmentFolder; file: string }[] = tx
    .select({ folder: attachments.folder, file: attachments.file })
    .from(attachments)
    .where(eq(attachments.conversationId, id))
    .all()
  const ofNotes = tx
    .select({ file: noteAttachments.file })
    .from(noteAttachments)
    .innerJoin(notes, eq(notes.id, noteAttachments.noteId))
    .where(eq(notes.conversationId, id))
    .all()
  const places = writtenKinds.map((kind) => placeOf(kind, id))
  const ofDrafts = takeDraftsAt(tx, [...places, pinsPlace(id)])
  tx.delete(conversations).where(eq(conversations.id, id)).run()
  return [
    ...files,
    ...ofNotes.map(({ file }) => ({ folder: 'attachments' as const, file })),
    ...ofDrafts.map(({ folder, file }) => ({ folder, file })),
  ]
}
