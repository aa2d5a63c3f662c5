import { useLoaderData } from '@remix-run/react'
import { TurnPages } from '~/components/ui/pager'
import { Table } from '~/components/ui/table'
import { DueMark } from '~/components/work/due-mark'
import { readPageStart } from '~/features/lists/page-start'
import {
  type CompanyRequest,
  requestsOfCompany,
} from '~/features/requests/requests-of-company.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { profileMessages as say } from '~/messages/profiles'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'
import { workColumns } from './work-columns'

const here = '/company-profile/:profile/requests'

export const loader = screen(({ actor, params: { profile: id = '' }, url: { searchParams } }) => ({
  head: readHead(actor, id),
  ...requestsOfCompany(requireMember(actor), id, readPageStart(searchParams)),
}))

export { profileHandle as handle }

export const meta = profileMeta('requests')

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

const columns = workColumns<CompanyRequest>(say.request, {
  label: columnWords.due,
  // “Paused 12 hours” is longer than a date.
  size: 'words',
  cell: ({ due, dueAt }) => <DueMark due={due} dueAt={dueAt} />,
})
