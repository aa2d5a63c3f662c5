import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lostFinds, lostRowStates, lostRows, users } from '~/db/schema'
import { notFound } from '~/domain-error'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { rowNames } from '~/messages/lost-row-names'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { aboutRow, placeOfRow } from './about-row.server'
import { requireAdmin } from './chosen-rows.server'
import { shownColumns } from './shown-values.server'
import { isOfPage } from './units'

export type LostRowState = (typeof lostRowStates)[number]
export { lostRowStates }

/** How many lost rows wait for somebody to decide about them. */
export const countLostRows = (): number =>
  db.select({ n: count() }).from(lostRows).where(eq(lostRows.state, 'open')).get()?.n ?? 0

/** Counts rows of the find that a list reads; in words of SQL, since Drizzle leaves out tables' names there. */
const countIn = (condition: string) =>
  sql<number>`${sql.raw(`(select count(*) from lost_rows where lost_rows.find_id = lost_finds.id ${condition})`)}`

/**
 * One page of what nodes had alone, newest first; `full` while no more is taken.
 *
 * @throws DomainError 403 for anyone but admins
 */
export function listLostFinds(actor: Actor, place: PageStart) {
  requireAdmin(actor)
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: lostFinds.id,
        node: lostFinds.node,
        firstAt: lostFinds.firstAt,
        lastAt: lostFinds.lastAt,
        createdAt: lostFinds.createdAt,
        leftOut: lostFinds.leftOut,
        open: countIn("and state = 'open'"),
        all: countIn(''),
      })
      .from(lostFinds)
      .$dynamic(),
    sort: newestFirst(lostFinds.createdAt, lostFinds.id),
    place,
  })
  const undecided = db
    .select({ n: count() })
    .from(lostFinds)
    .where(isNull(lostFinds.decidedAt))
    .get()
  return { finds: rows, ...ways, full: (undecided?.n ?? 0) >= limits.lostFinds }
}

/**
 * One page of the rows of a find, with what people have to see to decide about them.
 *
 * @throws DomainError 403 for anyone but admins, 404
 */
export function listLostRows(
  actor: Actor,
  { findId, state, place }: { findId: string; state: LostRowState; place: PageStart },
) {
  requireAdmin(actor)
  const find = db.select().from(lostFinds).where(eq(lostFinds.id, findId)).get()
  if (!find) throw notFound()
  const { rows, ...ways } = readPage({
    select: db.select().from(lostRows).$dynamic(),
    where: and(eq(lostRows.findId, findId), eq(lostRows.state, state)),
    sort: [[lostRows.id, 'asc']],
    place,
  })
  const names = namesOf(rows.flatMap(({ decidedBy }) => decidedBy ?? []))
  return {
    find,
    counts: countStates(findId),
    rows: rows.map((row) => {
      const { id, table, kind, state, reason, before, after, decidedAt, decidedBy } = row
      const told = after ?? before ?? {}
      return {
        ...{ id, kind, state, reason, decidedAt },
        what: rowNames[table] ?? table,
        about: aboutRow(table, told),
        place: placeOfRow(table, told),
        withPage: isOfPage(row),
        columns: shownColumns(row),
        decidedBy: names.get(decidedBy ?? '') ?? null,
      }
    }),
    ...ways,
  }
}

function countStates(findId: string): Record<LostRowState, number> {
  const found = db
    .select({ state: lostRows.state, n: count() })
    .from(lostRows)
    .where(eq(lostRows.findId, findId))
    .groupBy(lostRows.state)
    .all()
  const of = (state: LostRowState) => found.find((one) => one.state === state)?.n ?? 0
  return { open: of('open'), taken: of('taken'), dropped: of('dropped') }
}

const namesOf = (ids: string[]) =>
  new Map(
    db
      .select({ id: users.id, name: users.fullName })
      .from(users)
      .where(inArray(users.id, [...new Set(ids)]))
      .all()
      .map(({ id, name }) => [id, name]),
  )
