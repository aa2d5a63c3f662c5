import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestTypes, users } from '~/db/schema'
import { figureText, hoursText, statisticsMessages as say, shareText } from '~/messages/statistics'
import { promisedHours } from '~/shared/clock'
import type { Days } from '~/shared/utc-days'
import { countCell, hoursCell, nameCell, shareCell } from './cells'
import type { Figures, RequestFigures } from './count-figures'
import { createdIn, deliveredIn } from './links'
import type { Cell, Part, SheetRow } from './sheet'

/** Types or assignees with their figures, those with most first. */
const sorted = (groups: RequestFigures['types']) =>
  [...groups].sort(([, a], [, b]) => b.created - a.created || b.delivered - a.delivered)

/** A line for each type: what came, what went, how fast beside what is promised, how much of it late. */
export function perType(days: Days, groups: RequestFigures['types']): Part {
  const types = new Map(
    db
      .select()
      .from(requestTypes)
      .all()
      .map((type) => [type.id, type]),
  )
  const rows = sorted(groups).map(([id, figures]): SheetRow => {
    const { created, delivered, late, median } = figures
    const type = types.get(id ?? '')
    const promised = type
      ? promisedHours({ time: type.deliveryTime, unit: type.deliveryUnit })
      : null
    const over = median !== null && promised !== null && median > promised
    const filter = { type: type?.id ?? 'none' }
    const share = shareText(late, delivered)
    return {
      label: nameCell(say.type, type?.name ?? say.deletedTypes, createdIn(days, filter)),
      cells: [
        ...figuresOf(figures, days, filter),
        hoursCell(say.median, median, deliveredIn(days, filter)),
        {
          text: promised === null ? '' : say.ofPromise(hoursText(promised)),
          muted: true,
          filed: [[say.inHours(say.promised), promised]],
        },
        lateCell(figures, days, filter),
      ],
      ...(median !== null && {
        // The line of the promise is at the same place in every row.
        meter: {
          reach: Math.min(1, (median / Math.max(1, promised ?? median)) * 0.84),
          promised: promised === null ? null : 0.84,
          over,
        },
      }),
      short: [say.createdShort(figureText(created)), say.lateShort(share)],
    }
  })
  return {
    ...table('types', say.perType, rows),
    columns: [say.type, say.created, say.delivered, say.median, '', say.overdue],
    meterColumn: { index: 3, note: say.lineIsPromise },
  }
}

/** The same for each who works on requests, without a promise. */
export function perAssignee(days: Days, groups: RequestFigures['assignees']): Part {
  const found = sorted(groups)
  const ids = found.flatMap(([id]) => id ?? [])
  const people = new Map(
    db
      .select({ id: users.id, name: users.fullName, avatar: users.avatar })
      .from(users)
      .where(inArray(users.id, ids))
      .all()
      .map((person) => [person.id, person]),
  )
  const slowest = Math.max(1, ...found.map(([, { median }]) => median ?? 0))
  const rows = found.map(([id, figures]): SheetRow => {
    const { created, delivered, late, median } = figures
    const person = people.get(id ?? '') ?? null
    const filter = { assignee: person?.id ?? 'none' }
    const share = shareText(late, delivered)
    return {
      label: nameCell(say.assignee, person?.name ?? say.nobody, createdIn(days, filter)),
      person,
      cells: [
        ...figuresOf(figures, days, filter),
        hoursCell(say.median, median, deliveredIn(days, filter)),
        lateCell(figures, days, filter),
      ],
      ...(median !== null && { meter: { reach: median / slowest, promised: null, over: false } }),
      short: [say.createdShort(figureText(created)), say.lateShort(share)],
    }
  })
  return {
    ...table('assignees', say.perAssignee, rows),
    note: say.compareWithin,
    columns: [say.assignee, say.created, say.delivered, say.median, say.overdue],
    meterColumn: { index: 3, note: '' },
  }
}

type Filter = { type: string } | { assignee: string }

const figuresOf = ({ created, delivered }: Figures, days: Days, filter: Filter): Cell[] => [
  countCell(say.created, created, createdIn(days, filter)),
  countCell(say.delivered, delivered, deliveredIn(days, filter)),
]

const lateCell = ({ late, delivered }: Figures, days: Days, filter: Filter): Cell =>
  shareCell(say.overdue, late, delivered, deliveredIn(days, { ...filter, late: 'yes' }))

const table = (id: string, title: string, rows: SheetRow[]) => ({
  id,
  title,
  note: '',
  legend: [],
  chart: null,
  rows,
  total: null,
  none: say.none,
  wide: true,
})
