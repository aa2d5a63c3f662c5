import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class-names'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import { workPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { displayName } from '~/messages/users'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { bulkForm } from './bulk-bar'
import { ChooseAll } from './choose-all'
import type { BulkAnswer } from './chosen'
import { chosenIn } from './chosen'
import type { StableRow } from './stable-rows'
import { AssigneeCell, Heading } from './work-cells'
import type { ListedWork, WorkListData } from './work-list-data'

/** Columns of one kind's rows, besides those of all. */
export type Columns<Row> = {
  /** Whether rows name their client; people who see only their own need no such column. */
  client: boolean
  /** Behind the title, in grey. */
  beside?: (row: Row) => ReactNode
  /** Before the title: what must not be overlooked. */
  mark?: (row: Row) => ReactNode
  /** A column behind the status. */
  own?: { label: string; className: string; yields: 1 | 2 | 3; cell: (row: Row) => ReactNode }
}

/**
 * Work of one page. The whole row is the link; for staff its box is before it. `<Table>` has no boxes, no
 * headings that sort and no rows that have left: this one draws its own.
 */
export function WorkTable<Row extends ListedWork>({
  data,
  rows,
  columns,
  answer,
  selectionKey,
  children,
}: {
  data: WorkListData
  rows: readonly StableRow<Row>[]
  columns: Columns<Row>
  answer: BulkAnswer | undefined
  /** Changes when rows are to be chosen again. */
  selectionKey: number
  /** Actions on the checked rows; they are in the same box, so that CSS can count them. */
  children: ReactNode
}) {
  const isChosen = chosenIn(answer, data.chosen)
  const boxes = data.staff && !data.past
  return (
    <div className="table-box">
      <table className={classNames('table queue', boxes && 'has-boxes')}>
        <caption className="sr-only">{workMessages.many(data.kind)}</caption>
        <thead>
          <tr>
            {boxes && (
              <th scope="col" className="cell-box">
                <span className="sr-only">{say.choose}</span>
                <ChooseAll all={data.chosen} />
              </th>
            )}
            <Heading
              data={data}
              label={say.no}
              by="number"
              first="-number"
              className="cell-no"
              yields={3}
            />
            <th scope="col">{workMessages.one(data.kind)}</th>
            {columns.client && (
              <th scope="col" className="cell-client" data-yields="2">
                {columnWords.client}
              </th>
            )}
            <th scope="col" className="cell-status">
              {columnWords.status}
            </th>
            {columns.own && (
              <th scope="col" className={columns.own.className} data-yields={columns.own.yields}>
                {columns.own.label}
              </th>
            )}
            <Heading
              data={data}
              label={columnWords.priority}
              by="priority"
              first="priority"
              className="cell-priority"
              yields={3}
            />
            <Heading
              data={data}
              label={columnWords.due}
              by="due"
              first="due"
              className="cell-due"
            />
            <th scope="col" className="cell-assignee" data-yields="3">
              <span>{columnWords.assignee}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WorkRow
              key={row.id}
              {...{ row, data, columns, selectionKey }}
              checked={isChosen(row)}
            />
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

function WorkRow<Row extends ListedWork>(props: {
  row: StableRow<Row>
  data: WorkListData
  columns: Columns<Row>
  selectionKey: number
  checked: boolean
}) {
  const { row, data, columns, selectionKey, checked } = props
  const work = { kind: data.kind, id: row.id }
  return (
    <tr className={row.gone && 'is-gone'}>
      {data.staff && !data.past && (
        <td className="cell-box">
          {!row.gone && (
            <label className="above-cover box-label">
              <input
                key={selectionKey}
                type="checkbox"
                className="check"
                form={bulkForm}
                name="row"
                value={`${row.id}:${row.version}`}
                defaultChecked={checked}
                aria-label={say.chooseOne(row)}
              />
            </label>
          )}
        </td>
      )}
      <td className="cell-no" data-yields="3">
        {row.number}
      </td>
      <td className="cell-title">
        {row.gone ? (
          <span>
            <bdi>{row.title}</bdi> <span className="muted">{say.gone}</span>
          </span>
        ) : (
          <Link to={workPath(work)} className="cover-link">
            {row.news && (
              <span className="news-dot" title={say.answered[data.staff ? 'staff' : 'client']}>
                <span className="sr-only">{say.answered[data.staff ? 'staff' : 'client']}: </span>
              </span>
            )}
            {columns.mark?.(row)}
            <bdi>{row.title}</bdi>
            {columns.beside && <bdi className="cell-beside"> {columns.beside(row)}</bdi>}
          </Link>
        )}
      </td>
      {columns.client && (
        <td className="cell-client" data-yields="2">
          <bdi>{row.company ?? displayName(row.client?.name)}</bdi>
        </td>
      )}
      <td className="cell-status">
        <StatusMark status={row.status} />
      </td>
      {columns.own && (
        <td className={columns.own.className} data-yields={columns.own.yields}>
          {columns.own.cell(row)}
        </td>
      )}
      <td className="cell-priority" data-yields="3">
        <PriorityMark priority={row.priority} />
      </td>
      <td className="cell-due">
        <DueMark due={row.due} dueAt={row.dueAt} />
      </td>
      <td className="cell-assignee" data-yields="3">
        <AssigneeCell row={row} data={data} />
      </td>
    </tr>
  )
}
