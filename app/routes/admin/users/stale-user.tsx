import { StaleForm } from '~/components/form/stale-form'
import type { EditedUser } from '~/features/users/find-user.server'
import { differences } from './stored-fields'
import { typedList } from './typed-list'

/** Two people edited one user: both versions, and the choice. */
export function StaleUser({
  typed,
  stored,
  packages,
}: {
  typed: Record<string, unknown>
  stored: EditedUser
  packages: readonly { id: string; name: string }[]
}) {
  const hidden: Record<string, string | string[]> = { packages: typedList(typed.packages) }
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'string') hidden[name] = value
  }
  return (
    <StaleForm
      who="Somebody else"
      values={differences(typed, stored, packages)}
      hidden={{ ...hidden, version: String(stored.version) }}
      reloadTo={`/admin/users/${stored.id}`}
    />
  )
}
