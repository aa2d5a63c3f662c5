import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { listLostRows } from '~/features/lost-rows/list-lost-rows.server'
import { lostReasons, lostRowsMessages as say } from '~/messages/lost-rows'

type Row = ReturnType<typeof listLostRows>['rows'][number]
type Column = Row['columns'][number]

/** Most differing values that are seen without opening the row. */
const mostOpen = 4

/** One lost row: what it is about, what it says, and the box by which it is decided. */
export function LostRowItem({ row }: { row: Row }) {
  const { id, what, about, kind, state, reason, place, withPage, columns } = row
  const isOpen = state === 'open'
  const isSeenAlone = isOpen && kind === 'removed' && !withPage
  const name = (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{what}</span> {about && <bdi>{about}</bdi>}
    </span>
  )
  return (
    <li className="card lost-row">
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && !isSeenAlone ? (
          <label className="choice min-w-0">
            <input type="checkbox" className="check" name="row" value={id} />
            {name}
          </label>
        ) : (
          name
        )}
        <Tag tone={kind === 'removed' ? 'warning' : undefined}>{say.kinds[kind]}</Tag>
        {place && (
          <Link to={place} className="link">
            {say.open}
            <span className="sr-only"> {say.choose(what, about)}</span>
          </Link>
        )}
        {isSeenAlone && (
          <Button
            name="do"
            value={`seen:${id}`}
            aria-label={`${say.seen}: ${say.choose(what, about)}`}
          >
            {say.seen}
          </Button>
        )}
      </div>
      {isOpen && reason && <p className="text-danger">{lostReasons[reason]}</p>}
      {isOpen && withPage && <p className="muted">{say.withPage}</p>}
      {isSeenAlone && <p className="muted">{say.removedLead}</p>}
      {!isOpen && row.decidedAt && (
        <p className="muted">
          <Time at={row.decidedAt} withTime /> {say.decided(row.decidedBy)}
        </p>
      )}
      {columns.length > 0 && (
        <details className="lost-values" open={kind === 'changed' && columns.length <= mostOpen}>
          <summary className="link">{kind === 'changed' ? say.differences : say.values}</summary>
          <DataList
            rows={columns.map((column) => [column.label, <Values key="v" {...{ column, kind }} />])}
          />
        </details>
      )}
    </li>
  )
}

/** A value before, there and here now; of a row that was added or removed what there is of it. */
function Values({ column, kind }: { column: Column; kind: Row['kind'] }) {
  const { before, there, here } = column
  const isAlone = kind !== 'changed' && !(kind === 'added' && here)
  if (isAlone) return <Value of={there ?? before} />
  // An unchanged value needs no line of its own.
  const isAsBefore =
    kind === 'changed' && JSON.stringify(plain(here)) === JSON.stringify(plain(before))
  return (
    <dl>
      {before && <Named name={say.before}>{<Value of={before} />}</Named>}
      {there && <Named name={say.there}>{<Value of={there} />}</Named>}
      {!isAsBefore && <Named name={say.here}>{here ? <Value of={here} /> : say.notHere}</Named>}
    </dl>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted inline">{name}: </dt>
    <dd className="inline">{children}</dd>
  </div>
)

const plain = (value: Column['there']) => value && ('at' in value ? value.at : value.text)

const Value = ({ of }: { of: Column['there'] }) => {
  if (!of) return null
  if ('at' in of) return <Time at={of.at} withTime />
  const { text, mark: [from, to] = [text.length, text.length] } = of
  return (
    <bdi className="wrap-anywhere whitespace-pre-wrap">
      {text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      {text.slice(to)}
    </bdi>
  )
}
