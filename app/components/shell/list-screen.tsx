import { Link, useLocation } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import { controlWords } from '~/messages/controls'
import type { NoneFound } from '~/messages/none-found'
import { partWords } from '~/messages/parts'
import { EmptyValue } from '../ui/empty-value'
import { TurnPages } from '../ui/pager'
import { Screen } from '../ui/screen'
import { Tabs } from '../ui/tabs'
import { DashboardShell, PageHead } from './dashboard-shell'

/**
 * The screen of a list: its head, its tabs, what it can be narrowed by, its rows (`children`) and the
 * way to its other pages. Turned beyond its end it says so itself. A dialog opens over it.
 */
export function ListScreen({
  breadcrumb,
  title,
  lead,
  actions,
  notice,
  tabs,
  filters,
  fresh,
  none,
  noMore = partWords.noMore,
  pages,
  dialog,
  children,
}: {
  breadcrumb: ComponentProps<typeof DashboardShell>['breadcrumb']
  title: string
  /** Purpose of the list, in a sentence. */
  lead?: ReactNode
  actions?: ReactNode
  notice?: ReactNode
  tabs?: ComponentProps<typeof Tabs> | null
  filters?: ReactNode
  /** Stands for everything below the head, while the list has never had a row. */
  fresh?: ReactNode
  /** Stands for the rows where nothing fits. */
  none?: ReactNode
  /** Said instead on a page that is not the first. */
  noMore?: string
  pages: ComponentProps<typeof TurnPages>
  dialog?: ReactNode
  children: ReactNode
}) {
  const beyond = useTurned() && Boolean(none)
  return (
    <Screen dialog={dialog}>
      <DashboardShell breadcrumb={breadcrumb}>
        <PageHead title={title} actions={actions}>
          {lead && <p className="muted mt-1">{lead}</p>}
        </PageHead>
        {notice}
        {(!beyond && fresh) || (
          <>
            {tabs && <Tabs {...tabs} />}
            {filters}
            {beyond ? <NoneHere say={noMore} clear={title} to={pages.at({})} /> : none || children}
            <TurnPages {...pages} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

/** Whether the page that is shown is not the first: its address has the cursor of a row, or one that fits none. */
export function useTurned(): boolean {
  const query = new URLSearchParams(useLocation().search)
  return query.has('after') || query.has('before')
}

/** Said in the place of the rows where nothing fits, with the way to all of them. */
export const NoneHere = ({
  say,
  clear = controlWords.clearFilters,
  to,
}: {
  say: string | NoneFound
  clear?: string
  to: string | null
}) => (
  <p className="page-body muted" role="status">
    {typeof say === 'string' ? say : <EmptyValue {...say} />}{' '}
    {to && (
      <Link to={to} className="link">
        {clear}
      </Link>
    )}
  </p>
)
