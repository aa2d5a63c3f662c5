import { textsIn } from '~/components/form/form-state'
import type { EditedUser } from '~/features/users/find-user.server'
import { roleNameOf } from '~/messages/roles'
import { userFields } from '~/messages/users'
import { type ManageFlag, manageFlags } from '~/permissions/vocabulary'

/** What is stored, as the form's fields show it; a box is on or null. */
export const storedFields = (user: EditedUser): Record<string, string | null> => ({
  fullName: user.fullName,
  email: user.email,
  role: user.role,
  organization: user.organization ? 'on' : null,
  employeeRole: user.employeeRole,
  allowedActiveRequests: user.allowedActiveRequests?.toString() ?? '',
  ...Object.fromEntries(manageFlags.map((flag) => [flag, user.flags.includes(flag) ? 'on' : null])),
})

type Named = readonly { id: string; name: string }[]

/** What was typed and what is stored, where they differ, in words. */
export function differences(typed: Record<string, unknown>, stored: EditedUser, packages: Named) {
  const fields = storedFields(stored)
  const rows = Object.entries(userFields).map(([name, label]) => {
    if (name === 'packages') {
      const names = (ids: readonly string[]) =>
        packages
          .filter(({ id }) => ids.includes(id))
          .map((known) => known.name)
          .join(', ')
      return { label, theirs: names(stored.packages), yours: names(textsIn(typed, 'packages')) }
    }
    const words = (value: unknown) => inWords(name, typeof value === 'string' ? value : '')
    return { label, theirs: words(fields[name]), yours: words(typed[name]) }
  })
  return rows.filter(({ theirs, yours }) => theirs !== yours)
}

function inWords(name: string, value: string): string {
  if (name === 'role') return roleNameOf(value)
  const box = name === 'organization' || manageFlags.includes(name as ManageFlag)
  return box ? (value === 'on' ? 'yes' : 'no') : value
}
