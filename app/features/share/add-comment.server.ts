import { and, eq } from 'drizzle-orm'
import { collaborators, pageNotes, pages, projects } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
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
import { pageNoteMessages as say } from '~/messages/notes'
import { newId } from '~/platform/ids.server'
import { findShared } from './find-share.server'

type Comment = {
  token: string
  pageId: string
  name: string
  text: string
  /** Filled in by programs only: then nothing is kept, and nobody is told. */
  website?: string
  idempotencyKey?: IdempotencyKey | undefined
  /** Network address of the sender. */
  address: string
}

/**
 * Adds a comment by a visitor of the shared preview: it is among the notes of the page, and its owner and
 * collaborators are notified.
 *
 * @throws DomainError `not-found` when the link is not (any more) one, `comments-off` (403),
 *   `too-many-tries` (429), `notes-full` (409)
 */
export function addComment(input: Comment): void {
  transaction((tx) => {
    const shared = findShared(input.token)
    if (!shared.comments) throw new DomainError('comments-off', 403)
    const page = tx
      .select({ id: pages.id, name: pages.name })
      .from(pages)
      .where(and(eq(pages.id, input.pageId), eq(pages.projectId, shared.id)))
      .get()
    if (!page) throw notFound()
    if (input.website) return
    const sending = untilDeleted(pageNotes, inScope(`comment:${shared.id}`, input.idempotencyKey))
    idempotent(tx, sending, () => {
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
          createdAt: Date.now(),
        })
        .run()
      emit(tx, 'visitor', pageNoteEvents.leftByVisitor, {
        subjectId: id,
        page: { ...page, projectId: shared.id },
        project: shared,
        visitor: say.visitor(input.name),
        text: input.text,
        recipients: participantsOf(tx, shared.id),
      })
      return id
    })
  })
}

/** The owner of a project and its active collaborators. */
function participantsOf(tx: Tx, projectId: string): string[] {
  const owner = tx
    .select({ id: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId))
    .get()
  const others = tx
    .select({ id: collaborators.userId })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), eq(collaborators.status, 'active')))
    .all()
  return [...(owner?.id ? [owner.id] : []), ...others.map(({ id }) => id)]
}
