import { bookingMessages as say } from '~/messages/bookings'
import type { Chosen } from './book-buttons'

/**
 * On a phone: what is chosen, or that it is not free any more, and the way down to the form, as long as
 * the week is looked at.
 */
export const ChosenBar = ({ chosen, lead }: { chosen: Chosen; lead: string }) => (
  <div className="chosen-bar" data-taken={!chosen.isFree || undefined}>
    <p className="min-w-0">
      <b>{chosen.moment}</b>
      <span className={chosen.isFree ? 'muted block truncate-line' : 'block'}>
        {chosen.isFree ? lead : say.taken}
      </span>
    </p>
    <a href="#your-call" className="btn btn-primary">
      {chosen.isFree ? say.continue : say.otherTimes}
    </a>
  </div>
)
