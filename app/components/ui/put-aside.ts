import { useLocation } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint'

/** The location whose dialogs are out of sight. */
let asideAt: string | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Takes the dialogs over a screen out of sight at once. The address has to follow: it takes them
 * down, which is work that the screen below need not wait for.
 *
 * @param at `key` of the location they are open at; once it is left they are in sight again
 */
export function putAside(at: string): void {
  asideAt = at
  for (const listener of listeners) listener()
}

/** Whether the dialogs over this screen are out of sight. */
export function usePutAside(): boolean {
  const { key } = useLocation()
  // Back leads to the same location again.
  useEffect(() => {
    if (asideAt !== key) asideAt = null
  }, [key])
  return useSyncExternalStore(
    subscribe,
    () => asideAt === key,
    () => false,
  )
}

/**
 * Makes the dialogs over a screen transparent in the same frame, and has them taken down after it is
 * painted, or with the next press: what is below a modal dialog can be used again only when all of it
 * has its styles worked out anew, and need not wait for that to be seen.
 */
export function leaveUnseen(takeDown: () => void): void {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  for (const dialog of dialogs) dialog.dataset.unseen = ''
  let done = false
  const once = () => {
    if (done) return
    done = true
    for (const type of presses) window.removeEventListener(type, once, true)
    takeDown()
    for (const dialog of dialogs) delete dialog.dataset.unseen
  }
  for (const type of presses) window.addEventListener(type, once, true)
  afterPaint(once)
}

const presses = ['keydown', 'pointerdown'] as const

/** Whether the dialogs that are open wait for being taken down: a press in them means nothing. */
export const isBeingLeft = () => document.querySelector('dialog[data-unseen]') !== null
