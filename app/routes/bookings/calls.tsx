import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { newestEvent } from '~/features/live/newest-event.server'
import { bookingMessages as say } from '~/messages/bookings'
import { screen } from '~/routes/http/screen-and-act.server'
import styles from './bookings.css?url'
import { CallsView } from './calls-view'
import { readCalls } from './read-calls.server'

const here = '/book-schedule/calls'

export const loader = screen(({ actor, clock, url: { searchParams } }) => ({
  since: newestEvent(),
  ...readCalls(actor, searchParams, clock.zone),
}))

export const handle: LiveHandle<{ since: number }> = {
  live: ({ since }) => ({ topic: 'list:bookings', since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.calls} · Panelry` }]

export default function Calls() {
  return <CallsView data={useLoaderData<typeof loader>()} path={here} />
}
