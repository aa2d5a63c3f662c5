import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { notesGround } from './notes-ground.server'

/** Leaves a note on a page. @throws Fault `not-found`; 403 for guests */
export function addNote(
  actor: Actor,
  input: { projectId: string; pageId: string; text: string; key?: string },
): { noteId: string } {
  return transaction((tx) => {
    const { project, page } = notesGround(actor, input.projectId, input.pageId)
    if (actor.kind === 'guest') throw forbidden()
    return once(tx, input.key, `note:${actor.id}`, () => {
      const id = newId()
      tx.insert(pageNotes)
        .values({
          id,
          pageId: page.id,
          authorId: actor.id,
          text: input.text,
          createdAt: Date.now(),
        })
        .run()
      const user = actorKey(actor)
      recordOnPage(tx, page, { collection: 'page_notes', document: id, action: 'created', user })
      publish(tx, `project:${project.id}`)
      return { noteId: id }
    })
  })
}
