import { and, count, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { downloads, projects, users } from '~/db/schema'
import { statisticsMessages as say } from '~/messages/statistics'
import type { Days } from '~/shared/utc-days'
import { countRoles } from './count-roles.server'
import { drawBars, drawLine } from './draw-chart.server'
import { type FigureColumn, type Frame, figure, frameOf, sum, tableOf } from './frame'
import { daySql, inDays, sumsOf } from './in-days.server'
import { downloadsIn, projectsIn, usersIn } from './links'
import type { Figure, Part, Sheet } from './sheet'

/** Sign-ups, people, websites and downloads of some days. */
export function overviewStatistics(days: Days, now = Date.now()): Sheet {
  const frame = frameOf(days)
  const signUps = signUpsOf(frame)
  const made = projectsOf(frame)
  const got = downloadsOf(frame)
  const roles = countRoles(days, now)
  return {
    figures: [signUps.figure, roles.figure, made.figure, got.figure],
    remarks: [],
    parts: [signUps.part, made.part, got.part, roles.part],
  }
}

function signUpsOf(frame: Frame): { figure: Figure; part: Part } {
  const perDay = (days: Days) =>
    db
      .select({ day: daySql(users.createdAt), by: users.signupSource, n: count() })
      .from(users)
      .where(and(inDays(users.createdAt, days), isNull(users.closedAt)))
      .groupBy(sql`1`, users.signupSource)
      .all()
  const rows = perDay(frame.days)
  const column = (head: string, by: string | null): FigureColumn => {
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
      .select({ day: daySql(projects.createdAt), from: projects.source, n: count() })
      .from(projects)
      .where(
        and(
          inDays(projects.createdAt, days),
          eq(projects.kind, 'website'),
          isNull(projects.deletedAt),
        ),
      )
      .groupBy(sql`1`, projects.source)
      .all()
  const rows = perDay(frame.days)
  const column = (head: string, made: string | null): FigureColumn => {
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
  const column = (head: string, kind: 'pdf' | 'picture'): FigureColumn => {
    const values = sumsOf(rows, frame.parts, (row) => (row.kind === kind ? row.n : 0))
    return { head, values, total: sum(values), to: (days) => downloadsIn(days, { kind }) }
  }
  const [pdf, pictures] = [column(say.pdf, 'pdf'), column(say.pictures, 'picture')]
  const people: FigureColumn = {
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
