import { useLocation, useNavigate } from '@remix-run/react'
import { useRef } from 'react'
import { router } from '~/components/shell/router'
import { afterPaint } from '~/components/ui/after-paint'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import { pathTo } from '~/map/path-to'
import type { PageStore } from './page-store'

export type Selecting = {
  choose: (id: string | null) => void
  follow: (id: string) => void
  hold: () => void
}

const isEditor = (pathname: string) => /^\/projects\/[^/]+$/.test(pathname)

const keyOnScreen = (): string => window.history.state?.key ?? 'default'

/** The address that is being loaded, if any. */
const goingTo = () => router()?.state.navigation.location

/**
 * Keeps the selected section and the address the same. A choice is on the screen before the address
 * follows; an address from elsewhere (Back, a link) chooses.
 *
 * @param addressed what the address says
 * @returns what writes a choice into the address: `choose`, and `follow` for the name that the server
 * gave what is chosen; `hold` keeps a choice that the server has not named yet
 */
export function useSelection(store: PageStore, addressed: string | null): Selecting {
  const navigate = useNavigate()
  const { state, key, pathname } = useLocation()
  const number = useRef(0)
  /** Choices whose addresses have not come yet. */
  const underWay = useRef<number[]>([])
  /** The address that was being loaded when the last choice was made: it knows nothing of it. */
  const overtaken = useRef<string>()

  useBeforePaint(() => {
    const choice = (state as { choice?: number } | null)?.choice ?? 0
    const known = underWay.current.includes(choice)
    if (!known && key === overtaken.current) return
    underWay.current = known ? underWay.current.filter((each) => each > choice) : []
    // An address on the way is newer than this one.
    if (underWay.current.length > 0) return
    // A dialog whose address names no section leaves the page below it as it is.
    if (addressed || isEditor(pathname)) store.select(addressed)
    // A drafted name that the server has replaced while this screen was on its way.
    const named = addressed && store.withNames(addressed)
    if (named && named !== addressed) follow(named)
  }, [store, addressed, key, pathname])

  const isOfPage = (path: string, query: URLSearchParams) => {
    const { projectId, pageId } = store.read().around
    return (
      path === pathTo('/projects/:id', { id: projectId }) && (query.get('p') ?? pageId) === pageId
    )
  }
  /** Numbers a new choice, and remembers the navigation under way, which does not know of it. */
  function hold(): number {
    number.current += 1
    underWay.current.push(number.current)
    overtaken.current = goingTo()?.key
    return number.current
  }
  function choose(id: string | null) {
    const choice = hold()
    const from = keyOnScreen()
    afterPaint(() => {
      if (underWay.current.at(-1) !== choice) return
      const going = goingTo()
      const to = going ?? window.location
      const query = new URLSearchParams(to.search)
      // The address of a dialog keeps what it says, and a screen that was asked for since is not
      // turned back.
      const isNewer = ![from, overtaken.current].includes(going?.key ?? keyOnScreen())
      if (isNewer || !isOfPage(to.pathname, query)) {
        underWay.current = []
        return
      }
      if (id) query.set('s', id)
      else query.delete('s')
      query.delete('side')
      const replace = isEditor(window.location.pathname)
      navigate(`${to.pathname}?${query}`, { replace, preventScrollReset: true, state: { choice } })
    })
  }
  /** If somebody has gone elsewhere meanwhile, that screen's address stays. */
  function follow(id: string) {
    if (store.chosen() === id && keyOnScreen() === key) choose(id)
  }
  return { choose, follow, hold }
}
