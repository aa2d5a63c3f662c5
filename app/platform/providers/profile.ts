import { emailAddress } from '~/shared/email-address'
import { oneLine } from '~/shared/one-line'

/** Facts that a provider gives about somebody. */
export type ProviderProfile = {
  provider: 'google' | 'facebook'
  /** The account's id at the provider. */
  providerId: string
  fullName: string
  /** Lower case; null when the provider gives none. */
  email: string | null
  /** Whether the provider vouches that the e-mail is theirs. */
  emailVerified: boolean
}

const text = (value: unknown, most: number) =>
  typeof value === 'string' ? oneLine(value).slice(0, most) : ''

/** An address in the shape that the product's own forms accept, else null. */
function emailOf(value: unknown): string | null {
  return typeof value === 'string' ? emailAddress(value) : null
}

/**
 * Reads Google's userinfo answer (OpenID Connect Core, section 5.1).
 *
 * @throws Error when it names nobody
 */
export function googleProfile(raw: Record<string, unknown>): ProviderProfile {
  const email = emailOf(raw.email)
  return {
    provider: 'google',
    providerId: idOf(raw.sub),
    fullName: text(raw.name, 100),
    email,
    emailVerified: email !== null && (raw.email_verified === true || raw.email_verified === 'true'),
  }
}

/**
 * Reads the answer of Facebook's Graph API for `me`. Facebook gives only e-mails that it confirmed,
 * but does not say so; an e-mail counts as verified only when a field says it.
 *
 * @throws Error when it names nobody
 */
export function facebookProfile(raw: Record<string, unknown>): ProviderProfile {
  const email = emailOf(raw.email)
  return {
    provider: 'facebook',
    providerId: idOf(raw.id ?? raw.sub),
    fullName: text(raw.name, 100),
    email,
    emailVerified: email !== null && raw.email_verified === true,
  }
}

function idOf(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : text(value, 255)
  if (!id) throw new Error('The provider names nobody')
  return id
}
