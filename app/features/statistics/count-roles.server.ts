import { and, count, isNull, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { pathTo } from '~/map/path-to'
import { figureText, statisticsMessages as say, shareText } from '~/messages/statistics'
import { type Days, dayOf, dayWord, endOf, startOf } from '~/shared/utc-days'
import { countCell, nameCell } from './cells'
import { drawRows } from './draw-chart.server'
import { sum } from './frame'
import { inDays } from './in-days.server'
import type { Cell, Figure, Part, SheetRow } from './sheet'

const kinds = ['user', 'client', 'employee', 'admin'] as const
const kindSql = sql<(typeof kinds)[number]>`case when role = 'admin' then 'admin'
  when organization = 1 then 'employee' else role end`

/** Everybody who had an account at the end of the range and still has: each once, an employee as that. */
export function countRoles(days: Days, now: number): { figure: Figure; part: Part } {
  const end = endOf(days.to)
  const counted = db
    .select({
      kind: kindSql,
      n: count(),
      fresh: sql<number>`total(${inDays(users.createdAt, days)})`,
      seen: sql<number>`total(${inDays(users.lastSeenAt, days)})`,
    })
    .from(users)
    .where(and(lt(users.createdAt, end), isNull(users.closedAt)))
    .groupBy(sql`1`)
    .all()
  const of = (kind: (typeof kinds)[number]) =>
    counted.find((row) => row.kind === kind) ?? { n: 0, fresh: 0, seen: 0 }
  const total = (name: 'n' | 'fresh' | 'seen') => sum(counted.map((row) => row[name]))
  const listOf = (query: Record<string, string>, kind?: string) =>
    pathTo('/admin/users', { ...query, ...(kind && { role: kind, only: 'yes' }) })
  const until = { to: dayWord(days.to) }
  const seen = { seen_from: dayWord(days.from), seen_until: dayWord(days.to), ...until }
  const cells = (row: { n: number; fresh: number; seen: number }, kind?: string): Cell[] => [
    countCell(say.users, row.n, listOf(until, kind)),
    countCell(say.newInRange, row.fresh, listOf({ from: dayWord(days.from), ...until }, kind)),
    countCell(say.seenInRange, row.seen, listOf(seen, kind)),
  ]
  const rows = kinds.map(
    (kind): SheetRow => ({
      label: nameCell(say.role, say.roles[kind], listOf(until, kind)),
      cells: cells(of(kind), kind),
    }),
  )
  const all = { n: total('n'), fresh: total('fresh'), seen: total('seen') }
  const before = (day: number) =>
    db
      .select({ n: count() })
      .from(users)
      .where(lt(users.createdAt, startOf(day)))
      .get()?.n ?? 0
  return {
    figure: {
      label: days.to >= dayOf(now) ? say.usersInAll : say.usersInAllOn(dayWord(days.to)),
      text: figureText(all.n),
      to: listOf(until),
      note: say.seen(all.seen),
      filed: [[say.users, all.n]],
      earlier: [[say.users, before(days.from)]],
    },
    part: {
      id: 'roles',
      title: say.usersPerRole,
      note: say.on(dayWord(Math.min(days.to, dayOf(now)))),
      legend: [],
      chart: drawRows(
        say.tableUnder(say.usersPerRole),
        kinds.map((kind) => ({
          label: say.roles[kind],
          value: of(kind).n,
          words: `${figureText(of(kind).n)} · ${shareText(of(kind).n, all.n)}`,
        })),
      ),
      columns: [say.role, say.users, say.newInRange, say.seenInRange],
      rows,
      total: { label: nameCell(say.role, say.all), cells: cells(all) },
      none: say.none,
    },
  }
}
