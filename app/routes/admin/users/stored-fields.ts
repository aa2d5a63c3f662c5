import { textsIn } from '~/components/form/form-state'
import type { EditedUser, Grants } from '~/features/users/find-user.server'
import { roleNameOf } from '~/messages/roles'
import { userFields } from '~/messages/users'
import { type ManageFlag, manageFlags } from '~/permissions/vocabulary'
import type { Stale } from '~/routes/http/use-form-answer'

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

const isFlag = (name: string): name is ManageFlag => manageFlags.some((flag) => flag === name)

type Named = readonly { id: string; name: string }[]

/**
 * What was typed and what is stored, in words. A right that one may not give is
 * not sent, and stays as it is stored.
 */
export function differences(
  { typed, stored }: Stale<EditedUser>,
  { may, packages }: { may: Grants; packages: Named },
) {
  const fields = storedFields(stored)
  const sent = Object.entries(userFields).filter(
    ([name]) => !isFlag(name) || may.flags.includes(name),
  )
  return sent.map(([name, label]) => {
    if (name === 'packages') {
      const names = (ids: readonly string[]) =>
        packages
          .filter(({ id }) => ids.includes(id))
          .map((known) => known.name)
          .join(', ')
      return { label, stored: names(stored.packages), yours: names(textsIn(typed, 'packages')) }
    }
    const words = (value: unknown) => inWords(name, typeof value === 'string' ? value : '')
    return { label, stored: words(fields[name]), yours: words(typed[name]) }
  })
}

function inWords(name: string, value: string): string {
  if (name === 'role') return roleNameOf(value)
  return name === 'organization' || isFlag(name) ? (value === 'on' ? 'yes' : 'no') : value
}
