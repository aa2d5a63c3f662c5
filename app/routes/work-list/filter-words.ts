import { listed } from '~/features/lists/filters'
import { date } from '~/messages/dates'
import { priorityNames, workMessages as say, statusNames } from '~/messages/work'
import { workListMessages } from '~/messages/work-lists'
import type { Priority } from '~/permissions/vocabulary'
import type { WorkStatus } from '~/work/statuses'
import { type Choices, filterNamed, type ListData } from './list-data'

/** The filters in use, in words, each with the change that takes it off. */
export function filterWords(
  { filters, people }: Pick<ListData, 'filters' | 'people'>,
  { groups, marks, spans = [] }: Choices,
) {
  const { priority, status, assignee, client, from, until, overdue } = filters
  const list = (words: string[]) => words.join(', ')
  const one = (label: string, without: Record<string, string>) => ({ label, without })
  return [
    ...groups.map(({ name, label, options }) => {
      const ids = listed(filterNamed(filters, name))
      const chosen = options.filter(({ id }) => ids.includes(id))
      return (
        ids.length > 0 && one(`${label}: ${list(chosen.map((each) => each.name))}`, { [name]: '' })
      )
    }),
    priority &&
      one(`Priority: ${list(listed(priority).map((p) => priorityNames[p as Priority]))}`, {
        priority: '',
      }),
    status &&
      one(`Status: ${list(listed(status).map((s) => statusNames[s as WorkStatus]))}`, {
        status: '',
      }),
    assignee && one(`Assignee: ${assigneeName(assignee, people)}`, { assignee: '' }),
    client && one(`Client: ${client}`, { client: '' }),
    (from || until) && one(`Due: ${range(from, until)}`, { from: '', until: '' }),
    overdue && one(workListMessages.onlyOverdue, { overdue: '' }),
    ...spans.map(({ name, label }) => {
      const [first, last] = [`${name}_from`, `${name}_until`]
      const [begin, end] = [filterNamed(filters, first), filterNamed(filters, last)]
      return (begin || end) && one(`${label}: ${range(begin, end)}`, { [first]: '', [last]: '' })
    }),
    ...marks.map(({ name, label }) => filterNamed(filters, name) && one(label, { [name]: '' })),
  ].flatMap((chip) => chip || [])
}

const assigneeName = (assignee: string, people: ListData['people']) =>
  assignee === 'none'
    ? say.nobody
    : assignee === 'me'
      ? workListMessages.me
      : (people.find(({ id }) => id === assignee)?.name ?? workListMessages.somebodyElse)

function range(from: string, until: string): string {
  const shown = (text: string) => date(Date.parse(text))
  if (from && until) return `${shown(from)} to ${shown(until)}`
  return from ? `from ${shown(from)}` : `until ${shown(until)}`
}
