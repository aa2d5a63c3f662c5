/** Messages that script wants shown, and the place they are shown in. Used by `Toaster`. */

export type Toast = {
  /** A question has the focus and waits for its answer: `press`, or `other`. */
  kind: 'success' | 'error' | 'question'
  text: string
  note?: string
  press?: { action: string; label: string; fields?: Record<string, string> }
  /** Link to what was made. */
  link?: { to: string; label: string }
  /** A second answer; without `action` it only dismisses. */
  other?: { action?: string; label: string }
}

/** The page's Toaster; only in the browser. */
type Listener = {
  show: (toast: Toast) => void
  withdraw: (gone: (toast: Toast) => boolean) => void
}
const listeners = new Set<Listener>()

/** Shows a message; nothing happens where no Toaster listens. */
export function showToast(toast: Toast) {
  for (const { show } of listeners) show(toast)
}

/** Takes away what is no longer true, or offers what can no longer be done. */
export function withdrawToasts(gone: (toast: Toast) => boolean) {
  for (const { withdraw } of listeners) withdraw(gone)
}

/** @returns how to stop listening */
export function onToast(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const hosts: HTMLElement[] = []
const watchers = new Set<() => void>()
const changed = () => {
  for (const watcher of watchers) watcher()
}

/**
 * The open modal dialogs, newest last. Everything outside a modal dialog is inert, so messages are
 * shown inside the newest one.
 */
export const flashHost = {
  current: () => hosts.at(-1) ?? null,
  set(element: HTMLElement) {
    hosts.push(element)
    changed()
  },
  remove(element: HTMLElement) {
    const index = hosts.indexOf(element)
    if (index >= 0) hosts.splice(index, 1)
    changed()
  },
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}
