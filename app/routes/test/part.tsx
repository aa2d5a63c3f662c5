import type { ReactNode } from 'react'

/** One part of the gallery, with an anchor. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="border-n200 border-t py-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title mb-4">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One state or one group of states, with its name. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`mb-5 min-w-0 ${wide ? '' : 'max-w-form'}`}>
      <h3 className="muted mb-2 font-medium">{name}</h3>
      {children}
    </div>
  )
}

/** A row of small things. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
)
