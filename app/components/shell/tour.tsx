import { lazy, Suspense } from 'react'

/** Most people have it behind them: its script comes where it is shown. */
const TourSteps = import.meta.env.SSR
  ? (await import('./tour-steps')).default
  : lazy(() => import('./tour-steps'))

/** The guided tour of the first visit. */
export const Tour = () => (
  <Suspense>
    <TourSteps />
  </Suspense>
)
