/**
 * When the script of a screen does not load (a new version was deployed, the net broke), the framework
 * reloads the page one is on. These functions make it the page one was going to: its address is kept when a
 * page is left in the middle of loading a screen, and the reload goes there.
 */

import { router } from './router'

const going = 'panelry:going'

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

/** Whether our server answers at all, within some seconds. */
export const reachable = (): Promise<boolean> =>
  fetch('/healthz', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

let leaving = Number.NEGATIVE_INFINITY
/** Milliseconds that leaving takes at most; after that the page has stayed. */
const leavingTakes = 10_000

/** Keeps the moment when the page began to be left. */
export function rememberLeaving() {
  leaving = performance.now()
}

const isLeaving = () => performance.now() - leaving < leavingTakes
const isFilled = () => document.querySelector('form[data-filled]') !== null

/**
 * Waits, after a part did not load, until it is clear that the page stays. Leaving a page breaks off its
 * requests, and Firefox reports these like failed ones.
 */
export const stays = (): Promise<void> =>
  new Promise((stayed) => (isLeaving() ? setTimeout(stayed, leavingTakes) : stayed()))

/**
 * Opens the page that shows the same as a part that did not load: a new version has other files. Never from
 * a page on which something was typed, nor when our server does not answer.
 *
 * @returns whether it is opened
 */
export async function openInstead(path: string): Promise<boolean> {
  const may = () => !isFilled() && !isLeaving()
  if (!may() || !(await reachable()) || !may()) return false
  location.assign(path)
  return true
}
