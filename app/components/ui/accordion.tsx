import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A part that folds away: native `details`, so it needs no script. */
export function Accordion({
  id,
  title,
  extra,
  open = false,
  children,
}: {
  /** Target of an address with a fragment. */
  id?: string
  title: ReactNode
  /** Stands at the right, before the chevron, e.g. a count. */
  extra?: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className="accordion" id={id} open={open}>
      <summary>
        {title}
        {extra !== undefined && <span className="muted ml-auto font-normal">{extra}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
