import { listed } from '~/features/lists/define-filters'
import { columnWords } from '~/messages/columns'
import { calendarDay } from '~/messages/dates'
import { priorityNames, statusNames, workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import type { Priority } from '~/permissions/vocabulary'
import type { WorkStatus } from '~/shared/statuses'
import { filterNamed, type OfferedFilters, type WorkListData } from './work-list-data'

/** The filters in use, in words, each with the change that takes it off. */
export function filterWords(
  { filters, people }: Pick<WorkListData, 'filters' | 'people'>,
  { groups, marks, spans = [] }: OfferedFilters,
) {
  const { priority, status, assignee, client, from, until, overdue } = filters
  const inZone = (words: string) => (filters.days === 'utc' ? say.inUtc(words) : words)
  const one = (label: string, without: Record<string, string>) => ({ label, without })
  const narrowed = (what: string, words: string[], without: Record<string, string>) =>
    words.length > 0 && one(say.filteredBy(what, words), without)
  const days = (what: string, from: string, until: string, without: Record<string, string>) =>
    narrowed(what, from || until ? [inZone(say.days(dayText(from), dayText(until)))] : [], without)
  return [
    ...groups.map(({ name, label, options }) => {
      const ids = listed(filterNamed(filters, name))
      const chosen = options.filter(({ id }) => ids.includes(id))
      const words = chosen.map((each) => each.name)
      return ids.length > 0 && one(say.filteredBy(label, words), { [name]: '' })
    }),
    narrowed(
      columnWords.priority,
      listed(priority).map((each) => priorityNames[each as Priority]),
      { priority: '' },
    ),
    narrowed(
      columnWords.status,
      listed(status).map((each) => statusNames[each as WorkStatus]),
      { status: '' },
    ),
    narrowed(columnWords.assignee, assignee ? [assigneeName(assignee, people)] : [], {
      assignee: '',
    }),
    narrowed(columnWords.client, client ? [client] : [], { client: '' }),
    days(columnWords.due, from, until, { from: '', until: '' }),
    overdue && one(say.onlyOverdue, { overdue: '' }),
    ...spans.map(({ name, label }) => {
      const [first, last] = [`${name}_from`, `${name}_until`]
      const [begin, end] = [filterNamed(filters, first), filterNamed(filters, last)]
      return days(label, begin, end, { [first]: '', [last]: '' })
    }),
    ...marks.map(({ name, label }) => filterNamed(filters, name) && one(label, { [name]: '' })),
  ].flatMap((chip) => chip || [])
}

const assigneeName = (assignee: string, people: WorkListData['people']) =>
  assignee === 'none'
    ? workMessages.nobody
    : assignee === 'me'
      ? say.me
      : (people.find(({ id }) => id === assignee)?.name ?? say.somebodyElse)

const dayText = (day: string) => day && calendarDay(day)
