import { useRouteError } from '@remix-run/react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadPart } from './lazy-part'
import { PlainErrorScreen } from './plain-error-screen'

/** The screens, until they did not come once: then they are asked for again by the next fault. */
let screens: ComponentType | null = null

const fetched = () =>
  lazy(() =>
    loadPart(() => import('./error-screen')).catch(() => {
      screens = null
      return { default: OwnWords }
    }),
  )

/** Hardly anybody ever sees them: no page brings their script along. The server draws them at once. */
const Drawn = import.meta.env.SSR ? (await import('./error-screen')).default : null

/** Everything that no screen caught. */
export function AppErrorBoundary() {
  const [Screen] = useState<ComponentType>(() => {
    screens ??= Drawn ?? fetched()
    return screens
  })
  return (
    <Suspense>
      <Screen />
    </Suspense>
  )
}

function OwnWords() {
  return <PlainErrorScreen error={useRouteError()} />
}
