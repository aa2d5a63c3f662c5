import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PageStore, Shown, ShownSection } from './page-store'

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

/** One section of the page on screen; null when it is gone. Hears of nothing else. */
export function useSection(id: string): ShownSection | null {
  const store = usePageStore()
  // The same before and after the server names it: nothing is missed in between.
  const key = store.elementKey(id)
  const hear = useCallback((listener: () => void) => store.subscribeTo(key, listener), [store, key])
  const read = () => store.sectionOf(id)
  return useSyncExternalStore(hear, read, read)
}
