import { Link } from '@remix-run/react'
import { Avatar } from '~/components/ui/avatar'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { workPath } from '~/map/work-path'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import type { StableRow } from './stable-rows'
import { type ListedWork, listWith, shownOrder, type WorkListData } from './work-list-data'

/** Shows the assignee, or the way to choose one. */
export function AssigneeCell({ row, data }: { row: StableRow<ListedWork>; data: WorkListData }) {
  const { assignee } = row
  if (assignee) {
    return (
      <span className="mark">
        <Avatar name={assignee.name} src={photoSrc(assignee.avatar)} />
        <span className="truncate-line" dir="auto">
          {assignee.name}
        </span>
      </span>
    )
  }
  if (!data.manages || row.gone) return <span className="muted">{workMessages.nobody}</span>
  return (
    <Link
      to={workPath({ kind: data.kind, id: row.id }, '/assign')}
      className="above-cover link-quiet tap"
      aria-label={say.assignOne(data.kind, row)}
    >
      <span className="no-face" aria-hidden="true">
        <Icon name="plus" />
      </span>
      <span>{say.assign}</span>
    </Link>
  )
}

/** A heading that sorts by its column; pressed again it turns the order round. */
export function Heading({
  data,
  label,
  by,
  first,
  className,
  yields,
}: {
  data: WorkListData
  label: string
  by: string
  first: string
  className: string
  yields?: 3
}) {
  const { filters } = data
  const sort = shownOrder(data)
  const sorted = sort === by || sort === `-${by}`
  const turned = sort.startsWith('-') ? by : `-${by}`
  return (
    <th
      scope="col"
      className={className}
      data-yields={yields}
      aria-sort={sorted ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}
    >
      <Link to={listWith(data, { sort: sorted ? turned : first, view: filters.view })}>
        {label}
        {sorted && <Icon name={sort.startsWith('-') ? 'arrow-down' : 'arrow-up'} />}
      </Link>
    </th>
  )
}
