import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class-names'
import { workMessages as say } from '~/messages/work'

type Column = {
  /** Whether narrow screens show it: they have one column. */
  narrow: boolean
  children: ReactNode
}

/** The view of a work item that was asked for. It scrolls by itself, with keys too. */
export const WorkView = ({ narrow, children }: Column) => (
  <section
    className={classNames('work-view', !narrow && 'only-wide')}
    aria-label={say.view}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    tabIndex={0}
  >
    {children}
  </section>
)

/** Facts about a work item, and the notes of the studio, beside its view. */
export const WorkAside = ({ narrow, children }: Column) => (
  <aside
    className={classNames(!narrow && 'only-wide')}
    aria-label={say.details}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    tabIndex={0}
  >
    {children}
  </aside>
)
