import { createHash, createHmac } from 'node:crypto'
import { createCookieSessionStorage, redirect } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { FacebookStrategy } from 'remix-auth-facebook'
import { GoogleStrategy } from 'remix-auth-google'
import { env, secureCookies } from '../env.server'
import { log } from '../log.server'
import type { ProviderName, ProviderSetup } from './endpoints.server'
import { facebookProfile, googleProfile, type ProviderProfile } from './profile'

/** Longer than any provider takes to answer on a good day. */
const patience = 10_000

/** Holds the state of a sign-in between leaving for the provider and coming back. */
const storage = createCookieSessionStorage({
  cookie: {
    name: 'panelry_oauth',
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    secrets: [env.secret],
    maxAge: 10 * 60,
  },
})

/** Makes the browser forget the state: a callback works once. */
export async function forgetState(request: Request): Promise<string> {
  return storage.destroySession(await storage.getSession(request.headers.get('Cookie')))
}

async function userInfo(url: string, accessToken: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`The provider's profile answered ${answer.status}`)
  const raw: unknown = await answer.json()
  if (typeof raw !== 'object' || raw === null) throw new Error("The provider's profile is empty")
  return raw as Record<string, unknown>
}

/** Google; PKCE as in `withChallenge`. */
class Google extends GoogleStrategy<ProviderProfile> {
  constructor(
    private readonly setup: ProviderSetup,
    private readonly state: string | null,
    callbackURL: string,
  ) {
    const { clientID, clientSecret } = setup
    super({ clientID, clientSecret, callbackURL, scope: ['openid', 'email', 'profile'] }, verify)
    this.authorizationURL = setup.authorizationURL
    this.tokenURL = setup.tokenURL
  }
  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: verifierOf(this.state ?? '') })
  }
  protected override async userProfile(accessToken: string) {
    return { _json: googleProfile(await userInfo(this.setup.userInfoURL, accessToken)) } as never
  }
}

/** Facebook with the current API version; a profile without picture or e-mail is no fault. */
class Facebook extends FacebookStrategy<ProviderProfile> {
  constructor(
    private readonly setup: ProviderSetup,
    callbackURL: string,
  ) {
    const { clientID, clientSecret } = setup
    super({ clientID, clientSecret, callbackURL }, verify)
    this.authorizationURL = setup.authorizationURL
    this.tokenURL = setup.tokenURL
  }
  override async userProfile(accessToken: string) {
    const url = `${this.setup.userInfoURL}?fields=id,name,email`
    return { _json: facebookProfile(await userInfo(url, accessToken)) } as never
  }
}

const verify = async ({ profile }: { profile: unknown }): Promise<ProviderProfile> =>
  (profile as { _json: ProviderProfile })._json

const verifierOf = (state: string) =>
  createHmac('sha256', env.secret).update(`pkce:${state}`).digest('base64url')

/** The redirect to a provider, with the cookie that holds the state meanwhile. */
export async function leaveFor(
  name: ProviderName,
  setup: ProviderSetup,
  request: Request,
): Promise<Response> {
  // The library throws its redirect.
  const leaving = await run(name, setup, request).catch((thrown: unknown) => thrown)
  if (!(leaving instanceof Response)) throw leaving
  return name === 'google' ? withChallenge(leaving) : leaving
}

/**
 * Profile of the person who comes back from a provider.
 *
 * @returns null when the provider said no, the state is not ours or the code is used
 */
export async function whoCameBack(
  name: ProviderName,
  setup: ProviderSetup,
  request: Request,
): Promise<ProviderProfile | null> {
  try {
    return await run(name, setup, request)
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error
    log.warn({ provider: name, reason: error.message.slice(0, 200) }, 'sign-in refused')
    return null
  }
}

/** One step of the OAuth flow, there or back, as the address of the request says. */
function run(name: ProviderName, setup: ProviderSetup, request: Request): Promise<ProviderProfile> {
  // The configured address, never the Host header, is what the provider sends people back to.
  const callbackURL = `${env.appUrl}/auth/${name}/callback`
  const state = new URL(request.url).searchParams.get('state')
  const strategy =
    name === 'google' ? new Google(setup, state, callbackURL) : new Facebook(setup, callbackURL)
  return new Authenticator<ProviderProfile>(storage, { throwOnError: true })
    .use(strategy, name)
    .authenticate(name, request)
}

/** PKCE (RFC 7636): the verifier is derived from the state, so nothing more is kept. */
function withChallenge(leaving: Response): Response {
  const url = new URL(leaving.headers.get('Location') ?? '')
  const verifier = verifierOf(url.searchParams.get('state') ?? '')
  url.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
  url.searchParams.set('code_challenge_method', 'S256')
  return redirect(url.href, {
    headers: { 'Set-Cookie': leaving.headers.get('Set-Cookie') ?? '' },
  })
}
