import { layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'
import { map } from './map'
import type { Place } from './map/place'

/** The routes of the framework, out of the map: a dialog is nested in the screen it lies over. */
const routesOver = (over?: string): RouteConfigEntry[] =>
  Object.entries<Place>(map)
    .filter(([, place]) => place.over === over && place.screen)
    .map(([address, { screen, id }]) => {
      const path = address.slice(over?.length ?? 0).replace(/^\/(?=.)/, '')
      return route(path, `routes/${screen}`, id ? { id } : {}, routesOver(address))
    })

export default [layout('routes/not-found/faults.tsx', routesOver())] satisfies RouteConfig
