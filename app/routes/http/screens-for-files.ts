import { type AppLoadContext, createRequestHandler, data, type ServerBuild } from '@remix-run/node'

/**
 * Shows the error screen at the address of a file, which has no screen of its own, to somebody who opens it
 * as a page. `context.error` holds the error.
 */
export function screensForFiles(build: ServerBuild | (() => Promise<ServerBuild>)) {
  const withScreens = async () => {
    const whole = typeof build === 'function' ? await build() : build
    const routes = Object.entries(whole.routes).map(([id, route]) => [id, screenOf(route)])
    return { ...whole, routes: Object.fromEntries(routes) } as ServerBuild
  }
  let handle: ReturnType<typeof createRequestHandler> | undefined
  return (request: Request, context: AppLoadContext) => {
    handle ??= createRequestHandler(withScreens, process.env.NODE_ENV)
    return handle(request, context)
  }
}

type Route = ServerBuild['routes'][string]

const screenOf = (route: Route): Route =>
  route?.module.default
    ? route
    : ({
        ...route,
        module: { ...route?.module, default: () => null, loader: errorLoader },
      } as Route)

function errorLoader({ context }: { context: AppLoadContext }): never {
  throw data(context.error?.answer, context.error?.status ?? 500)
}
