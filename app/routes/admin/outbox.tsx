import { Link, useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { TurnPages } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { type Column, Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { Time } from '~/components/ui/time'
import { listMail, type MailStatus } from '~/features/mail/list-mail.server'
import { mailIsWhole, mailWaits } from '~/features/mail/mail-place.server'
import { outboxMessages as say } from '~/messages/outbox'
import { screen } from '~/routes/http/handle.server'
import { placeIn } from '~/routes/http/place'
import { queryOf } from '~/routes/http/query'
import { MailState, stateNames } from './mail-state'

const here = '/admin/outbox'

export const loader = screen(here, ({ actor, url: { searchParams, href }, context }) => {
  const search = searchParams.get('q')?.trim() ?? ''
  const asked = searchParams.get('status') ?? ''
  const status = Object.hasOwn(stateNames, asked) ? (asked as MailStatus) : null
  const place = placeIn(searchParams)
  const list = listMail(actor, { search, status, place })
  return {
    search,
    status,
    atStart: place === null,
    waits: mailWaits(),
    whole: mailIsWhole({ href, address: context.address }),
    ...list,
  }
})

export const meta = () => [{ title: 'Outbox · Panelry' }]

export default function Outbox() {
  const { mails, search, status, atStart, waits, whole, newer, older } =
    useLoaderData<typeof loader>()
  const at = (more: Record<string, string | null>, path = here) =>
    path + queryOf({ status, q: search, ...more })
  const empty = mails.length === 0 && !search && !status && atStart
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: 'Studio' }, { label: 'Outbox' }]}>
        <PageHead title="Outbox">
          <p className="muted mt-1">{say.lead}</p>
        </PageHead>
        {waits && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning" title={say.noSender}>
              {say.noSenderLead} {whole && say.wholeLead}
            </Notice>
          </div>
        )}
        {empty ? (
          <EmptyState title={say.none} drawing="mail">
            {say.noneLead}
          </EmptyState>
        ) : (
          <>
            <Tabs
              label="State"
              tabs={[
                { to: at({ status: null }), label: 'All', current: !status },
                ...Object.entries(stateNames).map(([value, label]) => ({
                  to: at({ status: value }),
                  label,
                  current: status === value,
                })),
              ]}
            />
            <div className="filters">
              <SearchField
                label="Search recipient"
                value={search}
                action={here}
                keep={status ? { status } : {}}
                clearTo={at({ q: null })}
              />
            </div>
            {mails.length > 0 ? (
              <Table
                caption="Mails"
                columns={columns}
                rows={mails}
                rowKey={({ id }) => id}
                rowHref={({ id }) => at({}, `${here}/${id}`)}
              />
            ) : (
              <p className="page-body muted" role="status">
                {say.noMatch}{' '}
                <Link to={here} className="link">
                  Clear filters
                </Link>
              </p>
            )}
            <TurnPages newer={newer} older={older} at={at} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['mails'][number]

const columns: Column<Row>[] = [
  { label: 'Recipient', cell: ({ to }) => <span className="truncate-line">{to}</span> },
  { label: 'Subject', cell: ({ subject }) => subject },
  {
    label: 'State',
    cell: ({ status }) => <MailState status={status} />,
    phone: 'end',
    size: 'date',
  },
  {
    label: 'Written',
    cell: ({ createdAt }) => <Time at={createdAt} withTime />,
    size: 'moment',
    yields: 3,
  },
]
