import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { photoSrc } from '~/components/ui/photo'
import { bookCall } from '~/features/bookings/book-call.server'
import { clientToBookFor } from '~/features/bookings/client-of-call.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { findClients } from '~/features/work-items/client-for.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { namedMoment } from '~/messages/dates'
import { displayName } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ChooseClient } from '~/routes/work-items/choose-client'
import { bookForm } from './book-form.server'
import { BookView } from './book-view'
import styles from './bookings.css?url'
import { readBook } from './read-book.server'

const here = '/book-schedule/for'

/** Staff say whose call it is going to be, then when; times are told by their own clock. */
export const loader = screen(({ actor, clock: { zone }, url: { searchParams } }) => {
  const since = newestEvent()
  const client = clientToBookFor(searchParams.get('client'))
  if (client) {
    const { id, fullName: name } = client
    return {
      since,
      choice: null,
      book: { client: { id, name }, ...readBook(client, searchParams, { zone, atOnce: true }) },
    }
  }
  const search = searchParams.get('q') ?? ''
  const clients = findClients(requireMember(actor), search).map(({ avatar, ...person }) => ({
    ...person,
    photo: photoSrc(avatar),
  }))
  return { since, choice: { search, clients }, book: null }
})

export const action = act(bookForm, async ({ actor, clock, value, idempotencyKey }) => {
  const { id, start, clientId } = bookCall(actor, { ...value, idempotencyKey })
  const name = displayName(clientToBookFor(clientId))
  return redirectWithFlash(pathTo('/book-schedule/calls', { new: id }), {
    kind: 'success',
    text: say.bookedFor(name, namedMoment(start, clock)),
  })
})

export const handle: LiveHandle<{ since: number }> = {
  live: ({ since }) => ({ topic: 'list:bookings', since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.bookForClient} · Panelry` }]

export default function BookForClient() {
  const { choice, book } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  return (
    <DashboardShell
      breadcrumb={[{ label: say.calls, to: '/book-schedule/calls' }, { label: say.bookForClient }]}
    >
      <PageHead
        title={book ? say.callWith(book.client.name) : say.bookForClient}
        actions={book && <ButtonLink to={pathTo(here)}>{say.otherClient}</ButtonLink>}
      />
      {choice && (
        <>
          <FormError>{formError}</FormError>
          <ChooseClient
            {...choice}
            here={here}
            query={{}}
            lead={say.whoForLead}
            noneLead={say.noClientLead}
          />
        </>
      )}
      {book && (
        <BookView data={book} here={here} kept={{ client: book.client.id }} client={book.client} />
      )}
    </DashboardShell>
  )
}
