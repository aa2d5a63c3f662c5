import { Fragment, type ReactNode } from 'react'

/** Data of one thing: name, value. */
export function DataList({ rows }: { rows: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="data-list">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd dir={typeof value === 'string' ? 'auto' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
