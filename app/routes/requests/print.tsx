import { useLoaderData } from '@remix-run/react'
import { Time } from '~/components/ui/time'
import { findPin } from '~/features/request-pins/find-pin.server'
import { getRequestDetails } from '~/features/requests/request-details.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { createRequestMessages as say } from '~/messages/create-request'
import { pinMessages } from '~/messages/request-pins'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { PrintPage } from '~/routes/work-items/print-page'
import { RequestAnswers } from './brief-view'

export const loader = screen(({ actor, params: { request = '' } }) => ({
  ...getRequestDetails(actor, request),
  pin: findPin(actor, { id: request }),
}))

export const meta = ({ data }: { data?: { title: string } }) => [
  { title: `${data?.title ?? 'Request'} · Panelry` },
]

/** A request on paper: what was asked for, and nothing of its conversation. */
export default function PrintRequest() {
  const brief = useLoaderData<typeof loader>()
  const { pin } = brief
  const about: [string, string][] =
    pin && pin !== 'gone'
      ? [
          [
            pinMessages.about,
            pinMessages.place(pin.was.picture?.name ?? null, pin.page, pin.project),
          ],
        ]
      : []
  const company: [string, string][] = brief.company ? [[say.companyLabel, brief.company]] : []
  return (
    <PrintPage
      title={brief.title}
      back={{ to: pathTo('/requests/:request', { request: brief.id }), label: say.backToRequest }}
      rows={[
        [columnWords.number, brief.number],
        [say.client, displayName(brief.client)],
        ...company,
        [columnWords.type, brief.typeName],
        [columnWords.product, brief.category],
        ...about,
        [columnWords.created, <Time key="created" at={brief.createdAt} />],
      ]}
    >
      <RequestAnswers brief={brief} />
    </PrintPage>
  )
}
