import { and, eq } from 'drizzle-orm'
import { pageNotes, pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { checkLimits, commentLimits, countAttempt } from '~/features/accounts/attempts.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { Fault, notFound } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { findShared } from './find-share.server'

type Comment = {
  token: string
  pageId: string
  name: string
  text: string
  /** Filled in by programs only: then nothing is kept, and nobody is told. */
  website?: string
  key?: string
  /** Where it is sent from. */
  address: string
}

/**
 * A visitor of the shared preview leaves a comment: it stands among the notes of the page.
 *
 * @throws Fault `not-found` when the link is not (any more) one, `comments-off` (403),
 *   `too-many-tries` (429)
 */
export function addComment(input: Comment): void {
  transaction((tx) => {
    const shared = findShared(input.token)
    if (!shared.comments) throw new Fault('comments-off', 403)
    const page = tx
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.id, input.pageId), eq(pages.projectId, shared.id)))
      .get()
    if (!page) throw notFound()
    if (input.website) return
    once(tx, input.key, `comment:${shared.id}`, () => {
      const limits = commentLimits(shared.id, input.address)
      checkLimits(tx, limits)
      countAttempt(tx, limits)
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
      record(tx, {
        collection: 'page_notes',
        document: id,
        action: 'left by a visitor',
        user: 'guest:share',
      })
      publish(tx, `project:${shared.id}`)
    })
  })
}
