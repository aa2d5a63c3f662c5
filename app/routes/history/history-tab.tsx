import { Link, useLocation } from '@remix-run/react'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { Time } from '~/components/ui/time'
import type { HistoryPage, HistoryRow } from '~/features/history/list-history.server'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { historyMessages as say } from '~/messages/history'

/** Whether the address asks for the history. */
export const wantsHistory = (query: URLSearchParams): boolean => query.get('tab') === 'history'

/** The two views of a screen whose object has a history: the object itself, and History. */
export function HistoryTabs({ label, history }: { label: string; history: boolean }) {
  const { pathname } = useLocation()
  return (
    <Tabs
      label={columnWords.views}
      tabs={[
        { to: pathname, label, current: !history },
        { to: `${pathname}?tab=history`, label: say.history, current: history },
      ]}
    />
  )
}

type Leading = HistoryRow & {
  /** Target of the action, if any. */
  to?: string | null
}

/** The changes of one object with date, action and person; turns its pages at the same address. */
export function HistoryTab({
  history: { rows, previous, next },
}: {
  history: HistoryPage<Leading>
}) {
  const { pathname, search } = useLocation()
  const asked = Object.fromEntries(new URLSearchParams(search))
  const page = (cursor: Record<string, string>) =>
    pathname + queryOf({ ...asked, after: '', before: '', ...cursor })
  if (rows.length === 0) {
    return (
      <EmptyState title={say.none} drawing={false}>
        {say.noneLead}
      </EmptyState>
    )
  }
  return (
    <>
      <Table caption={say.history} columns={columns} rows={rows} rowKey={(row) => row.id} />
      <TurnPages previous={previous} next={next} at={page} />
    </>
  )
}

const columns: Column<Leading>[] = [
  { label: say.date, cell: ({ created }) => <Time at={created} withTime />, size: 'moment' },
  { label: say.action, cell: (row) => <ActionCell row={row} /> },
  { label: say.person, cell: ({ person }) => person, size: 'name' },
]

/** Action, changed values, and further changed fields. */
function ActionCell({ row: { action, fields, became, to } }: { row: Leading }) {
  const words = action.charAt(0).toUpperCase() + action.slice(1)
  return (
    <span className="whitespace-normal wrap-anywhere">
      {to ? (
        <Link to={to} className="link">
          {words}
        </Link>
      ) : (
        words
      )}
      {fields.length > 0 && <span className="muted"> {fields.join(', ')}</span>}
      {became.map((line) => (
        <span key={line} className="muted block">
          {line}
        </span>
      ))}
    </span>
  )
}
