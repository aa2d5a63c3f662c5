import { env } from '~/platform/env.server'
import type { StripeProvider } from './provider'
import { stripeProvider } from './stripe-provider.server'

/** Provider that takes money; null while the environment has no keys. */
export const stripe: StripeProvider | null = env.STRIPE_SECRET_KEY
  ? stripeProvider({
      key: env.STRIPE_SECRET_KEY,
      baseUrl: env.STRIPE_BASE_URL,
      promotionCodes: env.STRIPE_PROMOTION_CODES === 'on',
      tax: env.STRIPE_TAX === 'on',
    })
  : null
