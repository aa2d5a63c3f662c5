import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import type { Tab } from '~/components/ui/tabs'
import { useClock } from '~/components/ui/use-clock'
import { listed } from '~/features/lists/define-filters'
import { bulkRequestsSchema } from '~/features/requests/bulk-requests-schema.server'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { type Clock, zoneTime } from '~/messages/dates'
import { draftMessages } from '~/messages/drafts'
import { capped } from '~/messages/format'
import {
  requestMessages as say,
  requestTabTexts as tabTexts,
  requestListTexts as texts,
} from '~/messages/requests'
import { workTabLabels } from '~/messages/work-lists'
import type { Member } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { carryOutBulk } from '~/routes/work-list/bulk.server'
import { answeredMark, type OfferedFilters } from '~/routes/work-list/work-list-data'
import { WorkListScreen } from '~/routes/work-list/work-list-screen'
import {
  canBeLate,
  requestListNames,
  requestLists,
  requestsHaveOneStatus,
} from '~/shared/request-lists'
import { requestStatuses } from '~/shared/request-statuses'
import { parseTimestamp, wallText } from '~/shared/timestamp'
import { PinnedSnapshot } from './pinned-snapshot'
import { type RequestListData, readList } from './read-list.server'

/** Message of an empty list, and where to look meanwhile. */
function NoRequests({ data }: { data: RequestListData }) {
  const { list, tab, tabs, staff, mayCreate, past } = data
  // Today's message about a list is not true for an earlier moment; the way back to now is above it.
  if (past) return <EmptyState title={say.noneThen}>{say.noneThenLead}</EmptyState>
  const own = tab && tab !== 'all' ? tabTexts[tab] : null
  const { none, ...lead } = texts[list]
  const other = tabs.find((each) => each !== tab)
  return (
    <EmptyState
      title={own?.none ?? none}
      actions={
        own && other ? (
          <ButtonLink to={pathTo('/requests', { tab: other })}>{workTabLabels[other]}</ButtonLink>
        ) : list !== 'open' ? (
          <ButtonLink to={requestLists.open}>{texts.open.title}</ButtonLink>
        ) : (
          <ButtonLink to="/requests/create-request">
            {mayCreate ? say.create : say.howToCreate}
          </ButtonLink>
        )
      }
    >
      {own?.lead ?? (staff ? lead.staff : lead.client)}
    </EmptyState>
  )
}

/** Tabs for the lists themselves, for people who have no menu of them. */
const ofLists = ({ list, counts }: RequestListData) =>
  requestListNames
    .filter((name) => name !== 'assigned' && name !== 'all')
    .map((name) => ({
      to: requestLists[name],
      label: texts[name].label,
      ...(counts[name] !== undefined && { count: capped(counts[name]) }),
      current: name === list,
    }))

/** The tabs of a list. */
function tabsOfList(data: RequestListData): Tab[] {
  const { list, tabs, tab, counts, staff, past, filters } = data
  const own = tabs.map((name) => ({
    // The tabs keep the moment that is looked at: their counts are of that moment.
    to: pathTo('/requests', { tab: name, at: past ? filters.at : '' }),
    label: workTabLabels[name],
    count: capped(counts[name] ?? 0),
    current: name === tab,
  }))
  const whole = {
    to: requestLists[list],
    label: texts[list].all,
    count: capped(counts.whole ?? 0),
    current: true,
  }
  return own.length > 0 ? own : staff ? [whole] : ofLists(data)
}

/** Carries out what the bar of a list of requests says. @throws as `carryOutBulk` */
const bulkRequests = (actor: Member, value: z.output<typeof bulkRequestsSchema>, url: URL) =>
  carryOutBulk(
    actor,
    {
      kind: 'request',
      change: changeRequests,
      remove: deleteRequests,
      removed: say.deleted,
    },
    value,
    url,
  )

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
