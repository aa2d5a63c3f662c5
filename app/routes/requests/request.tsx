import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { requestMessages as say } from '~/messages/requests'
import { screen } from '~/routes/http/screen-and-act.server'
import { readRequest } from './read-request.server'
import { liveOf, RequestScreen } from './request-screen'

export const loader = screen(({ actor, clock, params: { request = '' }, url }) =>
  readRequest(actor, request, { query: url.searchParams, clock }),
)

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const handle: LiveHandle<Data> = { live: liveOf }

export const meta = ({ data }: { data?: Data }) => [
  { title: `${data ? data.facts.title : say.request} · Panelry` },
]

export default function RequestPage() {
  return <RequestScreen data={useLoaderData<typeof loader>()} />
}
