import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/ui/avatar'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { workMessages as say } from '~/messages/work'

type Person = { id: string; name: string; avatar: string | null }

/** A fact; with `to` a link to the form that changes it. */
export function Changeable({
  to,
  label,
  children,
}: {
  to: string | false
  label: string
  children: ReactNode
}) {
  if (!to) return children
  return (
    <Link to={to} className="fact-link" preventScrollReset>
      <span className="min-w-0">{children}</span>
      <span className="sr-only">, {label}</span>
      <Icon name="chevrons-up-down" />
    </Link>
  )
}

export const PersonMark = ({ person }: { person: Person }) => (
  <span className="mark">
    <Avatar name={person.name} src={photoSrc(person.avatar)} />
    <span className="truncate-line">{person.name}</span>
  </span>
)

/** Faces with their names where there are few; the number says how many there are. */
export const People = ({ people }: { people: readonly Person[] }) =>
  people.length === 0 ? (
    <span className="muted">{say.nobody}</span>
  ) : people.length === 1 && people[0] ? (
    <PersonMark person={people[0]} />
  ) : (
    <span className="mark">
      {people.slice(0, 5).map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={photoSrc(avatar)} labelled />
      ))}
      <span className="muted">{people.length}</span>
    </span>
  )
