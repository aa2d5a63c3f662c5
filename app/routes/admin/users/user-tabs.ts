import { pathTo } from '~/map/path-to'
import { capped } from '~/messages/format'
import { userMessages as say, userTabLabels } from '~/messages/users'
import { type ListedRole, listedRoles } from '~/permissions/vocabulary'
import { type Filters, withFilters } from './filters'

type Counts = Record<ListedRole | 'all' | 'invited', number> | null

/** The tabs of the users: the roles, and the open invitations, which keep what the others are narrowed to. */
export function userTabs(filters: Filters, counts: Counts, invited = false) {
  const counted = (of: keyof NonNullable<Counts>) => (counts ? { count: capped(counts[of]) } : {})
  return {
    label: say.users,
    tabs: [
      ...(['', ...listedRoles] as const).map((role) => ({
        to: withFilters({ ...filters, role }),
        label: userTabLabels[role || 'all'],
        ...counted(role || 'all'),
        current: !invited && filters.role === role,
      })),
      {
        to: pathTo('/admin/users/invitations', filters),
        label: say.invitedLabel,
        ...counted('invited'),
        current: invited,
      },
    ],
  }
}
