import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once script runs; false in the server's HTML and in the first render that adopts it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
