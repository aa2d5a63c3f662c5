import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { useDetails } from './use-details'

/**
 * A button that opens a short list of links and form buttons: native `details`. Give `icon` with
 * `label` for a square one, or `trigger` for any face.
 */
export function Menu({
  label,
  icon,
  trigger,
  look = 'secondary',
  end = false,
  children,
}: {
  label: string
  icon?: IconName
  trigger?: ReactNode
  look?: ButtonLook
  /** Opens towards the left. */
  end?: boolean
  children: ReactNode
}) {
  const ref = useDetails()
  return (
    <details ref={ref} className={classNames('menu', end && 'menu-end')}>
      <summary
        className={buttonClass(look, Boolean(icon) && 'btn-icon')}
        aria-label={icon ? label : undefined}
        title={icon ? label : undefined}
      >
        {icon ? (
          <Icon name={icon} />
        ) : (
          (trigger ?? (
            <>
              {label}
              <Icon name="chevron-down" />
            </>
          ))
        )}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

/** A link as a row of the menu. */
export function MenuLink({
  icon,
  danger,
  children,
  ...rest
}: LinkProps & { icon?: IconName; danger?: boolean }) {
  return (
    <Link {...rest} className={classNames('menu-row', danger && 'menu-row-danger')}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A submit button; stands in a `<Form method="post">` inside the menu. */
export function MenuButton({
  icon,
  danger,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon?: IconName; danger?: boolean }) {
  return (
    <button type="submit" {...rest} className={classNames('menu-row', danger && 'menu-row-danger')}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
