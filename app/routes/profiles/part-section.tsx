import { type ReactNode, useId } from 'react'

/** A part of a company profile: what it is at the left, what it holds at the right. */
export function PartSection({
  id,
  title,
  lead,
  children,
}: {
  /** Links lead to it. */
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="profile-part">
      <div className="profile-part-head">
        <h2 id={heading} className="font-semibold">
          {title}
        </h2>
        {lead && <div className="text-n500">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
