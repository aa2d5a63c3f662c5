import { Link, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import type { AnyLinkProps } from './any-link'
import { mergeQueryParams } from './merge-query-params'

/**
 * A link that chooses a filter, an order or a tab. A press is drawn at once, so that the next link, pressed in
 * the same moment, counts on top of it.
 *
 * @param name the one parameter that it chooses
 */
export function FilterLink({ name, to, replace, preventScrollReset, ...link }: AnyLinkProps) {
  const href = useFilterHref()(to, name)
  const navigate = useNavigate()
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    const isShown = new URL(href, location.href).href === location.href
    navigate(href, {
      replace: replace ?? isShown,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
      flushSync: true,
    })
  }
  return <Link {...link} to={href} onClick={choose} />
}

/**
 * Gives the addresses of filters, orders and tabs: a choice counts on top of the one before it, also while
 * that is still on its way.
 */
export function useFilterHref(): (to: string, name?: string) => string {
  const shown = useLocation()
  const { location: coming, formMethod } = useNavigation()
  return (to, name) => {
    if (!coming || formMethod === 'POST') return to
    const chosen = new URL(to, location.href)
    const isHere = chosen.pathname === shown.pathname
    if (!isHere || (coming.pathname !== shown.pathname && !isTab(coming))) return to
    const query = name
      ? withParam(coming.search, name, chosen.searchParams.get(name))
      : mergeQueryParams(shown.search, coming.search, chosen.search)
    return query === null ? to : coming.pathname + query + chosen.hash
  }
}

/** Whether a tab of the list leads there: some are addresses of their own. */
const isTab = ({ pathname }: { pathname: string }) =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav.tabs > a')].some(
    (tab) => tab.pathname === pathname,
  )

function withParam(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search)
  if (value) query.set(name, value)
  else query.delete(name)
  return `?${query}`
}
