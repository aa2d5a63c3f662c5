import { Suspense } from 'react'
import { takenOver } from './later'

/** Most people have it behind them: its script comes where it is shown. */
const TourSteps = import.meta.env.SSR
  ? (await import('./tour-steps')).default
  : takenOver(() => import('./tour-steps'))

/** The guided tour of the first visit. */
export const Tour = () => (
  <Suspense>
    <TourSteps />
  </Suspense>
)
