import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { pageOps, pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { targets } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import type { PageInProject } from './editable-page.server'

type Entry = {
  id: string
  rowNumber: number
  pageId: string
  actor: string
  target: string
  op: PageOp
}

type Since = { reason: 'changed' | 'elsewhere'; changes: { actor: string; op: unknown }[] }

/** The pages that a move is between. */
const placesOf = (op: PageOp): string[] =>
  op.kind === 'move' ? [op.from.pageId, op.to.pageId] : []

/**
 * Whether an operation's target was changed after it (or after it was last undone or redone):
 * `changed` by somebody else, `elsewhere` by its author on another page. What was taken back again
 * counts as nothing.
 */
export function changedSince(tx: Tx, { project, page }: PageInProject, entry: Entry): Since | null {
  const { op } = entry
  // A global header or footer is changed from any page; anything else where it is or was.
  const places = entry.target.startsWith('slot:')
    ? tx.select({ id: pages.id }).from(pages).where(eq(pages.projectId, project.id))
    : [page.id, ...(op.kind === 'template' ? op.ops : [op]).flatMap(placesOf)]
  const rows = tx
    .select()
    .from(pageOps)
    .where(
      and(
        inArray(pageOps.pageId, places),
        inArray(pageOps.target, targets(op)),
        gte(pageOps.rowNumber, entry.rowNumber),
      ),
    )
    .orderBy(asc(pageOps.rowNumber))
    .all()

  const before = new Map<string, boolean>()
  const after = new Map<string, { on: boolean; actor: string; op: unknown }>()
  for (const row of rows) {
    const origin = row.refersTo ?? row.id
    if (origin === entry.id) {
      before.clear()
      after.clear()
      continue
    }
    if (row.actor === entry.actor && row.pageId === entry.pageId) continue
    if (!before.has(origin)) before.set(origin, row.kind === 'undo')
    after.set(origin, { on: row.kind !== 'undo', actor: row.actor, op: row.op })
  }
  const changes = [...after].flatMap(([origin, now]) => (now.on === before.get(origin) ? [] : now))
  if (changes.length === 0) return null
  const others = changes.filter(({ actor }) => actor !== entry.actor)
  return others.length > 0
    ? { reason: 'changed', changes: others }
    : { reason: 'elsewhere', changes }
}
