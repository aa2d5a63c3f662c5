import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps } from '~/db/schema'
import { lookOf } from '~/editor/look'
import type { Look, PageOp, SingleOp } from '~/editor/types'
import { sectionById } from './find-section.server'

/** Moves that are followed from page to page at most. */
const mostMoves = 1_000
/** Groups that are looked through for a section at most. */
const mostGroups = 50

type Row = { rowNumber: number; op: PageOp }

/**
 * A change with how a section looked that it moved to another page. Changes say so themselves; of an
 * older one it is what the section's next change found, on whichever page that was made, or how it
 * looks now.
 */
export function withLook(pageId: string, { rowNumber, op }: Row): PageOp {
  const told = (each: SingleOp): SingleOp => {
    // For a section that came from another page nothing is looked up: it was not on this page before.
    if (each.kind !== 'move' || each.look || each.from.pageId !== pageId) return each
    if (each.to.pageId === pageId) return each
    const look = lookAfter(each, rowNumber)
    return look ? { ...each, look } : each
  }
  return op.kind === 'template' ? { ...op, ops: op.ops.map(told) } : told(op)
}

function lookAfter(move: SingleOp & { kind: 'move' }, since: number): Look | null {
  const { id } = move
  let page = move.to.pageId
  let from = since
  for (let hops = 0; hops < mostMoves; hops += 1) {
    const next = nextChange(page, id, from)
    if (!next) break
    from = next.rowNumber
    const { op } = next
    if (op.kind === 'update') return op.from
    if (op.kind === 'remove' || op.kind === 'insert') return lookOf(op.section)
    if (op.kind !== 'move') break
    if (op.look) return op.look
    page = op.to.pageId
  }
  const now = sectionById(id)
  return now ? lookOf(now) : null
}

/** The next change of a section on a page: one of its own, or a part of a group. */
function nextChange(
  pageId: string,
  id: string,
  since: number,
): { rowNumber: number; op: SingleOp } | null {
  const after = and(eq(pageOps.pageId, pageId), gt(pageOps.rowNumber, since))
  const columns = { rowNumber: pageOps.rowNumber, op: pageOps.op }
  const ofTarget = (target: string, most: number, touches = sql`true`) =>
    db
      .select(columns)
      .from(pageOps)
      .where(and(after, eq(pageOps.target, target), touches))
      .orderBy(asc(pageOps.rowNumber))
      .limit(most)
      .all()
  const [single] = ofTarget(id, 1)
  const groups = ofTarget('page:template', mostGroups, sql`${pageOps.touches} is not null`)
  for (const { rowNumber, op } of groups) {
    if (single && single.rowNumber < rowNumber) break
    const part = op.kind === 'template' ? op.ops.find((each) => isAbout(each, id)) : undefined
    if (part) return { rowNumber, op: part }
  }
  return single && single.op.kind !== 'template' ? { ...single, op: single.op } : null
}

function isAbout(op: SingleOp, id: string): boolean {
  if (op.kind === 'mode') return false
  return (op.kind === 'insert' || op.kind === 'remove' ? op.section.id : op.id) === id
}
