import type { ReactNode } from 'react'

/** Nothing here yet: what this place is for and what to do first. */
export function EmptyState({
  title,
  children,
  actions,
  drawing = true,
  heading: Heading = 'h2',
}: {
  title: string
  /** Two sentences. */
  children: ReactNode
  actions?: ReactNode
  drawing?: boolean
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <section className="empty">
      {drawing && <StaggeredRows />}
      <Heading className="title">{title}</Heading>
      <p>{children}</p>
      {actions && <div className="form-actions">{actions}</div>}
    </section>
  )
}

/** Three rows, each a step further: the mark of the product, drawn large. */
function StaggeredRows() {
  return (
    <svg viewBox="0 0 450 190" width="450" height="190" aria-hidden="true">
      <rect x=".5" y=".5" width="449" height="189" rx="6" className="fill-n50 stroke-n200" />
      <Row x={40} y={32} dot="fill-success" line="fill-n300" end="fill-n100" frame="stroke-n300" />
      <Row
        x={85}
        y={78}
        dot="fill-accent"
        line="fill-primary"
        end="fill-primary-line"
        frame="stroke-primary"
        length={150}
        strong
      />
      <Row x={130} y={124} line="fill-n300" end="fill-n100" frame="stroke-n300" length={100} />
    </svg>
  )
}

function Row(p: {
  x: number
  y: number
  dot?: string
  line: string
  end: string
  frame: string
  length?: number
  strong?: boolean
}) {
  return (
    <g transform={`translate(${p.x} ${p.y})`}>
      <rect
        width="280"
        height="34"
        rx="4"
        className={`fill-white ${p.frame}`}
        strokeWidth={p.strong ? 1.5 : 1}
      />
      {p.dot ? (
        <circle cx="20" cy="17" r="7" className={p.dot} />
      ) : (
        <circle
          cx="20"
          cy="17"
          r="6"
          fill="none"
          className="stroke-n500"
          strokeWidth="1.5"
          strokeDasharray="2.2 2.5"
        />
      )}
      <rect x="38" y="13" width={p.length ?? 120} height="8" rx="1.5" className={p.line} />
      <rect x="230" y="13" width="34" height="8" rx="1.5" className={p.end} />
    </g>
  )
}
