import { Link, type LinkProps } from '@remix-run/react'
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

export type ButtonLook =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'quiet-danger'
  | 'accent'
  | 'on-dark'
  | 'tint'

type Looks = { look?: ButtonLook; icon?: IconName; iconEnd?: IconName; wide?: boolean }

/** The classes of a button, for elements that are none of these components (a `summary`). */
export const buttonClass = (look: ButtonLook = 'secondary', ...more: (string | false)[]) =>
  classNames('btn', `btn-${look}`, ...more)

/**
 * A native button, by default `type=submit` as in a plain form. `busy` keeps the width of the
 * label and shows `busyLabel` with a ring; a busy button cannot be pressed.
 */
export const Button = forwardRef<
  HTMLButtonElement,
  ButtonHTMLAttributes<HTMLButtonElement> &
    Looks & { busy?: boolean; busyLabel?: string; children?: ReactNode }
>(function Button(
  { look, icon, iconEnd, wide, busy, busyLabel, children, className, onClick, ...rest },
  ref,
) {
  const label = <Label {...{ icon, iconEnd, children }} />
  return (
    <button
      type="submit"
      ref={ref}
      {...rest}
      className={buttonClass(
        look,
        Boolean(wide) && 'btn-wide',
        Boolean(busyLabel) && 'btn-busy',
        className ?? '',
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busyLabel ? (
        <>
          <span>{label}</span>
          {busy && (
            <span className="btn-wait">
              <span className="spinner" />
              <span>{busyLabel}</span>
            </span>
          )}
        </>
      ) : busy ? (
        <>
          <span className="spinner" />
          {children}
        </>
      ) : (
        label
      )}
    </button>
  )
})

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, LinkProps & Looks>(function ButtonLink(
  { look, icon, iconEnd, wide, children, className, ...rest },
  ref,
) {
  return (
    <Link
      ref={ref}
      {...rest}
      className={buttonClass(look, Boolean(wide) && 'btn-wide', className ?? '')}
    >
      <Label {...{ icon, iconEnd, children }} />
    </Link>
  )
})

function Label({
  icon,
  iconEnd,
  children,
}: Pick<Looks, 'icon' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
}

type IconLooks = { icon: IconName; label: string; look?: ButtonLook; size?: 16 | 20 }

/** A square button with an icon only; `label` is its accessible name and its tooltip. */
export const IconButton = forwardRef<
  HTMLButtonElement,
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & IconLooks
>(function IconButton({ icon, label, look = 'quiet', size, className, ...rest }, ref) {
  return (
    <button
      type="submit"
      ref={ref}
      {...rest}
      className={buttonClass(look, 'btn-icon', className ?? '')}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
    </button>
  )
})

/** The same as a link. */
export function IconLink({
  icon,
  label,
  look = 'quiet',
  size,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & IconLooks) {
  return (
    <Link
      {...rest}
      className={buttonClass(look, 'btn-icon', className ?? '')}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
    </Link>
  )
}
