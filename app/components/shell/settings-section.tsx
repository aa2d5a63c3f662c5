import { type ReactNode, useId } from 'react'

/** A part of a settings screen: what it is about at the left, its form at the right. */
export function SettingsSection({
  title,
  lead,
  anchor,
  children,
}: {
  title: string
  lead?: ReactNode
  /** Id by which links from elsewhere reach it. */
  anchor?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="settings-section">
      <div className="grid content-start gap-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {lead && <div className="text-n500">{lead}</div>}
      </div>
      <div>{children}</div>
    </section>
  )
}
