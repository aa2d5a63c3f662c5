import { db } from '~/db/client.server'
import { forbidden } from '~/domain-error'
import { noteFilesDraftKey } from '~/features/drafts/draft-keys'
import { type SavedDraft, saveDraft } from '~/features/drafts/save-draft.server'
import type { Actor } from '~/permissions/vocabulary'
import { canChangeNote } from '~/permissions/work'
import type { Work } from '~/shared/kinds'
import { findNote } from './notes.server'
import { filesSent } from './save-message-draft.server'

/**
 * Keeps the files that are added to one's own note, until its form is saved: whatever is wrong with its
 * words, they need not be chosen again.
 *
 * @throws DomainError `not-found`, 403, and as `saveDraft`
 */
export async function keepNoteFiles(
  actor: Actor,
  at: { work: Work; id: string },
  form: FormData,
): Promise<SavedDraft> {
  const { workItem, member, note } = findNote(db, actor, at)
  if (!canChangeNote(member, note)) throw forbidden()
  return saveDraft(member, {
    draftKey: noteFilesDraftKey(workItem.conversationId, note.id),
    values: {},
    uploads: filesSent(form),
    forget: form.getAll('forget').flatMap((id) => (typeof id === 'string' ? id : [])),
  })
}
