import { Link } from '@remix-run/react'
import { Avatar } from '~/components/ui/avatar'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import type { Cell, Meter, Part, SheetRow } from '~/features/statistics/sheet'
import { statisticsMessages as say } from '~/messages/statistics'
import { ChartPicture } from './chart-picture'

/** The inks of the charts, once for the page. */
export const Patterns = () => (
  <svg width="0" height="0" className="stat-patterns" aria-hidden="true">
    <defs>
      {['primary', 'danger'].map((ink) => (
        <pattern
          key={ink}
          id={`hatch-${ink}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className="stat-paper" />
          <rect width="1.75" height="5" className={`stat-ink-${ink}`} />
        </pattern>
      ))}
    </defs>
  </svg>
)

/** A chart with its table, or a table alone. @param props.file the address of the table as a file */
export function PartOfSheet({ part, file }: { part: Part; file: string }) {
  const { id, title, note, legend, chart, rows, none } = part
  return (
    <section
      className={part.wide ? 'stat-part stat-wide' : 'stat-part'}
      aria-labelledby={`${id}-title`}
    >
      <div className="stat-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <span className="muted">{note}</span>}
        {legend.length > 0 && (
          <span className="stat-legend">
            {legend.map((label, i) => (
              <span key={label}>
                <svg width="14" height="14" aria-hidden="true">
                  <rect
                    x="1"
                    y="1"
                    width="12"
                    height="12"
                    className={i > 0 ? 'stat-hatch' : 'stat-solid'}
                  />
                </svg>
                {label}
              </span>
            ))}
          </span>
        )}
        {rows.length > 0 && (
          <Link to={file} reloadDocument className="link no-print" aria-label={say.fileOf(title)}>
            {say.csv}
          </Link>
        )}
      </div>
      {chart && rows.length > 0 && <ChartPicture chart={chart} />}
      {rows.length > 0 ? <SheetTable part={part} /> : <p className="muted">{none}</p>}
    </section>
  )
}

function SheetTable({ part }: { part: Part }) {
  const { title, columns, meterColumn, rows, total } = part
  return (
    <table className={meterColumn ? 'stat-table has-meters' : 'stat-table'}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((head, i) => {
            const metered = meterColumn?.index === i
            // The promise is under the same head as what came of it.
            if (head === '') return null
            return (
              <th
                key={head}
                scope="col"
                colSpan={metered && columns[i + 1] === '' ? 2 : 1}
                className={metered ? 'stat-metered' : undefined}
              >
                {head}
                {metered && meterColumn.note && <span className="muted"> {meterColumn.note}</span>}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.label.text} row={row} part={part} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Line row={total} part={part} />
        </tfoot>
      )}
    </table>
  )
}

function Line({ row, part: { meterColumn } }: { row: SheetRow; part: Part }) {
  const { label, person, cells, meter, short } = row
  return (
    <tr>
      <th scope="row">
        {person !== undefined ? (
          <span className="mark">
            <Avatar name={label.text} src={photoSrc(person?.avatar ?? null)} />
            <Figure cell={label} />
          </span>
        ) : (
          <Figure cell={label} />
        )}
      </th>
      {cells.map((cell, i) => {
        const metered = meterColumn?.index === i + 1
        return (
          <td
            key={i}
            className={metered ? 'stat-metered' : cell.muted ? 'stat-promised muted' : undefined}
          >
            {metered && meter && <MeterBar meter={meter} />}
            {metered && meter?.over ? (
              <span className="mark text-danger">
                <Icon name="clock" />
                <Figure cell={cell} />
                <span className="sr-only">{say.overPromise}</span>
              </span>
            ) : (
              <Figure cell={cell} />
            )}
          </td>
        )
      })}
      {short && (
        <td className="stat-short" aria-hidden="true">
          {short[0]}
          <br />
          {short[1]}
        </td>
      )}
    </tr>
  )
}

const Figure = ({ cell: { text, to } }: { cell: Cell }) => (to ? <Link to={to}>{text}</Link> : text)

/** How long a median is beside what was promised. */
const MeterBar = ({ meter: { reach, promised, over } }: { meter: Meter }) => (
  <svg width="100" height="20" viewBox="0 0 100 20" className="stat-meter" aria-hidden="true">
    <rect
      x="0.75"
      y="5.75"
      width={Math.max(1, reach * 98)}
      height="8.5"
      className={over ? 'stat-over' : 'stat-solid'}
    />
    {promised !== null && (
      <rect x={promised * 100 - 1} y="2" width="2" height="16" className="stat-tick" />
    )}
  </svg>
)
