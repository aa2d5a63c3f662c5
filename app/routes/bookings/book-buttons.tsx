import { SubmitButton } from '~/components/form/submit-button'
import { buttonClass } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import type { Week } from '~/features/bookings/week.server'
import { bookingMessages as say } from '~/messages/bookings'
import { OtherTimesLink } from './other-times-link'

/** The opening that was chosen. */
export type Chosen = NonNullable<Week['chosen']>

/**
 * The buttons of a form about a chosen opening. Where that is not free any more, they are the openings
 * next to it, so that what was typed goes on with any of them.
 */
export function BookButtons({
  chosen,
  label,
  instead,
  busyLabel,
  otherTo,
}: {
  chosen: Chosen
  /** Label of the button. */
  label: string
  /** And that of another opening. */
  instead: (when: string) => string
  /** Label while the form is being sent. */
  busyLabel: string
  otherTo: string
}) {
  if (chosen.isFree) {
    return (
      <div className="form-actions">
        <SubmitButton name="opening" value={chosen.opening} busyLabel={busyLabel}>
          {label}
        </SubmitButton>
        <OtherTimesLink to={otherTo} className={buttonClass('quiet')}>
          {say.otherTime}
        </OtherTimesLink>
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
              busyLabel={busyLabel}
            >
              {instead(moment)}
            </SubmitButton>
          ))}
        </div>
      )}
    </Notice>
  )
}
