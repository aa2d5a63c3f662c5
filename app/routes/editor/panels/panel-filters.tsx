import { Link, useRouteLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Menu, MenuLink } from '~/components/ui/menu'
import type { Address } from '~/map'
import { panelMessages as say } from '~/messages/select-panel'
import { panelsPath } from '../addresses'
import { type Filters, placeQuery } from './filters'
import type { PanelTarget } from './panel-target.server'
import type { PanelsData } from './read-panels.server'

/** Data of Select A Panel, for its parts. */
export function useSelectPanel() {
  const loaded = useRouteLoaderData<PanelsData>('/projects/:id/panels' satisfies Address)
  if (!loaded) throw new Error('Only inside Select A Panel')
  return loaded
}

/** Query that the address keeps while filters change. */
export function keep(place: PanelTarget, filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...placeQuery(place), ...filters }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  )
}

/** This screen with some filters changed. */
export function useAddress() {
  const { place, filters } = useSelectPanel()
  return (change: Record<string, string | null>) =>
    panelsPath(place.projectId, placeQuery(place), { ...filters, ...change })
}

/** One category as a link, with the number of its panels. */
export function Category({
  to,
  current,
  count,
  children,
}: {
  to: string
  current: boolean
  count?: number
  children: string
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="panel-category"
      aria-current={current ? 'true' : undefined}
    >
      <b className="truncate-line min-w-0 [font-weight:inherit]">{children}</b>{' '}
      {count !== undefined && <span>{count}</span>}
    </Link>
  )
}

/** Narrows the panels by their number of columns. */
export function Columns() {
  const { filters } = useSelectPanel()
  const to = useAddress()
  return (
    <Menu end label={say.columns(filters.columns)}>
      {[null, '1', '2', '3', '4', '5', '6', '7', '8'].map((columns) => (
        <MenuLink
          key={columns ?? 'any'}
          to={to({ columns })}
          replace
          preventScrollReset
          aria-current={(filters.columns ?? null) === columns ? 'true' : undefined}
        >
          {columns ?? say.any}
        </MenuLink>
      ))}
    </Menu>
  )
}

/** Turns the order of the panels: most used first, or as in the library. */
export function Sort() {
  const { filters } = useSelectPanel()
  const to = useAddress()
  const library = filters.sort === 'library'
  return (
    <ButtonLink
      to={to({ sort: library ? null : 'library' })}
      replace
      preventScrollReset
      look="quiet"
      iconEnd="chevrons-up-down"
      aria-label={say.sorted(library ? 'library' : 'use')}
    >
      {library ? say.libraryOrder : say.mostUsed}
    </ButtonLink>
  )
}

/** Keeps the screen open while several panels are added. */
export function AddMultiple() {
  const { filters, place } = useSelectPanel()
  const to = useAddress()
  if (place.swap || place.type !== 'body') return null
  return (
    <ButtonLink
      to={to({ multiple: filters.multiple ? null : '1' })}
      replace
      preventScrollReset
      look={filters.multiple ? 'tint' : 'secondary'}
      icon={filters.multiple ? 'check' : 'plus'}
      aria-current={filters.multiple ? 'true' : undefined}
    >
      {say.multiple}
    </ButtonLink>
  )
}
