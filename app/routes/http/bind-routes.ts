import type { ServerBuild } from '@remix-run/node'

/**
 * Tells each loader and action of a build its route, whose id is its address. The framework runs several
 * loaders for one request and tells none of them which route it answers for.
 */
export function bindRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && bound(id, route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

type Route = NonNullable<ServerBuild['routes'][string]>

function bound(id: string, route: Route): Route {
  const { loader, action } = route.module
  const tell = (handler: (args: never) => unknown) => (args: object) =>
    handler({ ...args, route: id } as never)
  const module = {
    ...route.module,
    ...(loader && { loader: tell(loader) }),
    ...(action && { action: tell(action) }),
  }
  return { ...route, module } as Route
}
