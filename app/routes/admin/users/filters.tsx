import { Tabs } from '~/components/ui/tabs'
import type { UserKind } from '~/features/users/user-question.server'
import { capped } from '~/messages/format'
import { createdRanges } from '~/messages/projects'
import { type ManageFlag, manageFlags, type Role, roles } from '~/permissions/vocabulary'
import { queryOf } from '~/routes/http/query'

const here = '/admin/users'
const day = 24 * 60 * 60 * 1000

/** What the list is narrowed to; an empty text is no filter. Days are in UTC, both included. */
export type Filters = {
  q: string
  role: Role | 'employee' | ''
  package: string
  flag: ManageFlag | ''
  /** A number of days back from now; `from` and `to` go before it. */
  created: string
  from: string
  to: string
}

/** The filters of an address. What is no role, flag, range or day is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const asked = (name: string) => query.get(name) ?? ''
  const known = <Word extends string>(words: readonly Word[], name: string): Word | '' =>
    words.find((word) => word === query.get(name)) ?? ''
  const dayOf = (name: string) => {
    const text = asked(name)
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
  }
  const [from, to] = [dayOf('from'), dayOf('to')]
  return {
    q: asked('q').slice(0, 100),
    role: known([...roles, 'employee' as const], 'role'),
    package: asked('package').slice(0, 64),
    flag: known(manageFlags, 'flag'),
    created: from || to ? '' : known(Object.keys(createdRanges), 'created'),
    from,
    to,
  }
}

/** What the filters ask of the list; moments in milliseconds. */
export const questionOf = (filters: Filters) => ({
  search: filters.q,
  kind: filters.role || null,
  packageId: filters.package || null,
  flag: filters.flag || null,
  from: filters.from
    ? Date.parse(filters.from)
    : filters.created
      ? Date.now() - Number(filters.created) * day
      : null,
  to: filters.to ? Date.parse(filters.to) + day : null,
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

type Counts = Record<UserKind | 'all' | 'invited', number> | null

/** The roles, and the open invitations. */
export function UserTabs({
  filters,
  counts,
  invited = false,
}: {
  filters: Filters
  counts: Counts
  invited?: boolean
}) {
  const counted = (of: keyof NonNullable<Counts>) => (counts ? { count: capped(counts[of]) } : {})
  return (
    <Tabs
      label="Users"
      tabs={[
        ...kinds.map(([role, label]) => ({
          to: withFilters({ ...filters, role }),
          label,
          ...counted(role || 'all'),
          current: !invited && filters.role === role,
        })),
        {
          to: '/admin/users/invitations',
          label: 'Invited',
          ...counted('invited'),
          current: invited,
        },
      ]}
    />
  )
}
