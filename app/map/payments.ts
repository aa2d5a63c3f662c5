import type { RouteRow } from './route-row'

/** Where the payment provider comes in: what it says, and what stands in for its page. */
export const paymentsMap = {
  '/test-checkout/:session': { screen: 'payments/test-checkout.tsx', who: 'anyone' },
  '/webhooks/stripe': { who: 'anyone' },
} as const satisfies Record<string, RouteRow>
