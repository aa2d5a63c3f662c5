import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { listed } from '~/features/lists/filters'
import { placeIn } from '~/features/lists/place'
import { newestEvent } from '~/features/live/newest-event.server'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import {
  countedLists,
  countRequests,
  countRequestViews,
} from '~/features/requests/count-requests.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { pastSince } from '~/features/requests/list-past.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { listTypeChoices } from '~/features/requests/list-type-choices.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { firstOrder } from '~/features/requests/request-question.server'
import { manyRequestsSchema } from '~/features/requests/request-schema.server'
import { controlWords } from '~/messages/controls'
import { draftMessages } from '~/messages/drafts'
import { requestMessages as say, requestListTexts as texts } from '~/messages/requests'
import { tabsOfRequests } from '~/permissions/requests'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { carryOutMany } from '~/routes/work-list/bulk.server'
import type { Choices } from '~/routes/work-list/list-data'
import { WorkListScreen } from '~/routes/work-list/list-screen'
import { readFrame } from '~/routes/work-list/read-frame.server'
import { momentIn } from '~/work/moment'
import { requestListAt, requestLists, requestsHaveOneStatus } from '~/work/request-lists'
import { requestStatuses } from '~/work/request-statuses'
import { AsItWas } from './as-it-was'
import { filtersIn, pastIn, questionOf, tabOf } from './filters'
import { NoRequests } from './no-requests'
import { tabsOfList } from './request-tabs'

const here = '/requests'

export const loader = screen(here, ({ actor: who, user, url: { pathname, searchParams } }) => {
  const since = newestEvent()
  const actor = memberOf(who)
  const list = requestListAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters)
  const tabs = list === 'open' ? tabsOfRequests(actor) : []
  const frame = readFrame(actor, 'request', searchParams)
  const { staff, views } = frame
  const place = placeIn(searchParams)
  const { at, error } = pastIn(filters)
  const data = {
    ...frame,
    manages: frame.manages && at === null,
    past: at !== null,
    time: { at, error, since: at === null ? null : exactAfter(at) },
    firstOrder: orders[firstOrder(question)],
    since,
    list,
    path: requestLists[list],
    filters,
    mayCreate: staff || (user !== null && hasRoom(user)),
    tab: tabOf(actor, list, filters),
    tabs,
    turned: place !== null,
    counts: countRequests<string>(actor, {
      ...Object.fromEntries(tabs.map((tab) => [tab, { list, tab, at }])),
      ...(!staff && Object.fromEntries(countedLists.map((each) => [each, { list: each, at }]))),
      whole: { list, at },
      shown: question,
    }),
    viewCounts: countRequestViews(
      actor,
      views.map(({ id, path, filters: kept }) => {
        const asked = questionOf(actor, requestListAt(path), filtersIn(kept))
        return { id, question: { ...asked, at: asked.at ?? at } }
      }),
    ),
    drafts: listDrafts(actor).length,
    types: listTypeChoices(actor),
    ...listRequests(actor, { ...question, place }),
  }
  // What it was cannot be said: the list as it is, with the reason.
  return error ? json(data, 400) : data
})

/** How a list is sorted that is not sorted by its due dates. */
const orders = {
  due: '',
  '-created': say.newestFirst,
  '-delivered': say.lastDeliveredFirst,
}

/** Since when people and dates of the past are kept, where an earlier time is asked for. */
function exactAfter(at: number): number | null {
  const since = pastSince()
  return since !== null && at < since ? since : null
}

export const action = act(here, manyRequestsSchema, ({ actor, value, url }) =>
  carryOutMany(
    memberOf(actor),
    {
      kind: 'request',
      change: changeRequests,
      remove: deleteRequests,
      removed: say.deleted,
    },
    value,
    url,
  ),
)

export type ListData = ReturnType<typeof useLoaderData<typeof loader>>

/** Staff hear of the queue (`'list:requests'`); clients hear of their requests by themselves. */
export const handle: LiveHandle<ListData> = {
  live: ({ staff, past, since }) => (staff && !past ? { topic: 'list:requests', since } : null),
}

export const meta = ({ data }: { data?: ListData }) => [
  { title: `${data ? texts[data.list].title : controlWords.requests} · Panelry` },
]

/** What these lists can be narrowed to. */
const choicesOf = ({ list, types, filters, staff }: ListData): Choices => ({
  groups: [
    {
      name: 'type',
      label: controlWords.type,
      options: listed(filters.type).includes('none')
        ? [...types, { id: 'none', name: say.deletedTypes }]
        : types,
    },
  ],
  statuses: requestsHaveOneStatus(list)
    ? []
    : requestStatuses.filter((status) => status !== 'completed' || list === 'all'),
  marks: [{ name: 'late', label: say.onlyLate }],
  spans: [
    { name: 'created', label: say.created },
    { name: 'delivered', label: say.delivered },
  ],
  ...(staff && {
    moment: {
      name: 'at',
      label: say.asItWas,
      hint: say.asItWasHint,
      value: wallTimeOf(filters.at),
    },
  }),
})

/** A moment as its field has it, `2026-11-22T09:30`; what is none stays as it was typed. */
function wallTimeOf(at: string): string {
  const moment = momentIn(at)
  return moment === null ? at : new Date(moment).toISOString().slice(0, 16)
}

export default function RequestList() {
  const data = useLoaderData<typeof loader>()
  const { list, counts, previous, next, turned } = data
  return (
    <WorkListScreen
      data={data}
      page={{ rows: data.requests, previous, next, turned, shown: counts.shown ?? 0 }}
      names={{ list, ...texts[list] }}
      tabs={tabsOfList(data)}
      choices={choicesOf(data)}
      columns={{ client: true }}
      completed={requestLists.completed}
      nothing={<NoRequests data={data} />}
      notice={<AsItWas data={data} />}
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
