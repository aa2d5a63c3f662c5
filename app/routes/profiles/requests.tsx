import { useLoaderData } from '@remix-run/react'
import { TurnPages } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { DueMark } from '~/components/work/due-mark'
import { StatusMark } from '~/components/work/status-mark'
import { placeIn } from '~/features/lists/place'
import {
  type CompanyRequest,
  requestsOfCompany,
} from '~/features/requests/requests-of-company.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { profileMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'

const here = '/company-profile/:profile/requests'

export const loader = screen(
  here,
  ({ actor, params: { profile: id = '' }, url: { searchParams } }) => ({
    head: readHead(actor, id),
    ...requestsOfCompany(memberOf(actor), id, placeIn(searchParams)),
  }),
)

export { profileHandle as handle, profileMeta as meta }

/** The requests that were made for a company. */
export default function ProfileRequests() {
  const { head, requests, previous, next } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame head={head} view="requests">
      {requests.length === 0 ? (
        <p className="page-body muted">{say.noRequests}</p>
      ) : (
        <Table
          caption={say.tabs.requests}
          columns={columns}
          rows={requests}
          rowKey={({ id }) => id}
          rowHref={({ id }) => pathTo('/requests/:request', { request: id })}
        />
      )}
      <TurnPages
        {...{ previous, next }}
        at={(cursor) => pathTo(here, { profile: head.id }, cursor)}
      />
    </ProfileFrame>
  )
}

const columns: Column<CompanyRequest>[] = [
  { label: say.request, cell: ({ title }) => title },
  {
    label: controlWords.number,
    size: 'word',
    yields: 2,
    phone: 'hide',
    cell: ({ number }) => `#${number}`,
  },
  {
    label: controlWords.status,
    size: 'moment',
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    label: controlWords.client,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ client }) => displayName(client?.name),
  },
  {
    label: controlWords.due,
    size: 'date',
    cell: ({ due, dueAt }) => <DueMark due={due} dueAt={dueAt} />,
  },
  {
    label: controlWords.created,
    size: 'date',
    yields: 3,
    phone: 'hide',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]
