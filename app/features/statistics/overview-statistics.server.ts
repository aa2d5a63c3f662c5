import { and, count, countDistinct, eq, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { downloads, projects, users } from '~/db/schema'
import { pathTo } from '~/map/path-to'
import { figureText, statisticsMessages as say, shareText, stepName } from '~/messages/statistics'
import {
  before,
  beginOf,
  type Days,
  dayOf,
  dayWord,
  endOf,
  lengthOf,
  partsOf,
  stepOf,
} from '~/work/utc-days'
import { drawBars, drawLine, drawRows } from './draw-chart.server'
import { daySql, inDays, sumsOf } from './in-days.server'
import { downloadsIn, projectsIn, usersIn } from './links'
import type { Cell, Figure, Part, Sheet, SheetRow } from './sheet'

/** Sign-ups, people, websites and downloads of some days. */
export function overviewStatistics(days: Days, now = Date.now()): Sheet {
  const frame = frameOf(days)
  const signUps = signUpsOf(frame)
  const made = projectsOf(frame)
  const got = downloadsOf(frame)
  const roles = rolesOf(days, now)
  return {
    figures: [signUps.figure, roles.figure, made.figure, got.figure],
    parts: [signUps.part, made.part, got.part, roles.part],
  }
}

/** A range with its parts, and the one before it. */
function frameOf(days: Days) {
  const step = stepOf(days)
  const parts = partsOf(days, step)
  return {
    days,
    step,
    parts,
    earlier: before(days),
    names: parts.map(({ from }) => stepName(beginOf(from, step), step)),
    length: lengthOf(days),
  }
}

type Frame = ReturnType<typeof frameOf>
type Column = { head: string; values: number[]; total: number; to: (days: Days) => string }

/** A table of a line for each part, with the sum of all of them at its end. */
function tableOf(frame: Frame, columns: readonly Column[]) {
  const cell = (n: number, to: string): Cell => ({ text: figureText(n), to })
  const [first] = columns
  const rows = frame.parts.map(
    (part, i): SheetRow => ({
      label: { text: frame.names[i] ?? '', to: first?.to(part) ?? null },
      cells: columns.map(({ values, to }) => cell(values[i] ?? 0, to(part))),
    }),
  )
  const total: SheetRow = {
    label: { text: say.days(frame.length) },
    cells: columns.map((column) => cell(column.total, column.to(frame.days))),
  }
  return {
    columns: [say.stepHead(frame.step), ...columns.map(({ head }) => head)],
    rows,
    total,
    none: say.none,
  }
}

const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0)

const figure = (
  label: string,
  n: number,
  earlier: number,
  to: string,
  { length }: Frame,
): Figure => ({
  label,
  text: figureText(n),
  to,
  note: say.inDaysBefore(figureText(earlier), length),
})

function signUpsOf(frame: Frame): { figure: Figure; part: Part } {
  const perDay = (days: Days) =>
    db
      .select({ day: daySql(users.createdAt), by: users.joinedBy, n: count() })
      .from(users)
      .where(inDays(users.createdAt, days))
      .groupBy(sql`1`, users.joinedBy)
      .all()
  const rows = perDay(frame.days)
  const column = (head: string, by: string | null): Column => {
    const values = sumsOf(rows, frame.parts, (row) => (by === null || row.by === by ? row.n : 0))
    return { head, values, total: sum(values), to: (days) => usersIn(days, { joined: by }) }
  }
  const all = column(say.signUps, null)
  const columns = [all, column(say.invited, 'invitation'), column(say.byOrder, 'order')]
  const earlier = sum(perDay(frame.earlier).map(({ n }) => n))
  return {
    figure: figure(say.signUps, all.total, earlier, usersIn(frame.days), frame),
    part: {
      id: 'sign-ups',
      title: say.signUps,
      note: say.by(frame.step),
      legend: [],
      chart: drawBars({
        name: say.tableUnder(`${say.signUps}, ${say.by(frame.step)}`),
        labels: frame.names,
        series: [all.values],
      }),
      ...tableOf(frame, columns),
    },
  }
}

