import type { ServerBuild } from '@remix-run/node'

/** Paths whose first segment can be told from their text; everything else is matched with all routes. */
const plain = /^\/(?:([a-z][a-z-]*)((?:\/[^/]+)*)\/?|_root)?$/i

/**
 * Splits a build by the first segment and the length of its routes' paths. The framework goes
 * through all routes it knows several times a request; with the few that a path can lead to, a page
 * costs the same however many areas the product has.
 *
 * @returns the build to answer a path with
 */
export function routeGroups(build: ServerBuild): (path: string) => ServerBuild {
  const ids = Object.keys(build.routes)
  const keys = new Map(ids.map((id) => [id, keyOf(segmentsOf(build, id))]))
  const groups = new Map<string, ServerBuild>()
  for (const key of new Set(keys.values())) {
    const inGroup = ids.filter((id) => keys.get(id) === key || keys.get(id) === anything)
    groups.set(key, only(build, new Set(inGroup.flatMap((id) => withParents(build, id)))))
  }
  return (path) => {
    const found = plain.exec(path.replace(/\.data$/i, ''))
    // Another spelling may still be a name of ours, unless it has none of its letters.
    if (!found) return /^\/[^%_/a-z]/i.test(path) ? (groups.get(anything) ?? build) : build
    const [, first, rest = ''] = found
    const key = keyOf(first ? [first.toLowerCase(), ...rest.split('/').slice(1)] : [])
    return groups.get(key) ?? groups.get(anything) ?? build
  }
}

/** The key of the routes that any path may lead to. */
const anything = '*'

/** Group of a path: its first segment and its length. */
const keyOf = (segments: readonly string[]): string =>
  segments.includes('*') ? anything : `${segments[0] ?? ''} ${segments.length}`

/** A route and those around it, the innermost first. */
function withParents(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId
  return parent ? [id, ...withParents(build, parent)] : [id]
}

/** Segments of a route's whole path; none for Home. */
const segmentsOf = (build: ServerBuild, id: string): string[] =>
  withParents(build, id)
    .reverse()
    .flatMap((route) => build.routes[route]?.path?.split('/') ?? [])
    .filter((segment) => segment !== '')

function only(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const of = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: of(build.routes),
    assets: { ...build.assets, routes: of(build.assets.routes) },
  }
}
