import { and, eq, isNull, sql } from 'drizzle-orm'
import { lostFinds, lostRows } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { type Actor, isAdmin, type Member } from '~/permissions/vocabulary'
import type { KeptRow } from './apply-row.server'
import { unitsOf } from './units'

/** Rows of a find that an admin has ticked, or all of them. */
export type Chosen = { findId: string; rows: readonly string[] | 'all' }

/** @throws DomainError 403 for anyone but admins */
export function requireAdmin(actor: Actor): Member {
  if (actor.kind !== 'member' || !isAdmin(actor)) throw forbidden()
  return actor
}

/**
 * Ticked units that are still undecided: one row of a page brings all of that page.
 *
 * @throws DomainError 404 for no find
 */
export function chosenUnits(tx: Tx, { findId, rows }: Chosen): KeptRow[][] {
  const find = tx.select().from(lostFinds).where(eq(lostFinds.id, findId)).get()
  if (!find) throw notFound()
  const open = tx
    .select()
    .from(lostRows)
    .where(and(eq(lostRows.findId, findId), eq(lostRows.state, 'open')))
    .orderBy(lostRows.id)
    .all()
  const units = unitsOf(open)
  if (rows === 'all') return units
  const ticked = new Set(rows)
  return units.filter((unit) => unit.some(({ id }) => ticked.has(id)))
}

/** Writes down what became of a row. */
export function decide(tx: Tx, { id: by }: Member, id: string, state: 'taken' | 'dropped'): void {
  tx.update(lostRows)
    .set({ state, reason: null, decidedBy: by, decidedAt: Date.now() })
    .where(eq(lostRows.id, id))
    .run()
}

/** A find whose rows are all decided is decided itself. */
export function settleFind(tx: Tx, id: string): void {
  const isOpen = sql`exists (select 1 from ${lostRows} where ${lostRows.findId} = ${id} and ${lostRows.state} = 'open')`
  tx.update(lostFinds)
    .set({ decidedAt: Date.now() })
    .where(and(eq(lostFinds.id, id), isNull(lostFinds.decidedAt), sql`not ${isOpen}`))
    .run()
}

/** How many rows there are of each table. */
export function countByTable(rows: readonly { table: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1
  return counts
}
