import { eq } from 'drizzle-orm'
import { fileUses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { messageEvents, noteEvents } from '~/features/events/event-types/conversations'
import { dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { getParticipants } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { canDeleteAttachment } from '~/permissions/work'
import type { Work } from '~/shared/kinds'
import { findAttachment } from './attachments.server'

/**
 * Deletes a file of a conversation; what was written with it stays.
 *
 * @throws DomainError `not-found`, 403
 */
export async function deleteAttachment(
  actor: Actor,
  at: { work: Work; id: string },
): Promise<void> {
  const gone = transaction((tx) => {
    const { workItem, file } = findAttachment(tx, actor, at)
    if (!canDeleteAttachment(actor, workItem.relations, file)) throw forbidden()
    const facts = {
      work: workItem,
      people: getParticipants(tx, workItem),
      details: { name: file.name },
    }
    dropUses(tx, eq(fileUses.id, file.id))
    if (file.noteId !== null) {
      emit(tx, actor, noteEvents[workItem.kind].fileDeleted, {
        ...facts,
        note: { id: file.noteId },
      })
    } else {
      emit(tx, actor, messageEvents[workItem.kind].attachmentDeleted, facts)
    }
    return file
  })
  await removeFiles([gone.file])
}
