import type { CSSProperties } from 'react'
import { buttonClass } from '~/components/ui/button'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import type { Week } from '~/features/bookings/week.server'
import { bookingMessages as say } from '~/messages/bookings'
import { OtherTimesLink } from './other-times-link'

/** Links of a week: to another week, to another opening. */
type WeekLinks = (change: { week?: string; opening?: string }) => string

/** The openings of a week by day; on a phone the days are below each other. */
export function WeekView({ week, to }: { week: Week; to: WeekLinks }) {
  const { days, times, chosen } = week
  return (
    <>
      <div className="week-head">
        <h2 className="font-semibold">{week.label}</h2>
        <nav className="flex gap-2" aria-label={say.weeks}>
          <TurnWeek to={week.previous && to({ week: week.previous })} icon="chevron-left">
            {say.previousWeek}
          </TurnWeek>
          <OtherTimesLink
            to={to({ week: week.thisWeek })}
            className={buttonClass('secondary', 'max-md:hidden')}
          >
            {say.thisWeek}
          </OtherTimesLink>
          <TurnWeek to={week.next && to({ week: week.next })} icon="chevron-right">
            {say.nextWeek}
          </TurnWeek>
        </nav>
      </div>
      <div
        className="week"
        style={{ '--days': days.length, '--times': times.length } as CSSProperties}
      >
        {days.map(({ day, weekday, date, past, openings }) => (
          <section
            key={day}
            className="week-day"
            aria-label={`${weekday}, ${date}`}
            data-past={past || undefined}
          >
            <h3>
              <b>{weekday}</b> <span className="muted">{date}</span>
            </h3>
            {openings.length === 0 ? (
              <p className="muted">{say.nothingFree}</p>
            ) : (
              <ul>
                {openings.map(({ opening, label, time, twice }) => (
                  <li key={opening} style={{ '--at': times.indexOf(time) + 1 } as CSSProperties}>
                    <OtherTimesLink
                      to={to({ week: week.monday, opening })}
                      className={classNames('opening', opening === chosen?.opening && 'is-chosen')}
                      current={opening === chosen?.opening}
                      data-twice={twice || undefined}
                    >
                      {label}
                      <span className="sr-only">
                        , {weekday}, {date}
                      </span>
                    </OtherTimesLink>
                    {opening === chosen?.opening && (
                      // For the keyboard: past all the openings that come after it.
                      <a href="#your-call" className="link sr-only focus:not-sr-only">
                        {say.continue}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

/** To the week beside this one; where there is none the button stays, and cannot be pressed. */
function TurnWeek({
  to,
  icon,
  children,
}: {
  to: string | null
  icon: 'chevron-left' | 'chevron-right'
  children: string
}) {
  if (to) {
    return (
      <OtherTimesLink
        to={to}
        className={buttonClass('secondary', 'btn-icon')}
        aria-label={children}
        title={children}
      >
        <Icon name={icon} />
      </OtherTimesLink>
    )
  }
  return (
    <span className="btn btn-secondary btn-icon is-off" aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
