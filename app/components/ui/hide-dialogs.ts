import { useLocation } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'

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
export function hideDialogs(at: string): void {
  asideAt = at
  for (const listener of listeners) listener()
}

/** Whether the dialogs over this screen are out of sight. */
export function useDialogsHidden(): boolean {
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
