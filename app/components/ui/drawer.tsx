import type { ReactNode } from 'react'
import { buttonClass } from './button'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { useDetails } from './use-details'

/**
 * A panel from the side, 250, 300 or 450 px wide, opened by its own button: native `details`, so
 * it opens and closes without script. The button turns into the cross of the open drawer.
 */
export function Drawer({
  label,
  width = 300,
  side = 'left',
  icon,
  className,
  children,
}: {
  /** The name of the drawer and of its button. */
  label: string
  width?: 250 | 300 | 450
  side?: 'left' | 'right'
  /** The face of the button; without it the label is shown. */
  icon?: IconName
  className?: string
  children: ReactNode
}) {
  const ref = useDetails()
  return (
    <details
      ref={ref}
      className={classNames(
        'drawer',
        `drawer-${width}`,
        side === 'right' && 'drawer-right',
        className,
      )}
    >
      <summary
        className={buttonClass(icon ? 'quiet' : 'secondary', Boolean(icon) && 'btn-icon')}
        aria-label={label}
      >
        {icon ? <Icon name={icon} size={20} /> : <span>{label}</span>}
        <Icon name="close" size={20} className="drawer-cross" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the cross is the control */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <div
        className="drawer-scrim"
        onClick={() => {
          if (ref.current) ref.current.open = false
        }}
      />
      <section className="drawer-panel" aria-label={label}>
        {children}
      </section>
    </details>
  )
}
