import { Link } from '@remix-run/react'
import { textIn } from '~/components/form/form-state'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo, type Query, queryOf } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { ChosenBar } from './chosen-bar'
import { BeingWritten } from './other-times-link'
import { PeopleList } from './people-list'
import type { BookData } from './read-book.server'
import { WeekView } from './week-view'
import { YourCall } from './your-call'
import { ZoneForm } from './zone-form'

/** With whom, when, and what it is about. */
export function BookView({
  data,
  here,
  kept = {},
  client = null,
}: {
  data: BookData
  /** The path of the screen, and what its addresses carry on. */
  here: string
  kept?: Query
  /** Client the call is for, when staff book it. */
  client?: { id: string; name: string } | null
}) {
  const { people, person, week, about } = data
  const { typed } = useFormAnswer()
  const at = (change: Query) => here + queryOf({ ...kept, about, ...change })
  const to = (change: Query) => at({ with: person?.id, ...change })
  if (people.length === 0) return <EmptyState title={say.nobody}>{say.nobodyLead}</EmptyState>
  return (
    <BeingWritten.Provider value={week.chosen !== null || textIn(typed, 'note') !== ''}>
      <div className="booking">
        <div className="booking-with">
          <h2 className="font-semibold">{say.with}</h2>
          <PeopleList
            people={people}
            chosen={person?.id ?? ''}
            whole={data.whole}
            to={(id) => at({ week: week.monday, with: id })}
            toAll={to({ week: week.monday, people: 'all' })}
          />
          <ZoneForm zone={week.zone} zones={data.zones} />
        </div>
        <div className="booking-week" data-long={week.days.length > 5 || undefined}>
          <WeekView week={week} to={to} />
          <p className="muted mt-4">
            {say.eachMinutes(week.minutes)} {week.notice > 0 && `${say.notice(week.notice)} `}
            {!client && (
              <>
                {say.nothingFits}{' '}
                <Link to={pathTo('/requests')} className="link">
                  {say.write}
                </Link>
              </>
            )}
          </p>
          {week.chosen && (
            <ChosenBar
              chosen={week.chosen}
              lead={`${person?.name ?? say.anyone}, ${say.minutes(week.minutes)}`}
            />
          )}
        </div>
        <YourCall
          {...{ week, person, about, client }}
          options={data.options}
          formKey={data.key}
          otherTo={to({ week: week.monday })}
        />
      </div>
    </BeingWritten.Provider>
  )
}
