import { desc, eq } from 'drizzle-orm'
import { pageOps, pages } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { targets } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import type { PageInProject } from './editable-page.server'
import { newestChanges, notOn, type Told } from './newest-changes.server'

type Entry = {
  id: string
  rowNumber: number
  pageId: string
  actor: string
  target: string
  op: PageOp
}

type Since = {
  reason: 'changed' | 'elsewhere'
  changes: { actor: string; op: PageOp }[]
  /** There were more than are named. */
  more: boolean
}

/** The pages that a move is between. */
const placesOf = (op: PageOp): string[] =>
  op.kind === 'move' ? [op.from.pageId, op.to.pageId] : []

/**
 * Whether an operation's target was changed after it (or after it was last undone or redone):
 * `changed` by somebody else, `elsewhere` by its author on another page. What was taken back again
 * counts as nothing, as long as all that happened since is read.
 *
 * @param by whose changes count; by default those of everybody but its author on its page
 */
export function changedSince(
  tx: Tx,
  { project, page }: PageInProject,
  entry: Entry,
  by: 'others' | 'all' = 'others',
): Since | null {
  const { op } = entry
  // A global header or footer is changed from any page; anything else where it is or was.
  const places = entry.target.startsWith('slot:')
    ? pagesOf(tx, project.id)
    : [page.id, ...(op.kind === 'template' ? op.ops : [op]).flatMap(placesOf)]
  const { rows, more } = newestChanges(tx, {
    pages: [...new Set(places)],
    targets: [...new Set(targets(op))],
    since: lastOf(tx, entry),
    by: by === 'all' ? undefined : notOn(entry.pageId, entry.actor),
  })
  const left = stillOn(rows)
  const changes = left.length === 0 && more ? rows : left
  if (changes.length === 0) return null
  const others = changes.filter(({ actor }) => actor !== entry.actor)
  return others.length > 0
    ? { reason: 'changed', changes: others, more }
    : { reason: 'elsewhere', changes, more }
}

const pagesOf = (tx: Reader, projectId: string): string[] =>
  tx
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.projectId, projectId))
    .all()
    .map(({ id }) => id)

/** The row of the log in which an operation was made, undone or redone last. */
function lastOf(tx: Reader, { id, rowNumber }: Entry): number {
  const last = tx
    .select({ rowNumber: pageOps.rowNumber })
    .from(pageOps)
    .where(eq(pageOps.refersTo, id))
    .orderBy(desc(pageOps.rowNumber))
    .limit(1)
    .get()
  return Math.max(rowNumber, last?.rowNumber ?? 0)
}

/** Changes that still have an effect, each once. */
function stillOn(rows: readonly Told[]): Told[] {
  const before = new Map<string, boolean>()
  const after = new Map<string, Told & { on: boolean }>()
  for (const row of rows) {
    const undone = row.kind === 'undo'
    if (!before.has(row.origin)) before.set(row.origin, undone)
    after.set(row.origin, { ...row, on: !undone })
  }
  return [...after].flatMap(([origin, now]) => (now.on === before.get(origin) ? [] : now))
}
