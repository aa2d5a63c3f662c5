import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { pageOps } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { PageOp } from '~/editor/types'
import { limits } from '~/permissions/limits'

/** Groups that are looked through for the targets in question at most. */
const mostGroups = 1_000

type Question = {
  /** On which pages. */
  pages: readonly string[]
  /** Changed targets: see `target`. */
  targets: readonly string[]
  /** After this row of the log. */
  since: number
  /** Author whose changes count. */
  by: SQL | undefined
}

/** A change as conflicts see it. */
export type Told = {
  rowNumber: number
  actor: string
  kind: string
  /** The change itself, or the one that it took back or did again. */
  origin: string
  op: PageOp
}

/**
 * The newest changes of some targets, in the order they were made; `more`: there are older ones that
 * were not read.
 */
export function newestChanges(tx: Reader, question: Question): { rows: Told[]; more: boolean } {
  const most = limits.conflictsNamed
  const singles = singlesOf(tx, question, most + 1)
  const groups = groupsOf(tx, question, most + 1)
  const found = [...singles, ...groups.rows].sort((a, b) => b - a)
  const rows = found.slice(0, most).reverse()
  const read = rows.length === 0 ? [] : rowsOf(tx, rows)
  return { rows: read, more: found.length > most || groups.more }
}

const since = ({ pages, since, by }: Question) =>
  and(inArray(pageOps.pageId, [...pages]), gt(pageOps.rowNumber, since), by)

function singlesOf(tx: Reader, question: Question, most: number): number[] {
  return tx
    .select({ rowNumber: pageOps.rowNumber })
    .from(pageOps)
    .where(and(since(question), inArray(pageOps.target, [...question.targets])))
    .orderBy(desc(pageOps.rowNumber))
    .limit(most)
    .all()
    .map(({ rowNumber }) => rowNumber)
}

/** Groups with one of the targets among their parts. */
function groupsOf(tx: Reader, question: Question, most: number) {
  const wanted = new Set(question.targets)
  const found = tx
    .select({ rowNumber: pageOps.rowNumber, touches: pageOps.touches })
    .from(pageOps)
    .where(and(since(question), eq(pageOps.target, 'page:template'), sql`touches is not null`))
    .orderBy(desc(pageOps.rowNumber))
    .limit(mostGroups + 1)
    .all()
  const rows = found
    .filter(({ touches }) => touches?.split(' ').some((target) => wanted.has(target)))
    .map(({ rowNumber }) => rowNumber)
  return { rows: rows.slice(0, most), more: found.length > mostGroups }
}

const rowsOf = (tx: Reader, numbers: readonly number[]): Told[] =>
  tx
    .select({
      rowNumber: pageOps.rowNumber,
      actor: pageOps.actor,
      kind: pageOps.kind,
      origin: sql<string>`coalesce(${pageOps.refersTo}, ${pageOps.id})`,
      op: pageOps.op,
    })
    .from(pageOps)
    .where(inArray(pageOps.rowNumber, [...numbers]))
    .orderBy(pageOps.rowNumber)
    .all()

/** The changes of everybody but one person; of that one those on other pages count. */
export const notOn = (page: string, actor: string) =>
  or(ne(pageOps.actor, actor), ne(pageOps.pageId, page))
