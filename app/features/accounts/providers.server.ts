import { type ProviderName, providerSetup } from '~/platform/providers/endpoints.server'

/** A service that can vouch for somebody. */
export type Provider = { name: ProviderName; label: string }

export const providerLabels: Record<ProviderName, string> = {
  google: 'Google',
  facebook: 'Facebook',
}

/** The services people can sign in with: those that are configured. */
export const signInProviders = (): Provider[] =>
  (['google', 'facebook'] as const)
    .filter((name) => providerSetup(name) !== null)
    .map((name) => ({ name, label: providerLabels[name] }))
