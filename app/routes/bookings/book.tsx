import type { LinksFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { bookCall } from '~/features/bookings/book-call.server'
import { bookForm } from '~/features/bookings/call-form.server'
import { listCalls } from '~/features/bookings/list-calls.server'
import { aboutOptions, peopleToBook } from '~/features/bookings/people-to-book.server'
import { readWeek } from '~/features/bookings/week.server'
import { zoneOptions } from '~/features/bookings/zone-options.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { zoneOf } from '~/features/settings/zone-of.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { callMoment } from '~/messages/call-times'
import { canBookCalls } from '~/permissions/bookings'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import styles from '~/styles/bookings.css?url'
import { CallsView } from './calls-view'
import { ChosenBar } from './chosen-time'
import { PeopleList } from './people-list'
import { readCalls } from './read-calls.server'
import { WeekView } from './week-view'
import { YourCall } from './your-call'
import { ZoneForm } from './zone-form'

const here = '/book-schedule'

/** Clients choose a time; staff, whom they book, see their calls. */
export const loader = screen(here, ({ actor, user, url: { searchParams } }) => {
  const since = newestEvent()
  const zone = zoneOf(user)
  if (!canBookCalls(actor)) {
    return { since, calls: readCalls(actor, searchParams, zone), book: null }
  }
  const people = peopleToBook(actor)
  const person = people.find(({ id }) => id === searchParams.get('with')) ?? null
  const [week, slot] = [searchParams.get('week'), searchParams.get('slot')]
  const book = {
    people,
    person,
    week: readWeek({ only: person?.id, client: actor.id, week, slot, zone }),
    about: searchParams.get('about') ?? '',
    options: aboutOptions(actor),
    zones: zoneOptions(zone, Date.now()),
    whole: searchParams.has('people'),
    coming: listCalls(actor, { view: 'coming', mine: true, zone }).counts.coming,
    key: newId(),
  }
  return { since, calls: null, book }
})

export const action = act(here, bookForm, async ({ actor, user, value, submission }) => {
  const { id, start } = bookCall(actor, { ...value, submission })
  return redirectWithFlash(pathTo('/book-schedule/calls', { new: id }), {
    kind: 'success',
    text: say.booked(callMoment(start, zoneOf(user))),
  })
})

type BookData = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['book']>

export const handle: LiveHandle<{ since: number }> = {
  live: ({ since }) => ({ topic: 'list:bookings', since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.title} · Panelry` }]

export default function BookSchedule() {
  const { calls, book } = useLoaderData<typeof loader>()
  return calls ? <CallsView data={calls} path={here} /> : <Book data={book} />
}

function Book({ data }: { data: BookData }) {
  const { people, person, week, about, coming } = data
  const given = { with: person?.id, about }
  const to = (change: Record<string, string>) => pathTo(here, { ...given, ...change })
  return (
    <DashboardShell breadcrumb={[{ label: say.title }]}>
      <PageHead
        title={say.title}
        actions={
          <ButtonLink to={pathTo('/book-schedule/calls')} icon="calendar">
            {say.yourCalls(coming)}
          </ButtonLink>
        }
      />
      {people.length === 0 ? (
        <EmptyState title={say.nobody}>{say.nobodyLead}</EmptyState>
      ) : (
        <div className="booking">
          <div className="booking-with">
            <h2 className="font-semibold">{say.with}</h2>
            <PeopleList
              people={people}
              chosen={person?.id ?? ''}
              whole={data.whole}
              to={(id) => pathTo(here, { about, week: week.monday, with: id })}
              toAll={to({ week: week.monday, people: 'all' })}
            />
            <ZoneForm zone={week.zone} zones={data.zones} />
          </div>
          <div className="booking-week">
            <WeekView week={week} to={to} />
            <p className="muted mt-4">
              {say.eachMinutes(week.minutes)} {say.nothingFits}{' '}
              <Link to={pathTo('/requests')} className="link">
                {say.write}
              </Link>
            </p>
            {week.chosen && (
              <ChosenBar
                chosen={week.chosen}
                lead={`${person?.name ?? say.anyone}, ${say.minutes(week.minutes)}`}
              />
            )}
          </div>
          <YourCall
            key={data.person?.id}
            {...{ week, person, about }}
            options={data.options}
            formKey={data.key}
            otherTo={to({ week: week.monday })}
          />
        </div>
      )}
    </DashboardShell>
  )
}
