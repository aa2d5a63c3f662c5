import { and, desc, eq, notInArray } from 'drizzle-orm'
import { pageApprovals } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { pageApprovalEvents } from '~/features/events/event-types/pages'
import { type IdempotencyKey, idempotent, inScope } from '~/features/form-input/idempotency.server'
import { checkLimits, commentLimits, countAttempt } from '~/features/limits/attempts.server'
import { pageNoteMessages } from '~/messages/notes'
import { shareMessages as say } from '~/messages/share'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { type PageOfLink, pageForVisitors, participantsOf } from './page-for-visitors.server'

type Approval = PageOfLink & {
  name: string
  /** The version that the visitor saw. */
  revision: number
  /** Filled in by programs only: then nothing is kept, and nobody is told. */
  website?: string | undefined
  idempotencyKey?: IdempotencyKey | undefined
  /** Network address of the sender. */
  address: string
}

/**
 * A visitor of the shared preview says that a page is right as it is. Its owner and collaborators are
 * notified; the same name approves a version once.
 *
 * @throws DomainError `not-found` when the link is not (any more) one, `comments-off` (403),
 *   `shared-page-gone` (404), `page-changed` (409), `too-many-tries` (429)
 */
export function approvePage(input: Approval): void {
  transaction((tx) => {
    const { shared, page } = pageForVisitors(tx, input)
    if (input.website) return
    const sending = inScope(`approve:${shared.id}`, input.idempotencyKey)
    idempotent(tx, sending, () => {
      const { name: visitorName, revision } = input
      if (revision !== page.revision) {
        throw new DomainError('page-changed', 409, {
          values: { seen: revision, now: page.revision },
        })
      }
      const attempts = commentLimits(shared.id, input.address)
      checkLimits(tx, attempts)
      countAttempt(tx, attempts)
      const row = { id: newId(), pageId: page.id, visitorName, revision, createdAt: Date.now() }
      const { changes } = tx.insert(pageApprovals).values(row).onConflictDoNothing().run()
      if (changes === 0) return
      keepNewest(tx, page.id)
      emit(tx, 'visitor', pageApprovalEvents.given, {
        subjectId: row.id,
        page,
        project: shared,
        revision,
        visitor: pageNoteMessages.visitor(visitorName),
        text: say.versionOf(revision),
        recipients: participantsOf(tx, shared.id),
      })
    })
  })
}

function keepNewest(tx: Tx, pageId: string): void {
  const ofPage = eq(pageApprovals.pageId, pageId)
  const newest = tx
    .select({ id: pageApprovals.id })
    .from(pageApprovals)
    .where(ofPage)
    .orderBy(desc(pageApprovals.createdAt), desc(pageApprovals.id))
    .limit(limits.approvalsOfPage)
  tx.delete(pageApprovals)
    .where(and(ofPage, notInArray(pageApprovals.id, newest)))
    .run()
}
