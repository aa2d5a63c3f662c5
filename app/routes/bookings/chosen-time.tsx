import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import type { Week } from '~/features/bookings/week.server'
import { bookingMessages as say } from '~/messages/bookings'
import { busyWords } from '~/messages/controls'

type Chosen = NonNullable<Week['chosen']>

/**
 * The buttons of a form about a chosen opening. Where that is not free any more, they are the openings
 * next to it, so that what was typed goes on with any of them.
 */
export function ChosenTime({
  chosen,
  label,
  instead,
  otherTo,
}: {
  chosen: Chosen
  /** What the button says. */
  label: string
  /** And that of another opening. */
  instead: (when: string) => string
  otherTo: string
}) {
  if (chosen.isFree) {
    return (
      <div className="form-actions">
        <SubmitButton name="opening" value={chosen.opening} busyLabel={busyWords.booking}>
          {label}
        </SubmitButton>
        <ButtonLink to={otherTo} look="quiet" preventScrollReset>
          {say.otherTime}
        </ButtonLink>
      </div>
    )
  }
  return (
    <Notice tone="warning" title={say.notFree}>
      {chosen.instead.length === 0 ? (
        say.noneInstead
      ) : (
        <div className="instead">
          {chosen.instead.map(({ opening, moment }) => (
            <SubmitButton
              key={opening}
              name="opening"
              value={opening}
              look="secondary"
              busyLabel={busyWords.booking}
            >
              {instead(moment)}
            </SubmitButton>
          ))}
        </div>
      )}
    </Notice>
  )
}

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
