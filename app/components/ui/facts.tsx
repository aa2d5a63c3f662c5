import { Fragment, type ReactNode } from 'react'

/** Facts about one thing: name, value. */
export function Facts({ rows }: { rows: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd dir={typeof value === 'string' ? 'auto' : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
