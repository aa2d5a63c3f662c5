import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { atMost99, shell } from '~/messages/shell'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import type { BellPanelProps } from './bell-panel'
import { openInstead } from './chunk-recovery'
import { lazyPart } from './lazy-part'
import { reportMissingPart } from './waiting-request'

const allOfThem = '/notifications'
const Panel = lazyPart(() => import('./bell-panel'), NotThere, Coming)

/** A press is answered at once. */
function Coming() {
  return (
    <section className="bell-panel">
      <p className="bell-wait">
        <span className="spinner" />
      </p>
    </section>
  )
}

/** Fallback when the list does not load: its own screen opens, or an error says why not. */
function NotThere({ close, open }: BellPanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    openInstead(allOfThem).then(async (isOpened) => {
      if (isOpened) return
      await reportMissingPart(open)
      close()
    })
  }, [])
  return <Coming />
}

/**
 * Notifications of the signed-in person: a link to their screen, which with script opens the same list over
 * the page.
 */
export function Bell({ count, onDark = false }: { count: number; onDark?: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other screen closes it
  useEffect(() => setOpen(false), [pathname])
  const here = pathname === allOfThem
  return (
    <div ref={ref} className="bell">
      <Link
        to={allOfThem}
        className={buttonClass(onDark ? 'on-dark' : 'quiet', 'btn-icon')}
        aria-label={shell.bell(count)}
        title={shell.bell(count)}
        aria-current={here ? 'page' : undefined}
        aria-expanded={open || undefined}
        onClick={(event) => {
          const { metaKey, ctrlKey, shiftKey, altKey } = event
          if (here || metaKey || ctrlKey || shiftKey || altKey) return
          event.preventDefault()
          setOpen(!open)
        }}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span className="bell-count" aria-hidden="true">
            {atMost99(count)}
          </span>
        )}
      </Link>
      {open && <Panel within={ref} close={() => setOpen(false)} open={() => setOpen(true)} />}
    </div>
  )
}
