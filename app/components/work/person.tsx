import { displayName } from '~/messages/users'
import { Avatar } from '../ui/avatar'
import { photoSrc } from '../ui/photo'

/**
 * Somebody in a row of a table; a deleted person is named as deleted, and `nobody` is shown for none at
 * all.
 */
export function Person({
  person,
  nobody,
}: {
  person: { name: string | null; avatar: string | null } | null
  nobody?: string
}) {
  if (!person?.name && nobody) return <span className="muted">{nobody}</span>
  const name = displayName(person?.name ?? null)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={name} src={photoSrc(person?.avatar ?? null)} />
      <span className="truncate-line" dir="auto">
        {name}
      </span>
    </span>
  )
}
