import type { ServerBuild } from '@remix-run/node'
import { anything, keyOf, segmentsOf, withParents } from './route-groups.ts'

/** Characters of an address; the framework's script asks for no more either. */
const addressLimit = 7680

type Route = { id: string; segments: string[] }
type Found = ServerBuild['assets']['routes']

/**
 * Answers what the framework's script asks when links come on screen: which routes they lead to. The
 * framework's own answer tries all routes for each beginning of each path, several milliseconds each:
 * one request kept everybody waiting for 17 seconds. Here a path costs as much as the few routes of
 * its first segment and its length.
 *
 * @returns the routes that the paths or their beginnings may lead to, with those around them; null
 *   when the address is too long
 */
export function routeDiscovery(build: ServerBuild): (url: string) => Found | null {
  const routes: Route[] = Object.keys(build.routes).map((id) => ({
    id,
    segments: segmentsOf(build, id),
  }))
  const deepest = Math.max(...routes.map(({ segments }) => segments.length))
  const byKey = new Map<string, Route[]>()
  for (const route of routes) {
    const key = keyOf(route.segments)
    byKey.set(key, [...(byKey.get(key) ?? []), route])
  }
  return (url) => {
    if (url.length > addressLimit) return null
    const asked = new URL(url, 'http://localhost').searchParams.getAll('p')
    const ids = new Set<string>()
    const add = ({ id }: Route) => {
      for (const each of withParents(build, id)) ids.add(each)
    }
    if (asked.length > 0) byKey.get(anything)?.forEach(add)
    for (const path of new Set(asked)) {
      const segments = path.toLowerCase().split('/').filter(Boolean).slice(0, deepest).map(decoded)
      for (let length = Math.min(1, segments.length); length <= segments.length; length += 1) {
        const beginning = segments.slice(0, length)
        byKey
          .get(keyOf(beginning))
          ?.filter((route) => leadsTo(route, beginning))
          .forEach(add)
      }
    }
    return Object.fromEntries([...ids].flatMap((id) => of(build, id)))
  }
}

const of = (build: ServerBuild, id: string) => {
  const route = build.assets.routes[id]
  return route ? [[id, route] as const] : []
}

const leadsTo = ({ segments }: Route, path: readonly string[]) =>
  segments.every((segment, at) => segment.startsWith(':') || segment.toLowerCase() === path[at])

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
