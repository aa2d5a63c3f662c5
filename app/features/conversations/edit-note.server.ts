import { eq } from 'drizzle-orm'
import { notes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { noteEvents } from '~/features/events/kinds/conversations'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import type { Actor } from '~/permissions/vocabulary'
import { canChangeNote } from '~/permissions/work'
import type { Work } from '~/work/kinds'
import { findNote } from './notes.server'
import { staffPeople } from './participants.server'
import { isBlank, readWritten, type Written } from './written.server'

/**
 * Changes the words of one's own note; it is marked as edited, and nobody is notified again.
 *
 * @throws Fault `not-found`, 403, `stale` (409); `message-empty` and those of `cleanHtml` (400)
 */
export function editNote(
  actor: Actor,
  input: Written & { work: Work; id: string; version: number },
): void {
  transaction((tx) => {
    const { ground, note } = findNote(tx, actor, input)
    if (!canChangeNote(actor, note)) throw forbidden()
    expectVersion(note, input.version, { text: note.text })
    const written = readWritten(input, staffPeople(tx, ground))
    if (isBlank(written)) throw new Fault('message-empty', 400, { field: 'text' })
    const { html, text } = written
    if (html === note.html) return
    tx.update(notes)
      .set({ html, text, version: note.version + 1, editedAt: Date.now() })
      .where(eq(notes.id, note.id))
      .run()
    const people = peopleOfGround(tx, ground)
    happen(tx, actor, noteEvents[ground.kind].updated, { work: ground, people, note })
  })
}
