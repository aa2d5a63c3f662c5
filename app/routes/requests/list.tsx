import { useLoaderData } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { placeIn } from '~/features/lists/place'
import { newestEvent } from '~/features/live/newest-event.server'
import { manyRequestsForm } from '~/features/requests/change-forms.server'
import { countedLists, countRequests, countViews } from '~/features/requests/count-requests.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { listTypes } from '~/features/requests/list-types.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { listViews } from '~/features/saved-views/list-views.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { pathTo } from '~/map/path-to'
import { draftMessages } from '~/messages/drafts'
import { capped } from '~/messages/format'
import { requestMessages as say, requestListTexts as texts } from '~/messages/requests'
import { canManageRequests, tabsOfRequests } from '~/permissions/requests'
import { isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { listAt } from '~/work/request-lists'
import { carryOutMany } from './bulk.server'
import { BulkBar } from './bulk-bar'
import { BulkResult, ConfirmMany } from './bulk-result'
import { useChoice } from './chosen'
import { filtersIn, questionOf, tabOf, withFilters } from './filters'
import { HeldNews } from './held-news'
import { NoRequests } from './no-requests'
import { RequestFilters } from './request-filters'
import { RequestTable } from './request-table'
import { tabsOfList } from './request-tabs'
import { useHeldRows } from './use-held-rows'
import { useKeptAnswer } from './use-kept-answer'

const here = '/requests'

export const loader = screen(here, ({ actor: who, user, url: { pathname, searchParams } }) => {
  const since = newestEvent()
  const actor = memberOf(who)
  const list = listAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters)
  const tabs = list === 'open' ? tabsOfRequests(actor) : []
  const staff = isStaff(actor)
  const views = listViews(actor, 'requests')
  return {
    since,
    list,
    filters,
    staff,
    mayCreate: staff || (user !== null && hasRoom(user)),
    manages: canManageRequests(actor),
    tab: tabOf(actor, list, filters),
    tabs,
    panel: searchParams.has('panel'),
    counts: countRequests<string>(actor, {
      ...Object.fromEntries(tabs.map((tab) => [tab, { list, tab }])),
      ...(!staff && Object.fromEntries(countedLists.map((each) => [each, { list: each }]))),
      whole: { list },
      shown: question,
    }),
    views,
    viewCounts: countViews(
      actor,
      views.map(({ id, path, filters: kept }) => ({
        id,
        question: questionOf(actor, listAt(path), filtersIn(kept)),
      })),
    ),
    drafts: listDrafts(actor).length,
    viewKey: newId(),
    chosen: searchParams.get('chosen') === 'all',
    types: listTypes(actor),
    people: staff ? listStaff() : [],
    ...listRequests(actor, { ...question, place: placeIn(searchParams) }),
  }
})

export const action = act(here, manyRequestsForm, ({ actor, value, url }) =>
  carryOutMany(memberOf(actor), value, url),
)

export type ListData = ReturnType<typeof useLoaderData<typeof loader>>

/** Staff hear of the queue (`'list:requests'`); clients hear of their requests by themselves. */
export const handle: LiveHandle<ListData> = {
  live: ({ staff, since }) => (staff ? { topic: 'list:requests', since } : null),
}

export const meta = ({ data }: { data?: ListData }) => [
  { title: `${data ? texts[data.list].title : 'Requests'} · Panelry` },
]

export default function RequestList() {
  const data = useLoaderData<typeof loader>()
  const answer = useKeptAnswer()
  const held = useHeldRows(data.requests)
  const choice = useChoice(answer)
  const { list, filters, counts, staff, previous, next } = data
  const none = held.rows.length === 0
  return (
    <ListScreen
      breadcrumb={[{ label: 'Requests', to: here }, { label: texts[list].label }]}
      title={texts[list].title}
      dialog={answer?.confirm && <ConfirmMany ids={answer.confirm} />}
      actions={
        <>
          {data.drafts > 0 && (
            <ButtonLink to="/requests/drafts" look="quiet">
              {draftMessages.link(data.drafts)}
            </ButtonLink>
          )}
          <ButtonLink
            to={pathTo('/requests/list.csv', { ...filters, view: '', list })}
            icon="download"
            className="max-md:hidden"
            reloadDocument
          >
            CSV
          </ButtonLink>
          {data.mayCreate && (
            <ButtonLink to="/requests/create-request" look="primary" icon="plus">
              {say.create}
            </ButtonLink>
          )}
        </>
      }
      tabs={tabsOfList(data)}
      filters={
        <>
          <RequestFilters data={data} />
          <BulkResult answer={answer} rows={held.rows} />
          <HeldNews held={held} />
        </>
      }
      none={none && <NoRequests data={data} />}
      pages={{
        text: none ? undefined : say.shown(held.rows.length, capped(counts.shown ?? 0)),
        previous,
        next,
        at: (cursor) => withFilters(list, filters, { view: filters.view, ...cursor }),
      }}
    >
      <RequestTable data={data} rows={held.rows} answer={answer} choice={choice}>
        {staff && <BulkBar data={data} answer={answer} choice={choice} />}
      </RequestTable>
    </ListScreen>
  )
}
