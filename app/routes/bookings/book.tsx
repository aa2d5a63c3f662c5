import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { bookCall } from '~/features/bookings/book-call.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { namedMoment } from '~/messages/dates'
import { canBookCalls } from '~/permissions/bookings'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { bookForm } from './book-form.server'
import { BookView } from './book-view'
import styles from './bookings.css?url'
import { CallsView } from './calls-view'
import { type BookData, readBook } from './read-book.server'
import { readCalls } from './read-calls.server'

const here = '/book-schedule'

/** Clients choose a time; staff, whom they book, see their calls. */
export const loader = screen(({ actor, clock: { zone }, url: { searchParams } }) => {
  const since = newestEvent()
  return canBookCalls(actor)
    ? { since, calls: null, book: readBook(actor, searchParams, { zone }) }
    : { since, calls: readCalls(actor, searchParams, zone), book: null }
})

export const action = act(bookForm, async ({ actor, clock, value, idempotencyKey }) => {
  const { id, start } = bookCall(actor, { ...value, idempotencyKey })
  return redirectWithFlash(pathTo('/book-schedule/calls', { new: id }), {
    kind: 'success',
    text: say.booked(namedMoment(start, clock)),
  })
})

export const handle: LiveHandle<{ since: number }> = {
  live: ({ since }) => ({ topic: 'list:bookings', since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.title} · Panelry` }]

export default function BookSchedule() {
  const { calls, book } = useLoaderData<typeof loader>()
  return calls ? <CallsView data={calls} path={here} /> : <Book data={book} />
}

const Book = ({ data }: { data: BookData }) => (
  <DashboardShell breadcrumb={[{ label: say.title }]}>
    <PageHead
      title={say.title}
      actions={
        <ButtonLink to={pathTo('/book-schedule/calls')} icon="calendar">
          {say.yourCalls(data.coming)}
        </ButtonLink>
      }
    />
    <BookView data={data} here={here} />
  </DashboardShell>
)
