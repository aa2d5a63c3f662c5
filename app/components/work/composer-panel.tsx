import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { buttonClass } from '../ui/button'
import { Icon, type IconName } from '../ui/icon'

/** A part of a field that something is written in, behind a button of its bar: native `details`. */
export function ComposerPanel({
  icon,
  label,
  details,
  instead,
  open,
  children,
}: {
  icon?: IconName
  label: string
  details?: RefObject<HTMLDetailsElement>
  /** Action of its button instead of opening it. */
  instead?: (() => void) | undefined
  /** Whether it is open before anybody presses its button. */
  open?: boolean
  children: ReactNode
}) {
  const own = useRef<HTMLDetailsElement>(null)
  const ref = details ?? own
  useEffect(() => {
    const close = (event: Event) => {
      const part = ref.current
      if (!part?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        part.querySelector('summary')?.focus()
      } else if (part.contains(event.target as Node)) return
      part.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [ref])
  return (
    <details ref={ref} className="write-part" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={icon ? buttonClass('quiet', 'btn-icon') : buttonClass('quiet')}
        aria-label={icon ? label : undefined}
        title={icon ? label : undefined}
        onClick={(event) => {
          if (!instead) return
          event.preventDefault()
          instead()
        }}
      >
        {icon ? <Icon name={icon} /> : label}
      </summary>
      <div className="write-panel">{children}</div>
    </details>
  )
}
