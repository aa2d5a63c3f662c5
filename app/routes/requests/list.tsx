import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { useClock } from '~/components/ui/use-clock'
import { listed } from '~/features/lists/define-filters'
import { bulkRequestsSchema } from '~/features/requests/bulk-requests-schema.server'
import { columnWords } from '~/messages/columns'
import { type Clock, zoneTime } from '~/messages/dates'
import { draftMessages } from '~/messages/drafts'
import { requestMessages as say, requestListTexts as texts } from '~/messages/requests'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { answeredMark, type OfferedFilters } from '~/routes/work-list/work-list-data'
import { WorkListScreen } from '~/routes/work-list/work-list-screen'
import { canBeLate, requestLists, requestsHaveOneStatus } from '~/shared/request-lists'
import { requestStatuses } from '~/shared/request-statuses'
import { parseTimestamp, wallText } from '~/shared/timestamp'
import { bulkRequests } from './bulk-requests.server'
import { tabsOfList } from './list-tabs'
import { NoRequests } from './no-requests'
import { PinnedSnapshot } from './pinned-snapshot'
import { type RequestListData, readList } from './read-list.server'

export const loader = screen(({ actor, user, url, clock }) => {
  const data = readList(requireMember(actor), user, url, clock.zone)
  // The past is not known: shows the list as it is, with the reason.
  return data.time.error ? json(data, 400) : data
})

export const action = act(bulkRequestsSchema, ({ actor, value, url }) =>
  bulkRequests(requireMember(actor), value, url),
)

/** Staff hear of the queue (`'list:requests'`); clients hear of theirs without it, by their own topic. */
export const handle: LiveHandle<RequestListData> = {
  live: ({ staff, past, since }) => (staff && !past ? { topic: 'list:requests', since } : null),
}

export const meta = ({ data }: { data?: RequestListData }) => [
  { title: `${data ? texts[data.list].title : columnWords.requests} · Panelry` },
]

/** Filters that these lists offer. */
const offeredFilters = (
  { list, types, filters, staff }: RequestListData,
  clock: Clock,
): OfferedFilters => ({
  groups: [
    {
      name: 'type',
      label: columnWords.type,
      options: listed(filters.type).includes('none')
        ? [...types, { id: 'none', name: say.deletedTypes }]
        : types,
    },
  ],
  statuses: requestsHaveOneStatus(list)
    ? []
    : requestStatuses.filter((status) => status !== 'completed' || list === 'all'),
  marks: [
    ...(staff && list !== 'completed' ? [answeredMark] : []),
    { name: 'late', label: say.onlyLate },
  ],
  canBeLate: canBeLate(list),
  spans: [
    { name: 'created', label: say.created },
    { name: 'delivered', label: say.delivered },
  ],
  ...(staff && {
    moment: {
      name: 'at',
      label: say.asItWas,
      hint: clock.isOwn ? say.asItWasHint : say.asItWasHintIn(zoneTime(clock.zone)),
      value: wallTimeOf(filters.at, clock.zone),
    },
  }),
})

/** A moment as its field has it, by a zone's clock; what is none stays as it was typed. */
function wallTimeOf(at: string, zone: string): string {
  const moment = parseTimestamp(at, zone)
  return moment === null ? at : wallText(moment, zone)
}

export default function RequestList() {
  const data = useLoaderData<RequestListData>()
  const { list, counts, previous, next } = data
  const clock = useClock()
  return (
    <WorkListScreen
      data={data}
      page={{ rows: data.requests, previous, next, fitting: counts.fitting ?? 0 }}
      names={{ list, ...texts[list] }}
      tabs={tabsOfList(data)}
      offered={offeredFilters(data, clock)}
      columns={{ client: true }}
      completed={requestLists.completed}
      nothing={<NoRequests data={data} />}
      notice={<PinnedSnapshot data={data} />}
      beside={
        data.drafts > 0 && (
          <ButtonLink to="/requests/drafts" look="quiet">
            {draftMessages.link(data.drafts)}
          </ButtonLink>
        )
      }
      actions={
        data.mayCreate && (
          <ButtonLink to="/requests/create-request" look="primary" icon="plus">
            {say.create}
          </ButtonLink>
        )
      }
    />
  )
}
