import { textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import type { EditedUser } from '~/features/users/find-user.server'
import { differences } from './stored-fields'

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
  const hidden: Record<string, string | string[]> = { packages: textsIn(typed, 'packages') }
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'string') hidden[name] = value
  }
  return (
    <StaleForm
      values={differences(typed, stored, packages)}
      hidden={{ ...hidden, version: String(stored.version) }}
      reloadTo={`/admin/users/${stored.id}`}
    />
  )
}
