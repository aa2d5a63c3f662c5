import { and, eq, gt, inArray, lt, min, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { submissions } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { limits } from '~/permissions/limits'

/**
 * One sending of a form, as `act` hands it to the verb: `key` stands for its hidden key, what it
 * says and where it was sent to, `scope` for who sent it. The same form sent again has the same.
 */
export type Submission = {
  key: string
  scope: string
  /** Whether what came of it is still so; see `whileSo`. */
  isSo?: (from: Reader, result: unknown) => boolean
}

/** The same sending, told apart by something better than the actor where nobody is signed in. */
export const within = (scope: string, submission: Submission | undefined) =>
  submission && { ...submission, scope }

/**
 * The same sending, which counts as never sent once what came of it was undone: whoever goes back to the
 * form and sends it again means it.
 *
 * @param isSo asked with what `once` has kept
 */
export const whileSo = <Result>(
  submission: Submission | undefined,
  isSo: (from: Reader, result: Result) => boolean,
): Submission | undefined =>
  submission && { ...submission, isSo: (from, result) => isSo(from, result as Result) }

/**
 * The same sending, which counts as never sent once the row is gone that was made of it.
 *
 * @param table where that row stands
 * @param idOf its id, out of what `once` has kept; what kept nothing has made none that could go
 */
export const making = <Result = string>(
  table: SQLiteTable,
  submission: Submission | undefined,
  idOf: (result: Result) => string = String,
): Submission | undefined =>
  whileSo<Result | null>(submission, (from, result) => {
    if (result === null) return true
    const row = from
      .select({ id: sql`id` })
      .from(table)
      .where(sql`id = ${idOf(result)}`)
    return row.get() !== undefined
  })

/** Where a submission stands in the table. */
export const submissionId = ({ key, scope }: Submission) => `${scope}:${key}`

/** The row of a form that was carried out already: what comes before `once` need not be done again. */
export function carriedOut(from: Reader, submission: Submission | undefined) {
  if (!submission) return undefined
  const id = submissionId(submission)
  const row = from.select().from(submissions).where(eq(submissions.key, id)).get()
  const { isSo = () => true } = submission
  return row && isSo(from, JSON.parse(row.result)) ? row : undefined
}

/** How long after a form was sent something of it may still be on its way, in milliseconds. */
const onItsWay = 60_000

/** What the submissions of a form begin with, whatever it said. */
const formOf = (submission: Submission) => submissionId(submission).replace(/[^.]*$/, '')

/** When a form was carried out first, whatever it said by then; null for never. Of `submission` its key counts. */
export function firstSending(
  from: Reader,
  submission: Submission | undefined,
  since = 0,
): number | null {
  if (!submission) return null
  const form = formOf(submission)
  const row = from
    .select({ at: min(submissions.createdAt) })
    .from(submissions)
    .where(
      and(
        gt(submissions.key, form),
        lt(submissions.key, `${form}~`),
        gt(submissions.createdAt, since),
      ),
    )
    .get()
  return row?.at ?? null
}

/**
 * Whether the form that something was saved from quietly was sent just now. Later it was not on its
 * way: somebody went back to the form and goes on typing.
 */
export const sentJustNow = (from: Reader, submission: Submission | undefined): boolean =>
  firstSending(from, submission, Date.now() - onItsWay) !== null

/**
 * Carries out a form once: its submission is stored with the result; a second click or a resent form
 * gets the first one's result and does nothing, unless that was undone (`whileSo`, `making`).
 *
 * @param submission undefined means the form is carried out each time
 * @param work what it returns is kept for weeks: ids and figures, no names or e-mails of people
 */
export function once<T>(tx: Tx, submission: Submission | undefined, work: () => T): T {
  if (!submission) return work()
  const earlier = carriedOut(tx, submission)
  if (earlier) return JSON.parse(earlier.result)
  forgetOldest(tx, submission)
  const result = work()
  const kept = { result: JSON.stringify(result ?? null), createdAt: Date.now() }
  tx.insert(submissions)
    .values({ key: submissionId(submission), ...kept })
    .onConflictDoUpdate({ target: submissions.key, set: kept })
    .run()
  return result
}

/** Forgets the first contents of a form that is sent again and again with others: nobody resends them any more. */
function forgetOldest(tx: Tx, submission: Submission): void {
  const form = formOf(submission)
  const same = and(gt(submissions.key, form), lt(submissions.key, `${form}~`))
  const { n = 0 } =
    tx.select({ n: sql<number>`count(*)` }).from(submissions).where(same).get() ?? {}
  if (n < limits.sendingsOfForm) return
  const oldest = tx
    .select({ key: submissions.key })
    .from(submissions)
    .where(same)
    .orderBy(submissions.createdAt)
    .limit(n - limits.sendingsOfForm + 1)
  tx.delete(submissions).where(inArray(submissions.key, oldest)).run()
}

/** What came of a form was undone: it counts as never sent. @param id see `submissionId` */
export function forgetSubmission(tx: Tx, id: string): void {
  tx.delete(submissions).where(eq(submissions.key, id)).run()
}

/**
 * A form that was carried out in vain counts as never sent: pressing again tries again. One that was
 * carried out again meanwhile, with another result, is not forgotten.
 */
export function allowAgain(tx: Tx, submission: Submission | undefined, result: unknown): void {
  if (!submission) return
  const sent = eq(submissions.key, submissionId(submission))
  tx.delete(submissions)
    .where(and(sent, eq(submissions.result, JSON.stringify(result))))
    .run()
}
