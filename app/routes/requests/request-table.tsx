import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/ui/avatar'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import { pathTo } from '~/map/path-to'
import { requestMessages as say } from '~/messages/requests'
import { displayName } from '~/messages/users'
import { bulkForm } from './bulk-bar'
import type { ManyAnswer } from './bulk-result'
import { ChooseAll } from './choose-all'
import { chosenIn } from './chosen'
import { withFilters } from './filters'
import type { ListData } from './list'
import type { HeldRow } from './use-held-rows'

/** The requests of one page. The whole row is the link; before it stands its box, for staff. */
export function RequestTable({
  data,
  rows,
  answer,
  choice,
  children,
}: {
  data: ListData
  rows: readonly HeldRow[]
  answer: ManyAnswer | undefined
  /** Changes when rows are to be chosen anew. */
  choice: number
  /** What is done with the checked rows; it stands in the same box, so that CSS can count them. */
  children: ReactNode
}) {
  const isChosen = chosenIn(answer, data.chosen)
  return (
    <div className="table-box">
      <table className={classNames('table requests', data.staff && 'has-boxes')}>
        <caption className="sr-only">Requests</caption>
        <thead>
          <tr>
            {data.staff && (
              <th scope="col" className="cell-box">
                <span className="sr-only">{say.choose}</span>
                <ChooseAll all={data.chosen} />
              </th>
            )}
            <Heading
              data={data}
              label="No."
              by="number"
              first="-number"
              className="cell-no"
              yields={3}
            />
            <th scope="col">Request</th>
            <th scope="col" className="cell-client" data-yields="2">
              Client
            </th>
            <th scope="col" className="cell-status">
              Status
            </th>
            <Heading
              data={data}
              label="Priority"
              by="priority"
              first="priority"
              className="cell-priority"
              yields={3}
            />
            <Heading data={data} label="Due" by="due" first="due" className="cell-due" />
            <th scope="col" className="cell-assignee" data-yields="3">
              <span>Assignee</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} data={data} choice={choice} checked={isChosen(row)} />
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

function Row(props: { row: HeldRow; data: ListData; choice: number; checked: boolean }) {
  const { row, data, choice, checked } = props
  const { assignee, company, client } = row
  return (
    <tr className={row.gone && 'is-gone'}>
      {data.staff && (
        <td className="cell-box">
          {!row.gone && (
            <label className="above-cover box-label">
              <input
                key={choice}
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
            {row.title} <span className="muted">{say.gone}</span>
          </span>
        ) : (
          <Link to={pathTo('/requests/:request', { request: row.id })} className="cover-link">
            {row.title}
          </Link>
        )}
      </td>
      <td className="cell-client" data-yields="2">
        {company ?? displayName(client?.name)}
      </td>
      <td className="cell-status">
        <StatusMark status={row.status} />
      </td>
      <td className="cell-priority" data-yields="3">
        <PriorityMark priority={row.priority} />
      </td>
      <td className="cell-due">
        <DueMark due={row.due} dueAt={row.dueAt} />
      </td>
      <td className="cell-assignee" data-yields="3">
        {assignee ? (
          <span className="mark">
            <Avatar name={assignee.name} src={photoSrc(assignee.avatar)} />
            <span className="truncate-line">{assignee.name}</span>
          </span>
        ) : data.manages && !row.gone ? (
          <Link
            to={pathTo('/requests/:request/assign', { request: row.id })}
            className="above-cover link-quiet"
            aria-label={say.assignOne(row)}
          >
            <span className="no-face" aria-hidden="true">
              <Icon name="plus" />
            </span>
            <span>Assign</span>
          </Link>
        ) : (
          <span className="muted">{say.nobody}</span>
        )}
      </td>
    </tr>
  )
}

/** A heading that sorts by its column; pressed again it turns the order round. */
function Heading({
  data: { list, filters },
  label,
  by,
  first,
  className,
  yields,
}: {
  data: ListData
  label: string
  by: string
  first: string
  className: string
  yields?: 3
}) {
  const sort = filters.sort || 'due'
  const sorted = sort === by || sort === `-${by}`
  const turned = sort.startsWith('-') ? by : `-${by}`
  return (
    <th
      scope="col"
      className={className}
      data-yields={yields}
      aria-sort={sorted ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}
    >
      <Link to={withFilters(list, filters, { sort: sorted ? turned : first, view: filters.view })}>
        {label}
        {sorted && <Icon name={sort.startsWith('-') ? 'arrow-down' : 'arrow-up'} />}
      </Link>
    </th>
  )
}
