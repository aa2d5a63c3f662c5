import { eq, inArray } from 'drizzle-orm'
import { fileUses, notes } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { emit } from '~/features/events/emit.server'
import { noteEvents } from '~/features/events/event-types/conversations'
import { addFileUses, dropUses, listUses } from '~/features/files/file-uses.server'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { getParticipants } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { canChangeNote } from '~/permissions/work'
import type { Work } from '~/shared/kinds'
import { requireNoteFileRoom } from './conversation-limits.server'
import { isBlank, type MessageInput, parseMessage, withLooks } from './message-body.server'
import { findNote } from './notes.server'
import { staffPeople } from './participants.server'

type Change = MessageInput & {
  work: Work
  id: string
  version: number
  /** Ids of its files that are removed. */
  drop?: readonly string[]
  /** The draft whose files are added. */
  draftId?: string
}

/**
 * Changes one's own note, its words and its files; it is marked as edited, and nobody is notified
 * again.
 *
 * @returns the names of the files that went, to be removed
 * @throws DomainError `not-found`, 403, `stale` (409); `files-full` (422); `message-empty` and those of `cleanHtml` (400)
 */
export function editNote(actor: Actor, { drop = [], draftId, ...input }: Change): string[] {
  return transaction((tx) => {
    const { workItem, member, note } = findNote(tx, actor, input)
    if (!canChangeNote(member, note)) throw forbidden()
    expectVersion(note, input.version, { text: note.text })
    const written = parseMessage(withLooks(input, note.html), staffPeople(tx, workItem))
    const { left, gone } = dropFiles(tx, note.id, drop)
    const added = draftId ? consumeDraft(tx, draftId) : []
    requireNoteFileRoom(tx, workItem.conversationId, added)
    addFileUses(tx, added, { noteId: note.id })
    if (isBlank(written) && left + added.length === 0) {
      throw new DomainError('message-empty', 400, { field: 'text' })
    }
    const { html, text } = written
    if (html === note.html && added.length + gone.length === 0) return []
    tx.update(notes)
      .set({ html, text, version: note.version + 1, editedAt: Date.now() })
      .where(eq(notes.id, note.id))
      .run()
    const people = getParticipants(tx, workItem)
    emit(tx, member, noteEvents[workItem.kind].updated, { work: workItem, people, note })
    return gone
  })
}

/** @returns how many files a note has left, and those that are gone */
function dropFiles(tx: Tx, noteId: string, drop: readonly string[]) {
  const all = listUses(tx, eq(fileUses.noteId, noteId))
  const dropped = all.filter(({ id }) => drop.includes(id)).map(({ id }) => id)
  const gone = dropUses(tx, inArray(fileUses.id, dropped)).map(({ file }) => file)
  return { left: all.length - gone.length, gone }
}
