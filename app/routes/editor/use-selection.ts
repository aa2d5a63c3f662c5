import { useLocation, useNavigate } from '@remix-run/react'
import { useRef } from 'react'
import { isLoading } from '~/components/shell/router'
import { afterPaint } from '~/components/ui/after-paint'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import type { PageStore } from './page-store'

export type Selecting = { choose: (id: string | null) => void; follow: (id: string) => void }

const isEditor = (pathname: string) => /^\/projects\/[^/]+$/.test(pathname)

/**
 * Keeps the selected section and the address the same. A choice is on the screen before the address
 * follows; an address from elsewhere (Back, a link) chooses.
 *
 * @param addressed what the address says
 * @returns what writes a choice into the address: `choose`, and `follow` for the name that the server
 * gave what is chosen
 */
export function useSelection(store: PageStore, addressed: string | null): Selecting {
  const navigate = useNavigate()
  const { state, key, pathname } = useLocation()
  const number = useRef(0)
  /** Choices whose addresses have not come yet. */
  const underWay = useRef<number[]>([])

  useBeforePaint(() => {
    const choice = (state as { choice?: number } | null)?.choice ?? 0
    const known = underWay.current.includes(choice)
    underWay.current = known ? underWay.current.filter((each) => each > choice) : []
    // An address on the way is newer than this one.
    if (underWay.current.length > 0) return
    // A dialog whose address names no section leaves the page below it as it is.
    if (addressed || isEditor(pathname)) store.select(addressed)
    // A drafted name that the server has replaced while this screen was on its way.
    const named = addressed && store.withNames(addressed)
    if (named && named !== addressed) follow(named)
  }, [store, addressed, key, pathname])

  function choose(id: string | null) {
    number.current += 1
    const choice = number.current
    underWay.current.push(choice)
    afterPaint(() => {
      if (underWay.current.at(-1) !== choice) return
      // The address of a dialog keeps what it says, and a screen on its way is not turned back.
      if (!isEditor(window.location.pathname) || isLoading()) {
        underWay.current = []
        return
      }
      const query = new URLSearchParams(window.location.search)
      if (id) query.set('s', id)
      else query.delete('s')
      query.delete('side')
      navigate(`?${query}`, { replace: true, preventScrollReset: true, state: { choice } })
    })
  }
  /** Where somebody has gone elsewhere meanwhile, that screen's address stays. */
  function follow(id: string) {
    const onScreen = window.history.state?.key ?? 'default'
    if (store.chosen() === id && onScreen === key) choose(id)
  }
  return { choose, follow }
}
