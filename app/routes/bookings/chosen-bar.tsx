import { bookingMessages as say } from '~/messages/bookings'
import type { Chosen } from './book-buttons'

/**
 * Bar on a phone: what is chosen, or why it is no longer free, and the way down to the form while the week
 * is in view. For a call that is moved it also says why that was `refused`; the form of a new one says so
 * itself, and has the focus then.
 */
export function ChosenBar({
  chosen,
  lead,
  refused,
}: {
  chosen: Chosen
  lead: string
  refused?: string | undefined
}) {
  const trouble = chosen.isFree ? refused : say.taken
  return (
    <div className="chosen-bar" data-taken={trouble ? true : undefined}>
      <p className="min-w-0">
        <b>{chosen.moment}</b>
        <span className={trouble ? 'block' : 'muted block truncate-line'}>{trouble ?? lead}</span>
      </p>
      <a href="#your-call" className="btn btn-primary">
        {chosen.isFree ? say.continue : say.otherTimes}
      </a>
    </div>
  )
}
