import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { placeIn } from '~/features/lists/place'
import { newestEvent } from '~/features/live/newest-event.server'
import { manyRequestsForm } from '~/features/requests/change-forms.server'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import { countedLists, countRequests, countViews } from '~/features/requests/count-requests.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { listTypes } from '~/features/requests/list-types.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { queryOf } from '~/map/path-to'
import { draftMessages } from '~/messages/drafts'
import { requestMessages as say, requestListTexts as texts } from '~/messages/requests'
import { canManageRequests, tabsOfRequests } from '~/permissions/requests'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { carryOutMany } from '~/routes/work-list/bulk.server'
import type { Choices } from '~/routes/work-list/list-data'
import { WorkListScreen } from '~/routes/work-list/list-screen'
import { readFrame } from '~/routes/work-list/read-frame.server'
import { hasOneStatus, listAt, requestLists } from '~/work/request-lists'
import { requestStatuses } from '~/work/statuses'
import { filtersIn, questionOf, tabOf } from './filters'
import { NoRequests } from './no-requests'
import { tabsOfList } from './request-tabs'

const here = '/requests'

export const loader = screen(here, ({ actor: who, user, url: { pathname, searchParams } }) => {
  const since = newestEvent()
  const actor = memberOf(who)
  const list = listAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters)
  const tabs = list === 'open' ? tabsOfRequests(actor) : []
  const frame = readFrame(actor, 'request', searchParams)
  const { staff, views } = frame
  const place = placeIn(searchParams)
  return {
    ...frame,
    since,
    list,
    path: requestLists[list],
    filters,
    mayCreate: staff || (user !== null && hasRoom(user)),
    tab: tabOf(actor, list, filters),
    tabs,
    turned: place !== null,
    counts: countRequests<string>(actor, {
      ...Object.fromEntries(tabs.map((tab) => [tab, { list, tab }])),
      ...(!staff && Object.fromEntries(countedLists.map((each) => [each, { list: each }]))),
      whole: { list },
      shown: question,
    }),
    viewCounts: countViews(
      actor,
      views.map(({ id, path, filters: kept }) => ({
        id,
        question: questionOf(actor, listAt(path), filtersIn(kept)),
      })),
    ),
    drafts: listDrafts(actor).length,
    types: listTypes(actor),
    ...listRequests(actor, { ...question, place }),
  }
})

export const action = act(here, manyRequestsForm, ({ actor, value, url }) =>
  carryOutMany(
    memberOf(actor),
    {
      kind: 'request',
      manages: canManageRequests,
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
  live: ({ staff, since }) => (staff ? { topic: 'list:requests', since } : null),
}

export const meta = ({ data }: { data?: ListData }) => [
  { title: `${data ? texts[data.list].title : 'Requests'} · Panelry` },
]

/** What these lists can be narrowed to. */
const choicesOf = ({ list, types }: ListData): Choices => ({
  groups: [{ name: 'type', label: 'Type', options: types }],
  statuses: hasOneStatus(list) ? [] : requestStatuses.filter((status) => status !== 'completed'),
  marks: [],
})

export default function RequestList() {
  const data = useLoaderData<typeof loader>()
  const { list, filters, counts, previous, next, turned } = data
  return (
    <WorkListScreen
      data={data}
      page={{ rows: data.requests, previous, next, turned, shown: counts.shown ?? 0 }}
      names={{ list, ...texts[list] }}
      tabs={tabsOfList(data)}
      choices={choicesOf(data)}
      columns={{ client: true }}
      completed={
        list === 'completed'
          ? null
          : requestLists.completed +
            queryOf({ ...filters, view: '', tab: '', status: '', overdue: '' })
      }
      nothing={<NoRequests data={data} />}
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
