import { listed } from '~/features/lists/filters'
import { date } from '~/messages/dates'
import { requestMessages as say } from '~/messages/requests'
import { priorityNames, statusNames } from '~/messages/work'
import type { Priority } from '~/permissions/vocabulary'
import type { RequestStatus } from '~/work/statuses'
import type { Filters } from './filters'
import type { ListData } from './list'

/** The filters in use, in words, each with the change that takes it off. */
export function filterWords({ filters, types, people }: ListData) {
  const { type, priority, status, assignee, client, from, until, overdue } = filters
  const list = (words: string[]) => words.join(', ')
  const one = (label: string, without: Partial<Filters>) => ({ label, without })
  return [
    type &&
      one(`Type: ${list(types.filter(({ id }) => listed(type).includes(id)).map((t) => t.name))}`, {
        type: '',
      }),
    priority &&
      one(`Priority: ${list(listed(priority).map((p) => priorityNames[p as Priority]))}`, {
        priority: '',
      }),
    status &&
      one(`Status: ${list(listed(status).map((s) => statusNames[s as RequestStatus]))}`, {
        status: '',
      }),
    assignee &&
      one(`Assignee: ${assigneeName(assignee, people)}`, {
        assignee: '',
      }),
    client && one(`Client: ${client}`, { client: '' }),
    (from || until) && one(`Due: ${range(from, until)}`, { from: '', until: '' }),
    overdue && one(say.onlyOverdue, { overdue: '' }),
  ].flatMap((chip) => chip || [])
}

const assigneeName = (assignee: string, people: ListData['people']) =>
  assignee === 'none'
    ? say.nobody
    : assignee === 'me'
      ? say.me
      : (people.find(({ id }) => id === assignee)?.name ?? say.somebodyElse)

function range(from: string, until: string): string {
  const shown = (text: string) => date(Date.parse(text))
  if (from && until) return `${shown(from)} to ${shown(until)}`
  return from ? `from ${shown(from)}` : `until ${shown(until)}`
}
