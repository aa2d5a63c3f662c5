import { createHmac } from 'node:crypto'
import { env } from '~/platform/env.server'
import type { PaymentProvider } from '~/platform/stripe/provider'
import { stripe } from '~/platform/stripe/stripe.server'
import { isOpenedHere, isThisMachine, type Opened } from '~/platform/this-machine'
import { testProvider } from './test-provider.server'

type Installation = Pick<typeof env, 'production' | 'appUrl' | 'appUrlGiven'>

/**
 * Whether the test checkout stands in for Stripe: there are no keys, and the product is tried on this
 * machine or developed. Where nobody has set `APP_URL` the product may be reached from elsewhere all
 * the same: then the address that was opened counts, and where the browser sits.
 */
export function testStandsIn(
  opened: Opened | null,
  { production, appUrl, appUrlGiven }: Installation = env,
  keys = stripe !== null,
): boolean {
  if (keys) return false
  if (!production) return true
  if (appUrlGiven) return isThisMachine(appUrl)
  return opened === null || isOpenedHere(opened)
}

/**
 * Who takes the money; null where nobody does. `opened` is null where it does not matter who asks: for
 * payments that were made already, whose provider is known (`reaches`).
 */
export const providerFor = (opened: Opened | null): PaymentProvider | null =>
  stripe ?? (testStandsIn(opened) ? testProvider : null)

/** What events are signed with; null where none come. */
export const eventSecret = (): string | null =>
  env.STRIPE_WEBHOOK_SECRET ?? (testStandsIn(null) ? testSecret : null)

/** What the test checkout signs with: it follows from the secret of this installation. */
export const testSecret = `whsec_${createHmac('sha256', env.secret).update('test checkout').digest('hex')}`
