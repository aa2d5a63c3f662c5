import type { ReactNode } from 'react'
import { type DrawingName, EmptyDrawing } from './empty-drawing'

/** Nothing here yet: what this place is for and what to do first. */
export function EmptyState({
  title,
  children,
  actions,
  drawing = 'rows',
  heading: Heading = 'h2',
}: {
  title: string
  /** Two sentences. */
  children: ReactNode
  actions?: ReactNode
  /** Drawing of its future content; true: rows of a list. */
  drawing?: DrawingName | boolean
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <section className="empty">
      {drawing && <EmptyDrawing of={drawing === true ? 'rows' : drawing} />}
      <Heading className="title">{title}</Heading>
      <p>{children}</p>
      {actions && <div className="form-actions">{actions}</div>}
    </section>
  )
}
