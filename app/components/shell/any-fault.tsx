import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { faultMessages as say } from '~/messages/faults'
import { faultText } from '../ui/toaster'
import { FaultyScreen, ForbiddenScreen, NotFoundScreen } from './fault-screens'
import { askedBy, keptIn } from './fault-title'
import { GoneScreen } from './gone-screen'
import { RefusedScreen } from './refused-screen'
import { SignInScreen } from './sign-in-screen'

/** What no screen caught: not found, not allowed, signed out, refused, or our own failure. */
export default function AnyFault() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <FaultyScreen />
  const kept = keptIn(error.data)
  if (kept) return <GoneScreen {...kept} forbidden={error.status === 403} />
  if (error.status === 404) return <NotFoundScreen />
  const asked = askedBy(error.data)
  if (asked) return <SignInScreen {...asked} />
  const text = faultText(error.data)
  if (error.status === 403) return <ForbiddenScreen text={text} />
  if (error.status >= 500) return <FaultyScreen text={text} />
  return <RefusedScreen text={text ?? say.noForm} />
}
