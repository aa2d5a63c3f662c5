import { db } from '~/db/client.server'
import { noteDraftKey, noteFilesDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import type { PageStart } from '~/features/lists/page-start'
import type { Actor } from '~/permissions/vocabulary'
import { canChangeNote } from '~/permissions/work'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/shared/kinds'
import { filledWith } from './messages-screen.server'
import { filesOfNotes, findNote, listNotes, openNotes } from './notes.server'
import { namesToMention, staffPeople } from './participants.server'

/**
 * The internal notes of a work item and the form for another one: staff's own.
 *
 * @throws DomainError `not-found`, also for its client
 */
export function notesOf(actor: Actor, work: Work, place: PageStart = null) {
  const { workItem, member } = openNotes(db, actor, work)
  const draft = findDraft(db, member, noteDraftKey(workItem.conversationId))
  const people = staffPeople(db, workItem).filter(({ id }) => id !== member.id)
  return {
    work,
    number: workItem.number,
    title: workItem.title,
    ...listNotes(member, work, place),
    form: {
      key: newId(),
      ...filledWith(draft, null),
      people: namesToMention(member, people),
    },
  }
}

/** A note as the form shows it that changes it. @throws DomainError `not-found` */
export function noteForm(actor: Actor, at: { work: Work; id: string }) {
  const { workItem, member, note } = findNote(db, actor, at)
  const { id, html, text, version } = note
  const added = findDraft(db, member, noteFilesDraftKey(workItem.conversationId, id))
  return {
    work: at.work,
    id,
    html,
    words: text,
    version,
    files: filesOfNotes([id]).map(({ id, name }) => ({ id, name })),
    added: (added?.files ?? []).map(({ id, name, size }) => ({ id, name, size })),
    mayEdit: canChangeNote(member, note),
  }
}
