import type { ReactNode } from 'react'
import { ListScreen, useTurned } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import type { Tab } from '~/components/ui/tabs'
import { queryOf } from '~/map/path-to'
import { listPath } from '~/map/work-path'
import { capped } from '~/messages/format'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { BulkBar } from './bulk-bar'
import { BulkResult, ConfirmBulk } from './bulk-result'
import { useSelectionKey } from './chosen'
import { FilterBar } from './filter-bar'
import { NoneFitsFilters } from './none-fits-filters'
import { StableRowsNotice } from './stable-rows-notice'
import { tabsWithViews } from './tabs-with-views'
import { useLastAnswer } from './use-last-answer'
import { useStableRows } from './use-stable-rows'
import { isNarrowed } from './work-filters'
import { type ListedWork, listWith, type OfferedFilters, type WorkListData } from './work-list-data'
import { type Columns, WorkTable } from './work-table'

/** A page of a list, and how many rows fit what it is narrowed to. */
type Page<Row> = {
  rows: readonly Row[]
  previous: string | null
  next: string | null
  fitting: number
}

/** A list of work: its tabs and saved views, what it is narrowed to, its rows, and what is done with many. */
export function WorkListScreen<Row extends ListedWork>({
  data,
  page,
  names,
  tabs,
  offered,
  columns,
  completed,
  nothing,
  beside,
  actions,
  notice,
}: {
  data: WorkListData
  page: Page<Row>
  /** Names of the list: the word that its CSV is asked for by, its row in the menu, its title. */
  names: { list: string; label: string; title: string }
  tabs: readonly Tab[]
  offered: OfferedFilters
  columns: Columns<Row>
  /** The address of the completed ones. */
  completed: string
  /** Stands in an empty list that nothing narrows. */
  nothing: ReactNode
  /** Stands before the file of the list. */
  beside?: ReactNode
  /** Stands behind it. */
  actions?: ReactNode
  /** Said above the rows: of which time they are. */
  notice?: ReactNode
}) {
  const { kind, filters, staff } = data
  const answer = useLastAnswer()
  const turned = useTurned()
  const held = useStableRows(page.rows, page.next !== null)
  const selectionKey = useSelectionKey(answer)
  const none = held.rows.length === 0
  const count = say.shown(kind, held.rows.length, capped(page.fitting))
  return (
    <ListScreen
      breadcrumb={[{ label: workMessages.many(kind), to: listPath(kind) }, { label: names.label }]}
      title={names.title}
      dialog={answer?.confirm && <ConfirmBulk kind={kind} ids={answer.confirm} />}
      actions={
        <>
          {beside}
          <ButtonLink
            to={listPath(kind, '/list.csv', {}, { ...filters, view: '', list: names.list })}
            icon="download"
            className="max-md:hidden"
            reloadDocument
          >
            {say.csv}
          </ButtonLink>
          {actions}
        </>
      }
      tabs={tabsWithViews(tabs, data)}
      filters={
        <>
          <FilterBar data={data} offered={offered} />
          {notice}
          {data.inPart && (
            <p className="px-(--edge) pb-3 muted" role="status">
              {say.inPart(kind)}
            </p>
          )}
          <BulkResult kind={kind} answer={answer} rows={held.rows} />
          <StableRowsNotice held={held} />
        </>
      }
      none={
        none &&
        (isNarrowed(filters) || filters.view ? (
          <NoneFitsFilters
            {...{ data, offered }}
            label={names.label}
            // Those that fit the same, where they are not among these.
            completed={
              names.list === 'completed' || names.list === 'all'
                ? null
                : completed + queryOf({ ...filters, view: '', tab: '', status: '', overdue: '' })
            }
          />
        ) : (
          nothing
        ))
      }
      noMore={say.noMore(kind)}
      pages={{
        text: none ? undefined : turned && !page.next ? `${count}. ${say.noMore(kind)}` : count,
        previous: page.previous,
        next: page.next,
        at: (cursor) => listWith(data, { view: filters.view, ...cursor }),
      }}
    >
      <WorkTable {...{ data, columns, answer, selectionKey }} rows={held.rows}>
        {staff && !data.past && <BulkBar data={data} answer={answer} selectionKey={selectionKey} />}
      </WorkTable>
    </ListScreen>
  )
}
