/** What waits to be sent or opened again; `kept-forms` puts it here. Only in the browser. */

export type Why = 'offline' | 'unreached' | 'ours' | 'busy' | 'signed-out'

export type Held = {
  why: Why
  /** What waits: a form, the screen after a form that was carried out, or a link. */
  what: 'form' | 'next' | 'link'
  again: () => void
  /** Sends a form once more, signed in with these. Only where one is signed out. */
  signIn?: (email: string, password: string) => void
  /** Why the last try to sign in was refused: the code of a fault. */
  refused?: string | null
}

let held: Held | null = null
const watchers = new Set<() => void>()
export function hold(next: Held | null) {
  held = next
  for (const watcher of watchers) watcher()
}
export const heldForm = {
  current: () => held,
  onServer: () => null,
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

/** How requests leave: forms with files go another way (see `watchUploads`). */
export const carrier: { fetch: typeof fetch } = { fetch: (...request) => fetch(...request) }
