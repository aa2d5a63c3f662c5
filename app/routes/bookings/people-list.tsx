import { Avatar } from '~/components/ui/avatar'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { bookingMessages as say } from '~/messages/bookings'
import { OtherTimesLink } from './other-times-link'

type Person = { id: string; name: string; avatar: string | null; lead: string }

/** People who can be booked, as links; on a phone only the chosen one, until somebody else is asked for. */
export function PeopleList({
  people,
  chosen,
  whole,
  to,
  toAll,
}: {
  people: readonly Person[]
  /** Id of the chosen person; empty for anyone. */
  chosen: string
  /** Whether all of them are shown on a phone too. */
  whole: boolean
  to: (id: string) => string
  toAll: string
}) {
  const rows = [
    { id: '', name: say.anyone, lead: say.anyoneLead, face: <AnyFace key="any" /> },
    ...people.map(({ avatar, ...person }) => ({
      ...person,
      face: <Avatar key={person.id} name={person.name} src={photoSrc(avatar)} size={32} />,
    })),
  ]
  return (
    <nav className="people-to-book" aria-label={say.with} data-whole={whole || undefined}>
      <ul>
        {rows.map(({ id, name, lead, face }) => (
          <li key={id} data-chosen={id === chosen || undefined}>
            <OtherTimesLink to={to(id)} className="person-to-book" current={id === chosen}>
              {face}
              <span className="min-w-0">
                <b>{name}</b>
                <span className="muted block">{lead}</span>
              </span>
            </OtherTimesLink>
          </li>
        ))}
      </ul>
      {!whole && (
        <OtherTimesLink to={toAll} className="link somebody-else">
          {say.somebodyElse}
        </OtherTimesLink>
      )}
    </nav>
  )
}

const AnyFace = () => (
  <span className="any-face">
    <Icon name="users" />
  </span>
)
