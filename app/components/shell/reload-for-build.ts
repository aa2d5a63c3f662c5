import { isPressed } from '../ui/pressed'
import { router } from './router'

/** Milliseconds between two looks whether the page may be loaded again. */
const pause = 1000

/** Milliseconds until the next time: while a deploy goes round, machines have different builds. */
const rest = 60_000
const renewed = 'panelry:renewed'

let waiting: ReturnType<typeof setInterval> | undefined

/**
 * Loads the page again when its build was replaced, once nothing is lost and nobody disturbed by it. The
 * server's newer data and scripts are made for other screens.
 */
export function reloadForBuild(): void {
  clearInterval(waiting)
  waiting = setInterval(() => {
    if (Date.now() - Number(sessionStorage.getItem(renewed)) < rest || !mayLeave()) return
    sessionStorage.setItem(renewed, String(Date.now()))
    location.reload()
  }, pause)
}

/** Whether somebody looks at the page, and does nothing in it. */
function mayLeave(): boolean {
  const { navigation, fetchers } = router()?.state ?? {}
  const isBusy = [navigation, ...(fetchers?.values() ?? [])].some((it) => it?.state !== 'idle')
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]')
  const isFilled = document.querySelector('form[data-filled], [data-once], [aria-invalid="true"]')
  if (document.hidden || !navigator.onLine || isBusy || isPressed() || isWriting || isFilled) {
    return false
  }
  // Unsaved input stops the browser from leaving the page, and this reload too.
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
