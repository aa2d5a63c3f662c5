import { useNavigate } from '@remix-run/react'
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  MouseEvent,
  ReactNode,
  SyntheticEvent,
} from 'react'
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
  const follow = useFollow()
  return (
    <details ref={ref} className={classNames('menu', end && 'menu-end')} onToggle={turn}>
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered is pressed */}
      <div className="menu-panel" onClick={follow}>
        {children}
      </div>
    </details>
  )
}

/** How high a bar is that stays at the top of the window, in pixels. */
const bar = 64

/** Opens upwards what has no room below and has it above. */
function turn({ currentTarget: details }: SyntheticEvent<HTMLElement>) {
  details.removeAttribute('data-up')
  const panel = details.querySelector('.menu-panel')?.getBoundingClientRect()
  if (!panel || panel.bottom <= innerHeight) return
  const above = details.getBoundingClientRect().top - bar
  details.toggleAttribute('data-up', panel.height < above)
}

/**
 * Follows the plain links of a menu without loading the page again. One handler for all of them: a list has
 * dozens, and a router's link costs much more to render.
 */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || elsewhere || event.button !== 0 || event.defaultPrevented) return
    if (link.origin !== location.origin || link.target) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash, {
      preventScrollReset: 'keepScroll' in link.dataset,
      replace: 'replace' in link.dataset,
    })
  }
}

/** A row of a menu that leads somewhere; `preventScrollReset` for a dialog over the same screen. */
export function MenuLink({
  to,
  icon,
  danger,
  preventScrollReset,
  replace,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  icon?: IconName
  danger?: boolean
  preventScrollReset?: boolean
  /** Takes the place of this screen in the way back. */
  replace?: boolean
}) {
  return (
    <a
      {...rest}
      href={to}
      className={classNames('menu-row', danger && 'menu-row-danger')}
      data-keep-scroll={preventScrollReset ? '' : undefined}
      data-replace={replace ? '' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** Submit button for an `<ActionForm>` inside the menu. */
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
