import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { hideSecrets } from '~/messages/mail-layout'
import { outboxMessages as say } from '~/messages/outbox'
import { newId } from '~/platform/ids.server'
import type { Outcome } from '~/platform/jobs/outcome'
import { pauseAfter } from '~/platform/jobs/pause'
import type { Queue } from '~/platform/jobs/runner.server'
import { log } from '~/platform/log.server'
import type { Sender } from '~/platform/mail/resend.server'

type Job = typeof mail.$inferSelect
type Due = Pick<Job, 'id' | 'attempts' | 'firstAttemptAt'>

const mostAttempts = 10
/** Longer than a sender waits for its answer: two never send one mail at the same time. */
const leaseLife = 60_000
/** The provider knows a mail again for 24 hours; later it could be delivered twice. */
const keyLife = 23 * 60 * 60 * 1000

/** The outbox as a queue for the job runner. */
export const mailQueue = (work: Sender): Queue<Job> => ({
  name: 'mail',
  concurrency: 2,
  claim: claimMail,
  work,
  settle: settleMail,
})

/** Leases mails that are due: queued ones, and those whose sender went away. */
function claimMail(most: number): Job[] {
  const now = Date.now()
  if (findDue(db, now, 1).length === 0) return []
  return transaction((tx) => {
    for (;;) {
      const due = findDue(tx, now, 50)
      const spent = due.filter((row) => isSpent(row, now))
      if (spent.length > 0) giveUp(tx, spent)
      const ids = due.filter((row) => !spent.includes(row)).map(({ id }) => id)
      if (ids.length > 0) return lease(tx, ids.slice(0, most), now)
      if (spent.length === 0) return []
    }
  })
}

const findDue = (from: Pick<Tx, 'select'>, now: number, most: number): Due[] =>
  (['sending', 'queued'] as const).flatMap((status) =>
    from
      .select({ id: mail.id, attempts: mail.attempts, firstAttemptAt: mail.firstAttemptAt })
      .from(mail)
      .where(and(eq(mail.status, status), lte(mail.nextAttemptAt, now)))
      .orderBy(asc(mail.nextAttemptAt))
      .limit(most)
      .all(),
  )

const isSpent = ({ attempts, firstAttemptAt }: Omit<Due, 'id'>, next: number) =>
  attempts >= mostAttempts || (firstAttemptAt !== null && next > firstAttemptAt + keyLife)

function giveUp(tx: Tx, rows: Due[]): void {
  tx.update(mail)
    .set({
      status: 'dead',
      lease: null,
      lastError: sql`coalesce(${mail.lastError}, ${say.noAnswer})`,
    })
    .where(
      inArray(
        mail.id,
        rows.map(({ id }) => id),
      ),
    )
    .run()
}

const lease = (tx: Tx, ids: string[], now: number): Job[] =>
  tx
    .update(mail)
    .set({
      status: 'sending',
      lease: newId(),
      attempts: sql`${mail.attempts} + 1`,
      nextAttemptAt: now + leaseLife,
      firstAttemptAt: sql`coalesce(${mail.firstAttemptAt}, ${now})`,
    })
    .where(inArray(mail.id, ids))
    .returning()
    .all()

/** Stores how a try ended. That a mail was sent always counts, else only the holder of the lease. */
function settleMail(job: Job, outcome: Outcome): void {
  const now = Date.now()
  if (outcome.kind !== 'done') {
    log.warn({ mail: job.id, attempt: job.attempts, ...outcome }, 'a mail was not sent')
  }
  const held =
    outcome.kind === 'done'
      ? ne(mail.status, 'sent')
      : and(eq(mail.status, 'sending'), eq(mail.lease, job.lease ?? ''))
  transaction((tx) =>
    tx
      .update(mail)
      .set({ lease: null, ...afterwards(job, outcome, now) })
      .where(and(eq(mail.id, job.id), held))
      .run(),
  )
}

function afterwards(job: Job, outcome: Outcome, now: number): Partial<Job> {
  if (outcome.kind === 'done') {
    // Links and passwords are of use in the recipient's mailbox only.
    const [message, html] = [hideSecrets(job.message), hideSecrets(job.html)]
    return { status: 'sent', sentAt: now, lastError: null, message, html }
  }
  const lastError = outcome.error
  if (outcome.kind === 'refused') return { status: 'dead', lastError }
  const counts = outcome.kind === 'retry'
  const attempts = counts ? job.attempts : job.attempts - 1
  const firstAttemptAt = attempts === 0 ? null : job.firstAttemptAt
  const pause = counts ? Math.max(pauseAfter(attempts), outcome.after ?? 0) : outcome.after
  const nextAttemptAt = now + pause
  const status = isSpent({ attempts, firstAttemptAt }, nextAttemptAt) ? 'dead' : 'queued'
  return { status, lastError, attempts, firstAttemptAt, nextAttemptAt }
}
