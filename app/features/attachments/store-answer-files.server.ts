import { attachments } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'

/** The files of a draft belong to what was sent from now on, each to the question it answers. */
export function storeAnswerFiles(
  tx: Tx,
  conversationId: string,
  files: readonly DraftFile[],
  uploaderId: string,
): void {
  const createdAt = Date.now()
  for (const { id, field, folder, file, name, type, size } of files) {
    const fieldId = field.replace(/^answer-/, '')
    const stored = { folder, file, name, type, size }
    tx.insert(attachments)
      .values({ id, conversationId, fieldId, ...stored, uploaderId, createdAt })
      .run()
  }
}
