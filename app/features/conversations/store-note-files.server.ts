import { noteAttachments } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/** The files of a draft belong to a note from now on. */
export function storeNoteFiles(
  tx: Tx,
  { id: uploaderId }: Pick<Member, 'id'>,
  noteId: string,
  files: readonly DraftFile[],
): void {
  const createdAt = Date.now()
  for (const { file, name, type, size } of files) {
    tx.insert(noteAttachments)
      .values({ id: newId(), noteId, file, name, type, size, uploaderId, createdAt })
      .run()
  }
}
