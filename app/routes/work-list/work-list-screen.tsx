import { useActionData, useLocation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { ListScreen, useTurned } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import type { Tab } from '~/components/ui/tabs'
import { queryOf } from '~/map/path-to'
import { listPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { capped } from '~/messages/format'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { BulkBar } from './bulk-bar'
import { BulkResult, ConfirmBulk } from './bulk-result'
import { type BulkAnswer, useSelectionKey } from './chosen'
import { FilterBar } from './filter-bar'
import { NoneFitsFilters } from './none-fits-filters'
import { useStableRows } from './use-stable-rows'
import { isNarrowed } from './work-filters'
import {
  filterNamed,
  type ListedWork,
  listWith,
  markedView,
  type OfferedFilters,
  type WorkListData,
} from './work-list-data'
import { type Columns, WorkTable } from './work-table'

/** The tabs of a list, and after them the saved views: of requests as of the same moment (`at`). */
const tabsWithViews = (own: readonly Tab[], { views, viewCounts, filters }: WorkListData) => ({
  label: columnWords.views,
  tabs: [
    ...own.map(
      (tab): Tab => ({ ...tab, current: tab.current === true && !markedView({ views, filters }) }),
    ),
    ...views.map(
      (view, index): Tab => ({
        to: view.path + queryOf({ at: filterNamed(filters, 'at'), ...view.filters, view: view.id }),
        label: view.name,
        icon: 'bookmark',
        ...(viewCounts[view.id] !== undefined && { count: viewCounts[view.id] }),
        apart: index === 0,
        current: filters.view === view.id,
      }),
    ),
  ],
})

/**
 * Counts the rows that came and left meanwhile; pressing it shows the list as it is now. It lies over the
 * head of the rows: none of them moves when it appears.
 */
const StableRowsNotice = ({
  held: { rows, come, left, show },
}: {
  held: Omit<ReturnType<typeof useStableRows>, 'rows'> & { rows: readonly unknown[] }
}) => (
  <div role="status" className={rows.length > 0 ? 'held-place' : undefined}>
    {come + left > 0 && (
      <button type="button" className="held-news" onClick={show}>
        {say.news(come, left)}
      </button>
    )}
  </div>
)

/**
 * Last answer to the bar of the list, until somebody goes on. The router forgets an answer when the page is
 * read again for somebody else's change: a question that waits for its yes would be gone.
 */
function useLastAnswer(): BulkAnswer | undefined {
  const answer = useActionData() as BulkAnswer | undefined
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, answer })
  if (held.key === key && (held.answer === answer || answer === undefined)) return held.answer
  setHeld({ key, answer })
  return answer
}

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
  /** Notice above the rows about the moment that they show. */
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