function projectsOf(frame: Frame): { figure: Figure; part: Part } {
  const perDay = (days: Days) =>
    db
      .select({ day: daySql(projects.createdAt), from: projects.madeFrom, n: count() })
      .from(projects)
      .where(and(inDays(projects.createdAt, days), eq(projects.kind, 'website')))
      .groupBy(sql`1`, projects.madeFrom)
      .all()
  const rows = perDay(frame.days)
  const column = (head: string, made: string | null): Column => {
    const values = sumsOf(rows, frame.parts, (row) =>
      made === null || row.from === made ? row.n : 0,
    )
    return { head, values, total: sum(values), to: (days) => projectsIn(days, { made }) }
  }
  const all = column(say.projects, null)
  const columns = [all, column(say.fromTemplate, 'template'), column(say.byGuests, 'guest')]
  const earlier = sum(perDay(frame.earlier).map(({ n }) => n))
  return {
    figure: figure(say.projectsCreated, all.total, earlier, projectsIn(frame.days), frame),
    part: {
      id: 'projects',
      title: say.projectsCreated,
      note: say.by(frame.step),
      legend: [],
      chart: drawLine({
        name: say.tableUnder(`${say.projectsCreated}, ${say.by(frame.step)}`),
        labels: frame.names,
        values: all.values,
      }),
      ...tableOf(frame, columns),
    },
  }
}

function downloadsOf(frame: Frame): { figure: Figure; part: Part } {
  const perDay = (days: Days) =>
    db
      .select({ day: daySql(downloads.createdAt), kind: downloads.kind, n: count() })
      .from(downloads)
      .where(inDays(downloads.createdAt, days))
      .groupBy(sql`1`, downloads.kind)
      .all()
  const peopleIn = (days: Days) =>
    db
      .select({ n: countDistinct(downloads.userId) })
      .from(downloads)
      .where(inDays(downloads.createdAt, days))
      .get()?.n ?? 0
  const rows = perDay(frame.days)
  const column = (head: string, kind: 'pdf' | 'picture'): Column => {
    const values = sumsOf(rows, frame.parts, (row) => (row.kind === kind ? row.n : 0))
    return { head, values, total: sum(values), to: (days) => downloadsIn(days, { kind }) }
  }
  const [pdf, pictures] = [column(say.pdf, 'pdf'), column(say.pictures, 'picture')]
  const people: Column = {
    head: say.people,
    values: frame.parts.map(peopleIn),
    total: peopleIn(frame.days),
    to: (days) => downloadsIn(days),
  }
  const earlier = sum(perDay(frame.earlier).map(({ n }) => n))
  const table = tableOf(frame, [pdf, pictures, people])
  return {
    figure: figure(
      say.downloads,
      pdf.total + pictures.total,
      earlier,
      downloadsIn(frame.days),
      frame,
    ),
    part: {
      id: 'downloads',
      title: say.downloads,
      note: '',
      legend: [say.pdf, say.pictures],
      chart: drawBars({
        name: say.tableUnder(`${say.downloads}, ${say.by(frame.step)}`),
        labels: frame.names,
        series: [pdf.values, pictures.values],
      }),
      ...table,
      // A line leads to all of its downloads.
      rows: table.rows.map((row, i) => ({
        ...row,
        label: { ...row.label, to: downloadsIn(frame.parts[i] ?? frame.days) },
      })),
    },
  }
}

const kinds = ['user', 'client', 'employee', 'admin'] as const
const kindSql = sql<(typeof kinds)[number]>`case when role = 'admin' then 'admin'
  when organization = 1 then 'employee' else role end`

/** Everybody who had an account at the end of the range and still has: each once, an employee as that. */
function rolesOf(days: Days, now: number): { figure: Figure; part: Part } {
  const end = endOf(days.to)
  const counted = db
    .select({
      kind: kindSql,
      n: count(),
      fresh: sql<number>`total(${inDays(users.createdAt, days)})`,
      seen: sql<number>`total(${inDays(users.lastSeenAt, days)})`,
    })
    .from(users)
    .where(lt(users.createdAt, end))
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
    { text: figureText(row.n), to: listOf(until, kind) },
    { text: figureText(row.fresh), to: listOf({ from: dayWord(days.from), ...until }, kind) },
    { text: figureText(row.seen), to: listOf(seen, kind) },
  ]
  const rows = kinds.map(
    (kind): SheetRow => ({
      label: { text: say.roles[kind], to: listOf(until, kind) },
      cells: cells(of(kind), kind),
    }),
  )
  const all = { n: total('n'), fresh: total('fresh'), seen: total('seen') }
  const last = end - 1
  return {
    figure: {
      label: days.to >= dayOf(now) ? say.usersToday : say.usersOn(last),
      text: figureText(all.n),
      to: listOf(until),
      note: say.seen(all.seen),
    },
    part: {
      id: 'roles',
      title: say.usersPerRole,
      note: say.on(Math.min(last, now)),
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
      total: { label: { text: say.all }, cells: cells(all) },
      none: say.none,
    },
  }
}
