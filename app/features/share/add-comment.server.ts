import { pageNotes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageNoteEvents } from '~/features/events/event-types/pages'
import {
  type IdempotencyKey,
  idempotent,
  inScope,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { checkLimits, commentLimits, countAttempt } from '~/features/limits/attempts.server'
import { refuseMoreNotes } from '~/features/pages/count-page-notes.server'
import { numberedSections } from '~/features/pages/page-comments.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { newId } from '~/platform/ids.server'
import type { Point } from '~/shared/picture-point'
import { type PageOfLink, pageForVisitors, participantsOf } from './page-for-visitors.server'

type Comment = PageOfLink & {
  name: string
  text: string
  /** What it is about; empty or left out for the whole page. */
  section?: string | undefined
  /** The point of the section; its upper left corner when none was chosen. */
  place?: Point | null
  /** Filled in by programs only: then nothing is kept, and nobody is told. */
  website?: string | undefined
  idempotencyKey?: IdempotencyKey | undefined
  /** Network address of the sender. */
  address: string
}

/**
 * Adds a comment by a visitor of the shared preview: it is among the notes of the page, and its owner and
 * collaborators are notified.
 *
 * @returns its id; null for what a program sent
 * @throws DomainError `not-found` when the link is not (any more) one, `comments-off` (403),
 *   `shared-page-gone` (404), `comment-section-gone` (409), `too-many-tries` (429), `notes-full` (409)
 */
export function addComment(input: Comment): string | null {
  return transaction((tx) => {
    const { shared, page } = pageForVisitors(tx, input)
    if (input.website) return null
    const sending = untilDeleted(pageNotes, inScope(`comment:${shared.id}`, input.idempotencyKey))
    return idempotent(tx, sending, () => {
      const sectionId = input.section || null
      if (sectionId && !numberedSections(page).some(({ id }) => id === sectionId)) {
        throw new DomainError('comment-section-gone', 409, { field: 'section' })
      }
      const limits = commentLimits(shared.id, input.address)
      checkLimits(tx, limits)
      countAttempt(tx, limits)
      refuseMoreNotes(page.id)
      const id = newId()
      tx.insert(pageNotes)
        .values({
          id,
          pageId: page.id,
          visitorName: input.name,
          text: input.text,
          sectionId,
          ...(sectionId && (input.place ?? { x: 0, y: 0 })),
          createdAt: Date.now(),
        })
        .run()
      emit(tx, 'visitor', pageNoteEvents.leftByVisitor, {
        subjectId: id,
        page,
        project: shared,
        visitor: say.visitor(input.name),
        text: input.text,
        recipients: participantsOf(tx, shared.id),
      })
      return id
    })
  })
}
