import { Link, useLocation, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { router } from '~/components/shell/router'
import type { AnyLinkProps } from './any-link'

/**
 * A link that chooses the parameter `name` of the query. It counts on top of what was pressed before, also
 * while that is still on its way and the screen says nothing of it.
 */
export function QueryLink({ name, ...link }: AnyLinkProps) {
  const shown = useLocation().search
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = event.currentTarget
    const { navigation, location } = router()?.state ?? {}
    const last = navigation?.location ?? location
    if (!name || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (last?.pathname !== pathname || last.search === shown) return
    event.preventDefault()
    const query = new URLSearchParams(last.search)
    query.set(name, new URLSearchParams(search).get(name) ?? '')
    navigate({ pathname, search: `${query}` }, link)
  }
  return <Link {...link} onClick={press} />
}
