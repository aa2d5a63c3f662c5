import { eq } from 'drizzle-orm'
import { fileUses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { messageEvents, noteEvents } from '~/features/events/event-types/conversations'
import { dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import type { Actor } from '~/permissions/vocabulary'
import { canDeleteAttachment } from '~/permissions/work'
import type { Work } from '~/work/kinds'
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
    const { ground, file } = findAttachment(tx, actor, at)
    if (!canDeleteAttachment(actor, ground.relations, file)) throw forbidden()
    const facts = {
      work: ground,
      people: peopleOfGround(tx, ground),
      details: { name: file.name },
    }
    dropUses(tx, eq(fileUses.id, file.id))
    if (file.noteId !== null) {
      emit(tx, actor, noteEvents[ground.kind].fileDeleted, {
        ...facts,
        note: { id: file.noteId },
      })
    } else {
      emit(tx, actor, messageEvents[ground.kind].attachmentDeleted, facts)
    }
    return file
  })
  await removeFiles([gone.file])
}
