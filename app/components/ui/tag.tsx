import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A word about a thing: a role, a state. Not for everything: plain text is calmer. */
export function Tag({
  tone,
  children,
}: {
  tone?: 'primary' | 'success' | 'warning' | 'danger'
  children: ReactNode
}) {
  return <span className={classNames('tag', tone && `tag-${tone}`)}>{children}</span>
}
