import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { Time } from '~/components/ui/time'
import type { HistoryPage, HistoryRow } from '~/features/history/history-of.server'
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

/** The changes of one object with date, action and person; turns its pages at the same address. */
export function HistoryTab({ history }: { history: HistoryPage }) {
  return (
    <HistoryPages history={history}>
      <Table caption={say.history} columns={columns} rows={history.rows} rowKey={(row) => row.id} />
    </HistoryPages>
  )
}

/** A table of changes with the way to its neighbours, or the word that there are none. */
export function HistoryPages({
  history: { rows, previous, next },
  children,
}: {
  history: HistoryPage<unknown>
  children: ReactNode
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
      {children}
      <TurnPages previous={previous} next={next} at={page} />
    </>
  )
}

const columns: Column<HistoryRow>[] = [
  { label: say.date, cell: ({ created }) => <Time at={created} withTime />, size: 'moment' },
  {
    label: say.action,
    cell: ({ action, fields }) => (
      <span className="whitespace-normal">
        {action.charAt(0).toUpperCase() + action.slice(1)}
        {fields.length > 0 && <span className="muted"> {fields.map(inWords).join(', ')}</span>}
      </span>
    ),
  },
  { label: say.person, cell: ({ person }) => person },
]

/** `manageUsers` as `manage users`. */
export const inWords = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
