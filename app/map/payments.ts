import type { RouteRow } from './route-row'

/** Addresses that the payment provider uses: its webhook, and the stand-in for its page. */
export const paymentsMap = {
  '/test-checkout/:session': { screen: 'payments/test-checkout.tsx', who: 'anyone' },
  // Answered by `payments/stripe-webhook.server.ts`, which `server.ts` calls before the framework.
  '/webhooks/stripe': { who: 'anyone' },
} as const satisfies Record<string, RouteRow>
