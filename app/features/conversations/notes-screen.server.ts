import { db } from '~/db/client.server'
import { forbidden } from '~/faults'
import { findDraft } from '~/features/drafts/find-draft.server'
import { notePlace } from '~/features/drafts/places'
import type { Place } from '~/features/lists/place'
import { canChangeRequestNote } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { filledWith } from './messages-screen.server'
import { findNote, listNotes, notesGround } from './notes.server'
import { namesToMention, staffPeople } from './participants.server'

/**
 * The internal notes of a request and the form for another one: staff's own.
 *
 * @throws Fault `not-found`, also for its client
 */
export function notesOf(actor: Actor, requestId: string, place: Place = null) {
  const request = notesGround(db, actor, requestId)
  if (actor.kind !== 'member') throw forbidden()
  const draft = findDraft(db, actor, notePlace(request.conversationId))
  const people = staffPeople(db, request).filter(({ id }) => id !== actor.id)
  return {
    requestId,
    number: request.number,
    title: request.title,
    ...listNotes(actor, requestId, place),
    form: {
      key: newId(),
      ...filledWith(draft, null),
      people: namesToMention(actor, people),
    },
  }
}

/** A note as the form shows it that changes it. @throws Fault `not-found` */
export function noteForm(actor: Actor, at: { requestId: string; id: string }) {
  const { note } = findNote(db, actor, at)
  const { id, html, text, version } = note
  return {
    requestId: at.requestId,
    id,
    html,
    words: text,
    version,
    mayEdit: canChangeRequestNote(actor, note),
  }
}
