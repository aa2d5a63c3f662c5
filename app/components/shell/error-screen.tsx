import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { errorScreenMessages as say } from '~/messages/error-screens'
import { readErrorText } from '../ui/toaster'
import { askedBy, keptIn } from './error-title'
import { GoneScreen } from './gone-screen'
import { RefusedScreen } from './refused-screen'
import { SignInScreen } from './sign-in-screen'
import { ForbiddenScreen, NotFoundScreen, ServerErrorScreen } from './status-screens'

/**
 * Screen for an error that no screen caught: not found, not allowed, signed out, refused, or our own
 * failure.
 */
export default function ErrorScreen() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ServerErrorScreen />
  const kept = keptIn(error.data)
  if (kept) return <GoneScreen {...kept} forbidden={error.status === 403} />
  if (error.status === 404) return <NotFoundScreen />
  const asked = askedBy(error.data)
  if (asked) return <SignInScreen {...asked} />
  const text = readErrorText(error.data)
  if (error.status === 403) return <ForbiddenScreen text={text} />
  if (error.status >= 500) return <ServerErrorScreen text={text} />
  return <RefusedScreen text={text ?? say.noForm} />
}
