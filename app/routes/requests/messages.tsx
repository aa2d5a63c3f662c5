import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { unsentMessage } from '~/features/conversations/messages-screen.server'
import { viewQuery } from '~/map/work-path'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { messageForm } from '~/routes/work-items/messages.server'
import { happenedMeanwhile, UnsentMessage } from '~/routes/work-items/unsent-message'
import { useRefused } from '~/routes/work-items/use-refused'
import { readRequest } from './read-request.server'
import { liveOf, RequestScreen } from './request-screen'

/** Posted to by the messages view (`?v=2` of the request's page); its own screen is the refused message. */

export { unsentMeta as meta } from '~/routes/work-items/unsent-message'

export const loader = screen(({ actor, clock, params: { request: id = '' }, url }) => {
  const unsent = unsentMessage(actor, { kind: 'request', id }, url.searchParams)
  const query = viewQuery('request', 'messages')
  const whole = () => readRequest(actor, id, { query, clock, beside: true })
  return { ...unsent, request: happenedMeanwhile(unsent) ? null : whole() }
})
export const action = act(messageForm)

type Data = ReturnType<typeof useLoaderData<typeof loader>>
export const handle: LiveHandle<Data> = {
  live: ({ request }) => (request ? liveOf(request) : null),
}

/** Screen of a refused message: shown where it was written, or beside what came meanwhile. */
export default function RefusedMessage() {
  const { request } = useLoaderData<typeof loader>()
  return request ? <Refused data={request} /> : <UnsentMessage />
}

function Refused({ data }: { data: NonNullable<Data['request']> }) {
  return <RequestScreen data={data} refusedMessage={useRefused()} />
}
