import type Stripe from 'stripe'
import type { ProductFacts, StripeProvider } from './provider'
import { isOurs, readDispute, readProduct, readRefund, readSession } from './read-stripe'
import { ask, stripeClient } from './stripe-client.server'

type Options = {
  key: string
  baseUrl?: string | undefined
  promotionCodes?: boolean
  tax?: boolean
  /** Milliseconds until an answer is no longer waited for. */
  patience?: number
}

/** Whether a key is of Stripe's live mode: `sk_live_…`, `rk_test_…`. From https://docs.stripe.com/keys. */
export function isLiveKey(key: string): boolean | null {
  const [, mode] = /^[sr]k_(live|test)_/.exec(key) ?? []
  return mode === undefined ? null : mode === 'live'
}

/** Stripe by its own library. See `docs/decisions/036-payments.md`. */
export function stripeProvider(options: Options): StripeProvider {
  const { promotionCodes = false, tax = false, patience = 10_000 } = options
  const stripe = stripeClient(options)
  const { sessions } = stripe.checkout
  const pricesOf = (product: string) =>
    all((page, within) =>
      stripe.prices.list({ product, type: 'one_time', limit: 100, ...page }, within),
    )

  /** All of a list, a page and its time after the other. */
  async function all<T extends { id: string }>(
    read: (
      page: { starting_after?: string },
      within: { timeout: number },
    ) => Promise<Stripe.ApiList<T>>,
  ): Promise<T[]> {
    const found: T[] = []
    for (;;) {
      const last = found.at(-1)?.id
      const page = await ask(
        (within) => read(last ? { starting_after: last } : {}, within),
        patience,
      )
      found.push(...page.data)
      if (!page.has_more || page.data.length === 0) return found
    }
  }

  return {
    kind: 'stripe',
    live: isLiveKey(options.key),
    openSession: async ({ orderId, attempt, priceId, email, successUrl, cancelUrl, expiresAt }) =>
      readSession(
        await ask(
          (within) =>
            sessions.create(
              {
                mode: 'payment',
                line_items: [{ price: priceId, quantity: 1 }],
                metadata: { order: orderId },
                payment_intent_data: { metadata: { order: orderId } },
                client_reference_id: orderId,
                success_url: successUrl,
                cancel_url: cancelUrl,
                expires_at: Math.floor(expiresAt / 1000),
                ...(email && { customer_email: email }),
                ...(promotionCodes && { allow_promotion_codes: true }),
                ...(tax && { automatic_tax: { enabled: true } }),
              },
              { ...within, idempotencyKey: `order:${orderId}:${attempt}` },
            ),
          patience,
        ),
      ),
    expireSession: async (id) => {
      await ask((within) => sessions.expire(id, {}, within), patience)
    },
    readSession: async (id) =>
      readSession(
        await ask(
          (within) => sessions.retrieve(id, { expand: ['payment_intent'] }, within),
          patience,
        ),
      ),
    refund: async ({ rowId, orderId, intentId, amount }) =>
      readRefund(
        await ask(
          (within) =>
            stripe.refunds.create(
              { payment_intent: intentId, amount, metadata: { refund: rowId, order: orderId } },
              { ...within, idempotencyKey: `refund:${rowId}` },
            ),
          patience,
        ),
      ),
    refundsOf: async (intentId) =>
      (
        await all((page, within) =>
          stripe.refunds.list({ payment_intent: intentId, limit: 100, ...page }, within),
        )
      ).map(readRefund),
    readDispute: async (id) =>
      readDispute(await ask((within) => stripe.disputes.retrieve(id, {}, within), patience)),
    orderOf: async (intentId) => {
      const intent = await ask(
        (within) => stripe.paymentIntents.retrieve(intentId, {}, within),
        patience,
      )
      return intent.metadata.order || null
    },
    products: async () => {
      const found = await all((page, within) =>
        stripe.products.list({ limit: 100, ...page }, within),
      )
      const sold: ProductFacts[] = []
      for (const product of found.filter(isOurs)) {
        sold.push(readProduct(product, await pricesOf(product.id)))
      }
      return sold
    },
    product: async (id) => {
      const product = await ask((within) => stripe.products.retrieve(id, {}, within), patience)
      if (product.deleted || !isOurs(product)) return null
      return readProduct(product, await pricesOf(id))
    },
  }
}
