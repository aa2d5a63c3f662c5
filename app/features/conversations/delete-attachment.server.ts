import { eq } from 'drizzle-orm'
import { attachments, noteAttachments } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { messageEvents, requestNoteEvents } from '~/features/events/kinds/conversations'
import { peopleOfRequest } from '~/features/request-base/request-people.server'
import { canDeleteAttachment } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { findAttachment } from './attachments.server'

/**
 * Deletes a file of a request; what was written with it stays.
 *
 * @throws Fault `not-found`, 403
 */
export async function deleteAttachment(
  actor: Actor,
  at: { requestId: string; id: string },
): Promise<void> {
  const gone = transaction((tx) => {
    const { request, file } = findAttachment(tx, actor, at)
    if (!canDeleteAttachment(actor, request, file)) throw forbidden()
    const facts = {
      request,
      people: peopleOfRequest(tx, request),
      details: { name: file.name },
    }
    if (file.noteId !== null) {
      tx.delete(noteAttachments).where(eq(noteAttachments.id, file.id)).run()
      happen(tx, actor, requestNoteEvents.fileDeleted, { ...facts, note: { id: file.noteId } })
    } else {
      tx.delete(attachments).where(eq(attachments.id, file.id)).run()
      happen(tx, actor, messageEvents.attachmentDeleted, facts)
    }
    return file
  })
  await removePicture(gone.folder, gone.file)
}
