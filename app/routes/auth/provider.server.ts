import { redirect } from '@remix-run/node'
import { notFound } from '~/domain-error'
import type { SignedIn } from '~/features/accounts/open-session.server'
import { queryOf } from '~/map/path-to'
import { landingPage } from '~/permissions/access'
import { afterProviderCookie } from '~/platform/cookies.server'
import {
  type ProviderName,
  type ProviderSetup,
  providerSetup,
} from '~/platform/providers/endpoints.server'
import { enter } from '~/routes/accounts/enter.server'

/** @throws DomainError 404 when there is no such provider, or nobody configured it */
export function isConfigured(provider = ''): { name: ProviderName; setup: ProviderSetup } {
  const name = provider === 'google' || provider === 'facebook' ? provider : null
  const setup = name && providerSetup(name)
  if (!name || !setup) throw notFound()
  return { name, setup }
}

export type After = {
  redirectTo: string
  popup: boolean
  /** The person who connects an account; null for a sign-in. */
  connect: string | null
}

/** Target that the person had before they left for the provider. */
export async function readAfter(request: Request): Promise<After> {
  const value = await afterProviderCookie.parse(request.headers.get('Cookie'))
  return {
    redirectTo: String(value?.redirectTo ?? ''),
    popup: value?.popup === true,
    connect: typeof value?.connect === 'string' ? value.connect : null,
  }
}

/** Gives the session and leads on; a popup ends with the screen that tells its opener. */
export async function arrive(signedIn: SignedIn, { redirectTo, popup }: After): Promise<Response> {
  const to = redirectTo || landingPage(signedIn.member)
  const response = await enter(signedIn, popup ? `/auth/done?to=${encodeURIComponent(to)}` : to)
  response.headers.append('Set-Cookie', await afterProviderCookie.serialize('', { maxAge: 0 }))
  return response
}

/** Ends a failed sign-in: a popup leaves the message to the page that opened it. */
export const wayBack = ({ redirectTo, popup }: After) => {
  const login = `/login${queryOf({ redirectTo: redirectTo || null })}`
  return popup ? `/auth/done${queryOf({ to: login, failed: 'yes' })}` : login
}

/** Redirects to the question in between. */
export const ask = (code: string) => redirect(`/auth/finish?code=${encodeURIComponent(code)}`, 303)
