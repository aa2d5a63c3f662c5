import { useRouteError } from '@remix-run/react'
import { Suspense } from 'react'
import { FewWords } from './few-words'
import { takenOver } from './later'

/** Hardly anybody ever sees it: no page brings its script along. */
const AnyFault = import.meta.env.SSR
  ? (await import('./any-fault')).default
  : takenOver(() => import('./any-fault'))

/** Everything that no screen caught. */
export const Faults = () => (
  <Suspense fallback={<FewWords error={useRouteError()} />}>
    <AnyFault />
  </Suspense>
)
