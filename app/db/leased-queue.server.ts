import { and, asc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import type { Outcome } from '~/platform/jobs/outcome'
import { pauseAfter } from '~/platform/jobs/pause'
import type { Queue } from '~/platform/jobs/runner.server'
import { log } from '~/platform/log.server'
import { db } from './client.server'
import type { mail } from './schema'
import { type Tx, transaction } from './transaction.server'

/** Columns that the rows of all queues have: those of `leased()`, an id and a status. */
type QueueRow = Pick<
  typeof mail.$inferSelect,
  'id' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'firstAttemptAt' | 'lease'
> & { status: string }
type Due = Pick<QueueRow, 'id' | 'attempts' | 'firstAttemptAt'>

type QueueTable = SQLiteTable & { $inferSelect: QueueRow } & {
  [name in keyof QueueRow]: SQLiteColumn
}
type Row<T extends QueueTable> = T['$inferSelect']

type Terms<T extends QueueTable> = {
  /** Name by which `wake` calls it. */
  name: string
  table: T
  /** Column that marks the rows that go first; the table has an index with it behind the status. */
  first?: SQLiteColumn
  /** How many are under way at once. */
  concurrency: number
  /** Status values for waiting, in hand, carried out and given up. */
  status: { [stage in 'waiting' | 'inHand' | 'done' | 'dead']: Row<T>['status'] }
  /** Milliseconds a holder has, unless `work` makes them more; longer than `work` can be silent. */
  leaseLife: number
  /** Further condition for a due row, in SQL; until it is true, the row waits. */
  isReady?: SQL
  mostAttempts: number
  /** Milliseconds after the first try from which on there is no other. */
  life?: number
  /** Error recorded for a row whose holder went away. */
  noAnswer: string
  /** Carries one out. What it answers as `facts` is stored with the end. */
  work: (row: Row<T>) => Promise<Outcome<Partial<Row<T>>>>
  /** Consequences of giving up, in its transaction. */
  givenUp?: (tx: Tx, row: Row<T>) => void
}

/**
 * A table as a queue for the job runner. A row is leased to one process at a time; when its holder
 * goes away without a word, another one gets it after `leaseLife`. A try that failed is repeated with
 * growing pauses (`pauseAfter`), until it is given up.
 */
export function leasedQueue<T extends QueueTable>(terms: Terms<T>): Queue<Row<T>> {
  const { name, concurrency, status, leaseLife, mostAttempts, life = Infinity, work } = terms
  // Columns that every such table has in common.
  const table = terms.table as unknown as typeof mail
  const is = (stage: keyof typeof status) => status[stage] as 'queued'
  const open = [...new Set([is('inHand'), is('waiting')])]

  const { first } = terms
  const lanes = first ? [eq(first, true), eq(first, false)] : [undefined]

  const findDue = (from: Reader, now: number, most: number): Due[] =>
    lanes.flatMap((lane) => dueIn(lane, from, now, most))

  const dueIn = (lane: SQL | undefined, from: Reader, now: number, most: number): Due[] =>
    open.flatMap((status) =>
      from
        .select({
          id: table.id,
          attempts: table.attempts,
          firstAttemptAt: table.firstAttemptAt,
        })
        .from(table)
        .where(and(eq(table.status, status), lane, lte(table.nextAttemptAt, now), terms.isReady))
        .orderBy(asc(table.nextAttemptAt))
        .limit(most)
        .all(),
    )

  const isSpent = ({ attempts, firstAttemptAt }: Omit<Due, 'id'>, next: number) =>
    attempts >= mostAttempts || (firstAttemptAt !== null && next >= firstAttemptAt + life)

  const change = (tx: Tx, ids: string[], to: object) =>
    tx.update(table).set(to).where(inArray(table.id, ids)).returning().all() as unknown as Row<T>[]

  function giveUp(tx: Tx, ids: string[]): void {
    const lastError = sql`coalesce(${table.lastError}, ${terms.noAnswer})`
    const rows = change(tx, ids, { status: status.dead, lease: null, lastError })
    for (const row of rows) terms.givenUp?.(tx, row)
  }

  const lease = (tx: Tx, ids: string[], now: number): Row<T>[] =>
    change(tx, ids, {
      status: status.inHand,
      lease: newId(),
      attempts: sql`${table.attempts} + 1`,
      nextAttemptAt: now + leaseLife,
      firstAttemptAt: sql`coalesce(${table.firstAttemptAt}, ${now})`,
    })

  /** Leases rows that are due: those that wait, and those whose holder went away. */
  function claim(most: number): Row<T>[] {
    const now = Date.now()
    if (findDue(db, now, 1).length === 0) return []
    return transaction((tx) => {
      for (;;) {
        const due = findDue(tx, now, 50)
        const spent = due.filter((row) => isSpent(row, now)).map(({ id }) => id)
        giveUp(tx, spent)
        const ids = due.map(({ id }) => id).filter((id) => !spent.includes(id))
        if (ids.length > 0) return lease(tx, ids.slice(0, most), now)
        if (spent.length === 0) return []
      }
    })
  }

  /** Stores how a try ended. That it was done always counts, else only the holder of the lease. */
  function settle(row: Row<T>, outcome: Outcome<Partial<Row<T>>>): void {
    if (outcome.kind !== 'done') {
      const { kind, error } = outcome
      log.warn({ queue: name, row: row.id, attempt: row.attempts, kind, error }, 'a job failed')
    }
    const held =
      outcome.kind === 'done'
        ? ne(table.status, is('done'))
        : and(eq(table.status, is('inHand')), eq(table.lease, row.lease ?? ''))
    transaction((tx) => {
      const [stored] = tx
        .update(table)
        .set({ lease: null, ...afterwards(row, outcome, Date.now()) })
        .where(and(eq(table.id, row.id), held))
        .returning()
        .all() as unknown as Row<T>[]
      if (stored?.status === status.dead) terms.givenUp?.(tx, stored)
    })
  }

  function afterwards(row: Row<T>, outcome: Outcome<Partial<Row<T>>>, now: number): object {
    if (outcome.kind === 'done') return { status: status.done, lastError: null, ...outcome.facts }
    const lastError = outcome.error
    if (outcome.kind === 'refused') return { status: status.dead, lastError }
    const counts = outcome.kind === 'retry'
    const attempts = counts ? row.attempts : row.attempts - 1
    const firstAttemptAt = attempts === 0 ? null : row.firstAttemptAt
    const pause = counts ? Math.max(pauseAfter(attempts), outcome.after ?? 0) : outcome.after
    const nextAttemptAt = now + pause
    const over = isSpent({ attempts, firstAttemptAt }, nextAttemptAt)
    const stage = over ? status.dead : status.waiting
    return { status: stage, lastError, attempts, firstAttemptAt, nextAttemptAt }
  }

  return { name, concurrency, claim, work, settle }
}
