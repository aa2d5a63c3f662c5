import type { Compare } from '~/components/form/form-differences'
import type { EditedUser, Grants } from '~/features/users/find-user.server'
import { roleNameOf } from '~/messages/roles'
import { userFields } from '~/messages/users'
import { type ManageFlag, manageFlags } from '~/permissions/vocabulary'

/** Stored person, as the form's fields show them. */
export const storedFields = (user: EditedUser) => ({
  ...user,
  allowedActiveRequests: user.allowedActiveRequests ?? '',
  ...Object.fromEntries(manageFlags.map((flag) => [flag, user.flags.includes(flag)])),
})

const isFlag = (name: string): name is ManageFlag => manageFlags.some((flag) => flag === name)

const yesOrNo = (value: string) => (value === 'on' ? 'yes' : 'no')

/** A right that one may not give is not sent, and stays as it is stored. */
export function compared({
  may,
  packages,
}: {
  may: Grants
  packages: readonly { id: string; name: string }[]
}): Compare {
  const inWords: Record<string, (value: string) => string> = {
    role: roleNameOf,
    organization: yesOrNo,
    packages: (id) => packages.find((known) => known.id === id)?.name ?? '',
    ...Object.fromEntries(manageFlags.map((flag) => [flag, yesOrNo])),
  }
  return Object.fromEntries(
    Object.entries(userFields)
      .filter(([name]) => !isFlag(name) || may.flags.includes(name))
      .map(([name, label]) => [name, [label, inWords[name] ?? String]]),
  )
}
