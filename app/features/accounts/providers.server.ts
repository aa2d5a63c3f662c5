/** A service that can vouch for somebody. */
export type Provider = { name: 'google' | 'facebook'; label: string; href: string }

/** The services people can sign in with; none is configured. */
export const signInProviders = (): Provider[] => []
