/**
 * When the script of a screen does not load (a new version was deployed, the net broke), the
 * framework reloads the page one stands on. These functions make it the page one was going to: its
 * address is kept when a page is left in the middle of loading a screen, and the reload goes there.
 */

import { router } from './router'

const going = 'panelry:going'
const reloaded = 'panelry:reloaded'

/**
 * Keeps the address of the screen that was loading when the page is left. The router is asked
 * itself: a render may come too late.
 */
export function rememberTarget() {
  const { state, location } = router()?.state.navigation ?? {}
  if (state === 'loading' && location) {
    sessionStorage.setItem(going, location.pathname + location.search)
  }
}

/** At the start of script. @returns true when the browser is on its way to another page */
export function resumeTarget(): boolean {
  const target = sessionStorage.getItem(going)
  sessionStorage.removeItem(going)
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
  if (!target || !isReload || target === location.pathname + location.search) return false
  location.replace(target)
  return true
}

/** A part of a screen that loads later failed: the whole page is loaded again, once in 10 s. */
export function reloadOnce() {
  const last = Number(sessionStorage.getItem(reloaded) ?? 0)
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem(reloaded, String(Date.now()))
  location.reload()
}
