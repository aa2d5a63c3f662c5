import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { FilterLink } from './filter-link'
import { Icon } from './icon'
import { useClock } from './use-clock'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Column that tells the rows apart, if not the first: it has two lines before it is cut. */
  names?: true
  /** The label is for screen readers only, e.g. over a column of menus. */
  hideLabel?: boolean
  /**
   * On a phone a row is stacked: `title` is its first line, `line` a line below, `end` is at the right
   * edge, `hide` is left out. Without it: the first column is the title, others lines.
   */
  phone?: 'title' | 'line' | 'end' | 'hide'
  /**
   * Width for a figure or a word, a date, a tag of two words, a few words, a moment or a state in words, a
   * menu, or buttons with a menu; for a person's name where there is room. Without it: an equal share of
   * the rest.
   */
  size?: 'word' | 'date' | 'tag' | 'words' | 'moment' | 'menu' | 'buttons' | 'name'
  /** How soon it gives way where the table gets narrow: 1 first, then 2, then 3. Without: never. */
  yields?: 1 | 2 | 3
  /** The address that sorts by this column, and how it is sorted now. */
  sort?: { to: string; direction?: 'ascending' | 'descending' }
}

/**
 * A list. It never gets wider than its place: what is too long ends in an ellipsis, and columns give way as
 * `yields` says. With `rowHref` the whole row is the link in its first cell (null: none); other controls in
 * a row are in a cell with `phone: 'end'` or in an element with the class `above-cover`.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  isCurrent,
  lead,
}: {
  /** Spoken, not shown: the screen has a title. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string | null
  /** Whether what is next to the list is about this row. */
  isCurrent?: (row: Row) => boolean
  /** A small picture before the first cell; on a phone it is left of the whole row. */
  lead?: (row: Row) => ReactNode
}) {
  // A moment that is not by the reader's own clock names its zone: it needs more room.
  const { isOwn } = useClock()
  return (
    <div className="table-box">
      <table className="table" data-zoned={!isOwn || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={column.align && 'cell-end'}
                data-size={column.size}
                data-yields={column.yields}
                aria-sort={column.sort?.direction}
              >
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row) => ({ row, href: rowHref?.(row) }))
            .map(({ row, href }) => (
              <tr key={rowKey(row)} aria-current={isCurrent?.(row) ? 'true' : undefined}>
                {columns.map((column, index) => {
                  const place = column.phone ?? (index === 0 ? 'title' : 'line')
                  const cell = column.cell(row)
                  return (
                    <td
                      key={column.label}
                      dir={index === 0 || typeof cell === 'string' ? 'auto' : undefined}
                      data-phone={place}
                      data-yields={column.yields}
                      className={classNames(
                        index === 0 && 'cell-title',
                        column.names && 'cell-names',
                        column.align && 'cell-end',
                      )}
                    >
                      {index === 0 && lead && <span className="row-lead">{lead(row)}</span>}
                      {index === 0 && href ? (
                        <Link to={href} className="cover-link">
                          {cell}
                        </Link>
                      ) : place === 'end' && href ? (
                        <div className="above-cover">{cell}</div>
                      ) : (
                        cell
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Heading<Row>({ column: { label, sort, hideLabel } }: { column: Column<Row> }) {
  if (hideLabel) return <span className="sr-only">{label}</span>
  if (!sort) return label
  return (
    <FilterLink to={sort.to}>
      {label}
      {sort.direction && <Icon name={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
    </FilterLink>
  )
}
