import { useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneFits } from '~/components/shell/list-screen'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { defineFilters, oneOf, search } from '~/features/lists/filters'
import { placeIn } from '~/features/lists/place'
import { listMail, type MailStatus } from '~/features/mail/list-mail.server'
import { mailIsWhole, mailWaits } from '~/features/mail/mail-place.server'
import { queryOf } from '~/map/path-to'
import { outboxMessages as say } from '~/messages/outbox'
import { screen } from '~/routes/http/handle.server'
import { MailState, stateNames } from './mail-state'

const here = '/admin/outbox'

const filtersIn = defineFilters({
  q: search(),
  status: oneOf(Object.keys(stateNames) as MailStatus[]),
})

export const loader = screen(here, ({ actor, url: { searchParams, href }, context }) => {
  const filters = filtersIn(searchParams)
  const { q, status } = filters
  const place = placeIn(searchParams)
  return {
    filters,
    atStart: place === null,
    waits: mailWaits(),
    whole: mailIsWhole({ href, address: context.address }),
    ...listMail(actor, { search: q, status: status || null, place }),
  }
})

export const meta = () => [{ title: 'Outbox · Panelry' }]

export default function Outbox() {
  const { mails, filters, atStart, waits, whole, previous, next } = useLoaderData<typeof loader>()
  const { q, status } = filters
  const at = (change: Record<string, string>, path = here) =>
    path + queryOf({ status, q, ...change })
  const none = mails.length === 0
  return (
    <ListScreen
      breadcrumb={[{ label: 'Studio' }, { label: 'Outbox' }]}
      title="Outbox"
      lead={say.lead}
      dialog={useOutlet()}
      notice={
        waits && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning" title={say.noSender}>
              {say.noSenderLead} {whole && say.wholeLead}
            </Notice>
          </div>
        )
      }
      fresh={
        none &&
        !q &&
        !status &&
        atStart && (
          <EmptyState title={say.none} drawing="mail">
            {say.noneLead}
          </EmptyState>
        )
      }
      tabs={{
        label: 'State',
        tabs: [
          { to: at({ status: '' }), label: 'All', current: !status },
          ...Object.entries(stateNames).map(([value, label]) => ({
            to: at({ status: value }),
            label,
            current: status === value,
          })),
        ],
      }}
      filters={
        <div className="filters">
          <SearchField label="Search recipient" value={q} action={here} keep={filters} />
        </div>
      }
      none={none && <NoneFits say={say.noMatch} clear="Clear filters" to={here} />}
      pages={{ previous, next, at }}
    >
      <Table
        caption="Mails"
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        rowHref={({ id }) => at({}, `${here}/${id}`)}
      />
    </ListScreen>
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
