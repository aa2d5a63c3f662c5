import { lazy, Suspense } from 'react'

/** Hardly anybody ever sees it: no page brings its script along. The server draws it at once. */
const AnyFault = import.meta.env.SSR
  ? (await import('./any-fault')).default
  : lazy(() => import('./any-fault'))

/** Everything that no screen caught. */
export const Faults = () => (
  <Suspense>
    <AnyFault />
  </Suspense>
)
