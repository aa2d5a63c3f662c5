import { afterPaint } from './after-paint'

/**
 * Makes the dialogs over a screen transparent in the same frame, and has them taken down after it is
 * painted, or with the next press: what is below a modal dialog can be used again only when all of it has
 * its styles worked out again, and need not wait for that to be seen.
 */
export function closeAfterPaint(takeDown: () => void): void {
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
export const isClosing = () => document.querySelector('dialog[data-unseen]') !== null
