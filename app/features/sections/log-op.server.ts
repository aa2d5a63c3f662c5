import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps, pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { invert } from '~/editor/invert'
import { target } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import { newId } from '~/platform/ids.server'

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
      op: placeholder('op'),
      inverse: placeholder('inverse'),
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
  op: PageOp
}

/**
 * Gives a change its revision and writes it into the operation log. A move between two pages is
 * logged on both, so that each page's log tells all that happened to its sections; it is undone
 * from the page where it was made. The import of a template, and any other group, is logged as a
 * whole and, for those who changed one of its sections or slots, part by part.
 *
 * @param _ the transaction of the change: it is open when this is called, and the statements run in it
 * @returns the page's new revision
 */
export function logOp(_: Tx, { pageId, actor, kind, refersTo, op }: LogEntry): number {
  const id = newId()
  const entry = { actor, kind, target: target(op), op, inverse: invert(op), now: Date.now() }
  const state = kind === 'do' ? 'done' : 'dropped'
  const revision = nextRevision(pageId)
  append().run({ ...entry, id, pageId, revision, refersTo: refersTo ?? null, state })
  if (op.kind === 'template') {
    const part = { pageId, actor, kind, now: entry.now, state: 'dropped', refersTo: refersTo ?? id }
    let last = revision
    for (const each of op.ops) {
      last = nextRevision(pageId)
      const change = { target: target(each), op: each, inverse: invert(each) }
      append().run({ ...part, ...change, id: newId(), revision: last })
      const other = otherPage(each, pageId)
      if (other) {
        const revision = nextRevision(other)
        append().run({ ...part, ...change, id: newId(), pageId: other, revision })
      }
    }
    return last
  }
  const other = otherPage(op, pageId)
  if (other) {
    append().run({
      ...entry,
      id: newId(),
      pageId: other,
      revision: nextRevision(other),
      refersTo: refersTo ?? id,
      state: 'dropped',
    })
  }
  return revision
}

const nextRevision = (page: string) => raiseRevision().get({ page })?.revision ?? 0

function otherPage(op: PageOp, pageId: string): string | null {
  if (op.kind !== 'move' || op.from.pageId === op.to.pageId) return null
  return op.from.pageId === pageId ? op.to.pageId : op.from.pageId
}
