import { createHmac } from 'node:crypto'
import { env } from '~/platform/env.server'
import type { PaymentProvider } from '~/platform/stripe/provider'
import { stripe } from '~/platform/stripe/stripe.server'
import { testProvider } from './test-provider.server'

/**
 * Whether the test checkout replaces Stripe: there are no keys, and the person who started the product has
 * switched it on, or develops it (`TEST_CHECKOUT`). What a browser sends never decides it.
 */
export const testStandsIn = (
  { testCheckout }: Pick<typeof env, 'testCheckout'> = env,
  keys = stripe !== null,
): boolean => !keys && testCheckout

/** Provider that takes the money; null when nobody does. */
export const providerNow = (): PaymentProvider | null =>
  stripe ?? (testStandsIn() ? testProvider : null)

/** Secret that events are signed with; null when none come. */
export const eventSecret = (): string | null =>
  env.STRIPE_WEBHOOK_SECRET ?? (testStandsIn() ? testSecret : null)

/** Secret of the test checkout: it follows from the secret of this installation. */
export const testSecret = `whsec_${createHmac('sha256', env.secret).update('test checkout').digest('hex')}`
