import { and, eq } from 'drizzle-orm'
import { collaborators, pageNotes, pages, projects } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { checkLimits, commentLimits, countAttempt } from '~/features/accounts/attempts.server'
import { once } from '~/features/forms/submission.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { notify } from '~/features/notifications/notify.server'
import { noteMessages as say } from '~/messages/notes'
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
 * A visitor of the shared preview leaves a comment: it stands among the notes of the page, and its
 * owner and the people who work on it are told.
 *
 * @throws Fault `not-found` when the link is not (any more) one, `comments-off` (403),
 *   `too-many-tries` (429)
 */
export function addComment(input: Comment): void {
  transaction((tx) => {
    const shared = findShared(input.token)
    if (!shared.comments) throw new Fault('comments-off', 403)
    const page = tx
      .select({ id: pages.id, name: pages.name })
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
      const of = { ...page, projectId: shared.id }
      recordOnPage(tx, of, {
        collection: 'page_notes',
        document: id,
        action: 'left by a visitor',
        user: 'guest:share',
      })
      notify(tx, {
        type: 'project_comment',
        origin: shared.id,
        cause: id,
        sender: { id: null, name: say.visitor(input.name) },
        recipients: peopleOf(tx, shared.id),
        to: `/projects/${shared.id}/pages/${page.id}/notes`,
        what: shared.name,
        text: `${page.name}: ${input.text}`,
      })
      publish(tx, `project:${shared.id}`)
    })
  })
}

/** The owner of a project and its active collaborators. */
function peopleOf(tx: Tx, projectId: string): string[] {
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
