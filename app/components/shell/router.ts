/** The framework's router and manifest as they are on the window, read only: the one place that does. */
type Place = { key: string; pathname: string; search: string; hash?: string }
/** Options of a link or a form. */
export type Options = {
  replace?: boolean
  preventScrollReset?: boolean
  state?: unknown
  formMethod?: string
  formData?: FormData
}
type Router = {
  state: {
    location: Place
    navigation: {
      state: string
      location?: Place
      formMethod?: string
    }
    revalidation: string
    fetchers: ReadonlyMap<string, { state: string }>
    loaderData: { root?: { viewer?: { id: string; email: string } | null } }
  }
  navigate(to: unknown, options?: Options): unknown
}

/** @returns undefined before the page's script runs */
export const router = () => (window as { __remixRouter?: Router }).__remixRouter

type Manifest = { version: string; routes: Record<string, { module: string } | undefined> }

const manifest = () => (window as { __remixManifest?: Manifest }).__remixManifest

/**
 * Whether the server has another build than this page: what it has for the page's script is made for
 * other screens. @param version what the server says of itself
 */
export const isOtherBuild = (version: string | null): boolean =>
  version !== null && version !== manifest()?.version

/** Whether a screen is on its way. The framework's hook says so too, and draws with every request. */
export const isLoading = () => router()?.state.navigation.state !== 'idle'

/**
 * Whether the router has read more than the page shows yet, or is about to. Read again, it would lose a
 * message that came along before anybody has seen it. @param root what the page shows of the root
 */
export function isAheadOf(root: unknown): boolean {
  const state = router()?.state
  return !!state && (state.navigation.state !== 'idle' || state.loaderData.root !== root)
}

/** Whether the screen that is shown is being read again as it is, such as after changes elsewhere. */
export const isReadingAgain = () => router()?.state.revalidation === 'loading' && !isLoading()

/**
 * Whether a screen is being loaded again after a change. A screen that takes its place meanwhile has the
 * router give that up: it has to load what has changed itself.
 */
export const isReloading = () =>
  [...(router()?.state.fetchers.values() ?? [])].some(({ state }) => state === 'loading')

/** The scripts of routes, by their ids in the route table. */
export const routeScripts = (routes: readonly string[]): string[] =>
  routes.flatMap((id) => manifest()?.routes[id]?.module ?? [])
