import type { ServerBuild } from '@remix-run/node'

/** Paths whose first segment can be told from their text; everything else is matched with all routes. */
const plain = /^\/(?:([a-z][a-z-]*)(?:\.data)?|_root\.data)?(?:\/|$)/i

/**
 * Splits a build by the first segment of its routes' paths. The framework goes through all routes
 * it knows several times a request; with the few that a path can lead to, a page costs the same
 * however many areas the product has.
 *
 * @returns the build to answer a path with
 */
export function routeGroups(build: ServerBuild): (path: string) => ServerBuild {
  const ids = Object.keys(build.routes)
  const groups = new Map<string, ServerBuild>()
  for (const segment of new Set(ids.map((id) => firstSegment(build, id)))) {
    const inGroup = ids.filter((id) => ['*', segment].includes(firstSegment(build, id)))
    groups.set(segment, only(build, new Set(inGroup.flatMap((id) => withParents(build, id)))))
  }
  return (path) => {
    const found = plain.exec(path)
    if (!found) return build
    return groups.get(found[1]?.toLowerCase() ?? '') ?? groups.get('*') ?? build
  }
}

/** A route and those around it, the innermost first. */
function withParents(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId
  return parent ? [id, ...withParents(build, parent)] : [id]
}

/** Of a route's whole path; empty for Home. */
const firstSegment = (build: ServerBuild, id: string): string =>
  withParents(build, id)
    .reverse()
    .flatMap((route) => build.routes[route]?.path?.split('/') ?? [])
    .find((segment) => segment !== '') ?? ''

function only(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const of = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: of(build.routes),
    assets: { ...build.assets, routes: of(build.assets.routes) },
  }
}
