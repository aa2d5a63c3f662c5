import { SearchField } from '~/components/form/search-field'
import { ButtonLink } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { listed } from '~/features/lists/filters'
import { date } from '~/messages/dates'
import { requestSortLabels, requestMessages as say } from '~/messages/requests'
import { priorityNames, statusNames } from '~/messages/work'
import type { Priority } from '~/permissions/vocabulary'
import { requestLists, requestSorts } from '~/work/request-lists'
import type { RequestStatus } from '~/work/statuses'
import { FilterPanel } from './filter-panel'
import { type Filters, usedFilters, withFilters } from './filters'
import { KeysButton } from './keys-button'
import type { ListData } from './list'

/** Search, filters in use, order; all filters in a panel under them. */
export function RequestFilters({ data }: { data: ListData }) {
  const { list, filters, panel, staff } = data
  const at = (change: Record<string, string>) => withFilters(list, filters, change)
  const used = usedFilters(filters)
  return (
    <>
      <div className="filters">
        <SearchField
          label={say.search}
          value={filters.q}
          action={requestLists[list]}
          keep={{ ...filters, view: '' }}
        />
        <ButtonLink
          to={panel ? at({ view: filters.view }) : at({ view: filters.view, panel: 'open' })}
          look={used > 0 ? 'tint' : 'secondary'}
          icon="filter"
          aria-expanded={panel}
          data-key="f"
          preventScrollReset
        >
          {used > 0 ? say.filters(used) : 'Filter'}
        </ButtonLink>
        <div className="contents max-md:hidden">
          {chips(data).map(({ label, without }) => (
            <FilterChip key={label} label={label} removeTo={at(without)} />
          ))}
        </div>
        <div className="ml-auto flex gap-2 max-md:hidden">
          {staff && <KeysButton />}
          <Menu
            label={`${say.sortBy} ${requestSortLabels[filters.sort || 'due']}`}
            trigger={
              <>
                <Icon name="sort" />
                {requestSortLabels[filters.sort || 'due']}
              </>
            }
            end
          >
            {requestSorts.map((sort) => (
              <MenuLink
                key={sort}
                to={at({ sort: sort === 'due' ? '' : sort, view: filters.view })}
                aria-current={sort === (filters.sort || 'due') ? 'true' : undefined}
              >
                {requestSortLabels[sort]}
              </MenuLink>
            ))}
          </Menu>
        </div>
      </div>
      {panel && <FilterPanel data={data} />}
    </>
  )
}

/** The filters in use, in words, each with the change that takes it off. */
function chips({ filters, types, people }: ListData) {
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
