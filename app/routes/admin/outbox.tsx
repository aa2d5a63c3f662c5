import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import { Breakable } from '~/components/ui/breakable'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { cleared, defineFilters, oneOf, search } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { listMail, type MailStatus } from '~/features/mail/list-mail.server'
import { hasNoMailProvider, showsWholeMails } from '~/features/mail/mail-mode.server'
import { pathTo, queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { mailStates, outboxMessages as say } from '~/messages/outbox'
import { screen } from '~/routes/http/screen-and-act.server'
import { MailState } from './mail-state'

const here = '/admin/outbox'

const filtersIn = defineFilters({
  q: search(),
  status: oneOf(Object.keys(mailStates) as MailStatus[]),
})

export const loader = screen(({ actor, url }) => {
  const { searchParams } = url
  const filters = filtersIn(searchParams)
  const { q, status } = filters
  return {
    filters,
    waits: hasNoMailProvider(),
    whole: showsWholeMails(),
    ...listMail(actor, { search: q, status: status || null, place: readPageStart(searchParams) }),
  }
})

export const meta = () => [{ title: `${say.outbox} · Panelry` }]

export default function Outbox() {
  const { mails, filters, waits, whole, previous, next } = useLoaderData<typeof loader>()
  const { q, status } = filters
  const { search: query } = useLocation()
  const at = (change: Record<string, string>) => here + queryOf({ status, q, ...change })
  const none = mails.length === 0
  return (
    <ListScreen
      breadcrumb={[{ label: say.studio }, { label: say.outbox }]}
      title={say.outbox}
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
        !status && (
          <EmptyState title={say.none} drawing="mail">
            {say.noneLead}
          </EmptyState>
        )
      }
      tabs={{
        label: columnWords.state,
        tabs: [
          { to: at({ status: '' }), label: say.all, current: !status },
          ...Object.entries(mailStates).map(([value, label]) => ({
            to: at({ status: value }),
            label,
            current: status === value,
          })),
        ],
      }}
      filters={
        <div className="filters">
          <SearchField label={say.searchRecipient} value={q} action={here} keep={filters} />
        </div>
      }
      none={
        none && (
          <NoneHere
            say={say.noMatch(status && mailStates[status], q)}
            to={here + queryOf(cleared(filters, 'status'))}
          />
        )
      }
      pages={{ previous, next, at }}
    >
      <Table
        caption={say.mails}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('/admin/outbox/:mail', { mail: id }) + query}
      />
    </ListScreen>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['mails'][number]

const columns: Column<Row>[] = [
  { label: say.recipient, cell: ({ to }) => <Breakable text={to} /> },
  { label: say.subject, names: true, cell: ({ subject }) => <span dir="auto">{subject}</span> },
  {
    label: columnWords.state,
    cell: ({ status }) => <MailState status={status} />,
    phone: 'end',
    size: 'date',
  },
  {
    label: say.written,
    cell: ({ createdAt }) => <Time at={createdAt} withTime />,
    size: 'moment',
    yields: 3,
  },
]
