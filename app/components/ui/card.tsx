import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A thing in a grid, with a hairline. `link`: it holds a `cover-link` and answers to the pointer. */
export function Card({
  link,
  className,
  children,
}: {
  link?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <article className={classNames('card', link && 'card-link', className)}>{children}</article>
  )
}
