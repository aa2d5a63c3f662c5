import { layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'
import { map, portalMap } from './map'
import type { RouteRow } from './map/route-row'

/**
 * The framework's routes, out of a part of the route table: the id of each is its address, and a dialog is
 * nested in the screen it lies over.
 */
const routesOf = (part: Record<string, RouteRow>, over?: string): RouteConfigEntry[] =>
  Object.entries(part)
    .filter(([, place]) => place.over === over && place.screen)
    .map(([address, { screen }]) => {
      const path = address.slice(over?.length ?? 0).replace(/^\/(?=.)/, '')
      return route(path, `routes/${screen}`, { id: address }, routesOf(part, address))
    })

const others = Object.fromEntries(
  Object.entries(map).filter(([address]) => !(address in portalMap)),
)

export default [
  layout('routes/not-found/error-boundary.tsx', [
    ...routesOf(others),
    layout('routes/work-items/portal.tsx', routesOf(portalMap)),
  ]),
] satisfies RouteConfig
