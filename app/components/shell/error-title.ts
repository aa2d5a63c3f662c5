import { isRouteErrorResponse } from '@remix-run/react'
import { shell } from '~/messages/shell'
import { readErrorText } from '../ui/toaster'
import type { KeptWords } from './gone-screen'
import type { SignInHere } from './sign-in-screen'

/** Input typed before a sign-in in the middle of something, if an answer asks for one. */
export const askedBy = (data: unknown) =>
  data && typeof data === 'object' && 'signIn' in data ? (data as SignInHere) : null

/** Input typed for something that is gone. */
export const keptIn = (data: unknown) =>
  data && typeof data === 'object' && 'kept' in data ? (data.kept as KeptWords) : null

/** The title of a screen that says what no screen caught. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return shell.serverErrorTitle
  if (keptIn(error.data)) return shell.goneTitle
  if (error.status === 404) return shell.notFoundTitle
  if (askedBy(error.data)) return shell.signInTitle
  if (error.status === 403) return shell.forbiddenTitle
  return error.status < 500 || readErrorText(error.data)
    ? shell.refusedTitle
    : shell.serverErrorTitle
}
