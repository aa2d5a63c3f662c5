import { env } from '../env.server'

export type ProviderName = 'google' | 'facebook'

/** Addresses and credentials of a provider. */
export type ProviderSetup = {
  clientID: string
  clientSecret: string
  authorizationURL: string
  tokenURL: string
  userInfoURL: string
}

const at = (base: string) => ({
  authorizationURL: `${base}/authorize`,
  tokenURL: `${base}/token`,
  userInfoURL: `${base}/userinfo`,
})

/** Google's OpenID Connect endpoints: https://accounts.google.com/.well-known/openid-configuration */
const google = {
  authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenURL: 'https://oauth2.googleapis.com/token',
  userInfoURL: 'https://openidconnect.googleapis.com/v1/userinfo',
}

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
const facebook = (version: string) => ({
  authorizationURL: `https://www.facebook.com/${version}/dialog/oauth`,
  tokenURL: `https://graph.facebook.com/${version}/oauth/access_token`,
  userInfoURL: `https://graph.facebook.com/${version}/me`,
})

/** The set-up of a provider; null when it is not configured. */
export function providerSetup(name: ProviderName): ProviderSetup | null {
  const own =
    name === 'google'
      ? { id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET, base: env.GOOGLE_BASE_URL }
      : {
          id: env.FACEBOOK_CLIENT_ID,
          secret: env.FACEBOOK_CLIENT_SECRET,
          base: env.FACEBOOK_BASE_URL,
        }
  if (!own.id || !own.secret) return null
  const standard = name === 'google' ? google : facebook(env.FACEBOOK_API_VERSION)
  return { clientID: own.id, clientSecret: own.secret, ...(own.base ? at(own.base) : standard) }
}
