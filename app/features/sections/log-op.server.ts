import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps, pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { lookOf } from '~/editor/look'
import { target, targets } from '~/editor/target'
import type { PageOp, SingleOp } from '~/editor/types'
import { newId } from '~/platform/ids.server'
import { sectionById } from './find-section.server'
import { keepHistory } from './keep-history.server'
import { namedWords } from './named-words'

const { placeholder } = sql

const raiseRevision = prepared(() =>
  db
    .update(pages)
    .set({ revision: sql`${pages.revision} + 1` })
    .where(eq(pages.id, placeholder('page')))
    .returning({ revision: pages.revision })
    .prepare(),
)

const append = prepared(() =>
  db
    .insert(pageOps)
    .values({
      id: placeholder('id'),
      pageId: placeholder('pageId'),
      revision: placeholder('revision'),
      actor: placeholder('actor'),
      kind: placeholder('kind'),
      refersTo: placeholder('refersTo'),
      state: placeholder('state'),
      target: placeholder('target'),
      touches: placeholder('touches'),
      words: placeholder('words'),
      replacement: placeholder('replacement'),
      op: placeholder('op'),
      inverse: '',
      createdAt: placeholder('now'),
    })
    .prepare(),
)

type LogEntry = {
  pageId: string
  /** See `actorKey`. */
  actor: string
  kind: 'do' | 'undo' | 'redo'
  /** For undo and redo: the id of the operation taken back or brought back. */
  refersTo?: string
  /** For a part of a replacement in many texts: its id. */
  replacement?: string | undefined
  op: PageOp
}

/**
 * Gives a change its revision and writes it into the operation log: one row, however many sections it
 * changes. What moves sections to other pages is logged there too, so that each page's log tells all
 * that happened to its sections; it is undone from the page where it was made.
 *
 * @param _ the transaction of the change: it is open when this is called, and the statements run in it
 * @returns the page's new revision
 */
export function logOp(_: Tx, { pageId, actor, kind, refersTo, replacement, op }: LogEntry): number {
  const id = newId()
  const now = Date.now()
  const write = (page: string, op: PageOp, row: { id: string; refersTo: string | null }) => {
    const revision = raiseRevision().get({ page })?.revision ?? 0
    const state = kind === 'do' && page === pageId ? 'done' : 'dropped'
    const touches = op.kind === 'template' ? ` ${targets(op).join(' ')} ` : null
    const told = withLooks(op)
    const entry = { actor, kind, state, target: target(op), touches, op: told, now }
    const part = replacement ?? null
    append().run({
      ...entry,
      ...row,
      replacement: part,
      words: namedWords(told),
      pageId: page,
      revision,
    })
    keepHistory(page, revision)
    return revision
  }
  const revision = write(pageId, op, { id, refersTo: refersTo ?? null })
  for (const [other, part] of elsewhere(op, pageId)) {
    write(other, part, { id: newId(), refersTo: refersTo ?? id })
  }
  return revision
}

/** A change with how the sections look that it moved to another page. */
function withLooks(op: PageOp): PageOp {
  if (op.kind === 'template') {
    return { ...op, ops: op.ops.map((each) => withLooks(each) as SingleOp) }
  }
  if (op.kind !== 'move' || op.from.pageId === op.to.pageId) return op
  const section = sectionById(op.id)
  return section ? { ...op, look: lookOf(section) } : op
}

/** Effects of an operation on other pages than its own, by page. */
function elsewhere(op: PageOp, pageId: string): Map<string, PageOp> {
  const parts = new Map<string, SingleOp[]>()
  for (const each of op.kind === 'template' ? op.ops : [op]) {
    const other = otherPage(each, pageId)
    if (other) parts.set(other, [...(parts.get(other) ?? []), each])
  }
  const whole = (ops: readonly SingleOp[], page: string): PageOp =>
    op.kind === 'template' ? { ...op, pageId: page, ops } : op
  return new Map([...parts].map(([page, ops]) => [page, whole(ops, page)]))
}

function otherPage(op: SingleOp, pageId: string): string | null {
  if (op.kind !== 'move' || op.from.pageId === op.to.pageId) return null
  return op.from.pageId === pageId ? op.to.pageId : op.from.pageId
}
