import { Link } from '@remix-run/react'
import { picturePinMessages as say } from '~/messages/picture-pins'

/** The place in a picture that a message is about: leads to it there. */
export const PinNamed = ({
  pin: { number, name },
  to,
}: {
  pin: { number: number; name: string }
  to: string
}) => (
  <p>
    <Link to={to} className="pin-named" aria-label={say.pinOf(number, name)}>
      <span className="pin-drop">{number}</span>
      <span className="truncate-line">{name}</span>
    </Link>
  </p>
)
