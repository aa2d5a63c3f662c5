import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageStore, Shown } from './page-store'

const Context = createContext<PageStore | null>(null)
export const PageProvider = Context.Provider

/** The page on screen; only below the editor's screen. */
export function usePageStore(): PageStore {
  const store = useContext(Context)
  if (!store) throw new Error('Outside the editor')
  return store
}

/**
 * One part of the page on screen.
 *
 * @param part picks it; must give the identical thing while nothing in it changes
 */
export function useShown<T>(part: (shown: Shown) => T): T {
  const store = usePageStore()
  const read = () => part(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}
