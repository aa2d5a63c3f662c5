import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { shell } from '~/messages/shell'
import { signInHere } from '~/messages/sign-in-here'
import { faultText } from '../ui/toaster'
import { FaultyScreen, ForbiddenScreen, NotFoundScreen } from './fault-screens'
import { GoneScreen, type KeptWords } from './gone-screen'
import { RefusedScreen } from './refused-screen'
import { type SignInHere, SignInScreen } from './sign-in-screen'

/** Everything that no screen caught: not found, not allowed, signed out, refused, or our own failure. */
export function Faults() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <FaultyScreen />
  const kept = keptIn(error.data)
  if (kept) return <GoneScreen {...kept} />
  if (error.status === 404) return <NotFoundScreen />
  const asked = askedBy(error.data)
  if (asked) return <SignInScreen {...asked} />
  const text = faultText(error.data)
  if (error.status === 403) return <ForbiddenScreen text={text} />
  if (error.status >= 500) return <FaultyScreen text={text} />
  return <RefusedScreen text={text ?? shell.noForm} />
}

const askedBy = (data: unknown) =>
  data && typeof data === 'object' && 'signIn' in data ? (data as SignInHere) : null

const keptIn = (data: unknown) =>
  data && typeof data === 'object' && 'kept' in data ? (data.kept as KeptWords) : null

/** The title of such a screen. */
export function faultTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return shell.faultTitle
  if (keptIn(error.data)) return shell.goneTitle
  if (error.status === 404) return shell.notFoundTitle
  if (askedBy(error.data)) return signInHere.title
  if (error.status === 403) return shell.forbiddenTitle
  return error.status < 500 || faultText(error.data) ? shell.refusedTitle : shell.faultTitle
}
