import { Form } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { Menu } from '~/components/ui/menu'
import { Tabs } from '~/components/ui/tabs'
import { date } from '~/messages/format'
import { userMessages as say } from '~/messages/users'
import { type Role, roles } from '~/permissions/vocabulary'
import { queryOf } from '~/routes/http/query'

const here = '/admin/users'
const day = 24 * 60 * 60 * 1000

/** What the list is narrowed to; an empty text is no filter. Days are in UTC, both included. */
export type Filters = { q: string; role: Role | 'employee' | ''; from: string; to: string }

/** The filters of an address. What is no role or no day is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const role = query.get('role')
  const dayOf = (name: string) => {
    const text = query.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
  }
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    role: [...roles, 'employee' as const].find((known) => known === role) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

/** The range of the filters in milliseconds: from `from` on, before `to`. */
export const momentsOf = ({ from, to }: Filters) => ({
  from: from ? Date.parse(from) : null,
  to: to ? Date.parse(to) + day : null,
})

/** The list's address with these filters. */
export const withFilters = (filters: Filters, more: Record<string, string> = {}): string =>
  here + queryOf({ ...filters, ...more })

const kinds = [
  ['', 'All'],
  ['client', 'Clients'],
  ['employee', 'Employees'],
  ['admin', 'Admins'],
  ['user', 'Users'],
] as const

/** The roles, and the open invitations. */
export function UserTabs({ filters, invited = false }: { filters: Filters; invited?: boolean }) {
  return (
    <Tabs
      label="Users"
      tabs={[
        ...kinds.map(([role, label]) => ({
          to: withFilters({ ...filters, role }),
          label,
          current: !invited && filters.role === role,
        })),
        { to: '/admin/users/invitations', label: 'Invited', current: invited },
      ]}
    />
  )
}

/** Search and range of creation. */
export function UserFilters({ filters }: { filters: Filters }) {
  const { q, role, from, to } = filters
  const besidesSearch = Object.fromEntries(
    Object.entries({ role, from, to }).filter(([, value]) => value !== ''),
  )
  return (
    <div className="filters">
      <SearchField
        label={say.search}
        value={q}
        action={here}
        keep={besidesSearch}
        clearTo={withFilters({ ...filters, q: '' })}
      />
      <Menu end label="Created">
        <Form method="get" action={here} className="form w-60 p-2" key={`${from} ${to}`}>
          {q && <input type="hidden" name="q" value={q} />}
          {role && <input type="hidden" name="role" value={role} />}
          <TextField name="from" label="From" type="date" defaultValue={from} />
          <TextField name="to" label="To" type="date" defaultValue={to} />
          <Button look="primary">Show</Button>
        </Form>
      </Menu>
      {(from || to) && (
        <FilterChip
          label={`Created: ${range(from, to)}`}
          removeTo={withFilters({ ...filters, from: '', to: '' })}
        />
      )}
      <span className="ml-auto text-n500 max-md:hidden">Newest first</span>
    </div>
  )
}

function range(from: string, to: string): string {
  const shown = (text: string) => date(Date.parse(text))
  if (from && to) return `${shown(from)} to ${shown(to)}`
  return from ? `since ${shown(from)}` : `until ${shown(to)}`
}
