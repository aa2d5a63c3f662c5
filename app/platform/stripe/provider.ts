import type { DisputeState, PaymentState, RefundState } from '~/shared/payments'

/** Question to the payment provider: take money for an order once. */
export type CheckoutAsk = {
  orderId: string
  attempt: number
  /** The provider's price. */
  priceId: string
  email: string | null
  successUrl: string
  cancelUrl: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Facts that the provider gives about a checkout session. */
export type SessionFacts = {
  id: string
  /** Our order, as its metadata names it; null for a session that is not ours. */
  orderId: string | null
  /** `processing`: the buyer is done, and the bank is not yet. */
  state: PaymentState
  /** Minor units before coupons and tax, and with them. */
  subtotal: number | null
  total: number | null
  currency: string | null
  intentId: string | null
  /** The page that takes the money; null once it does not any more. */
  url: string | null
}

/** Facts that the provider gives about a refund. */
export type RefundFacts = {
  id: string
  intentId: string | null
  /** Our row, as its metadata names it; null when it was asked for at the provider. */
  rowId: string | null
  amount: number
  currency: string
  state: RefundState
}

/** Facts that the provider gives about a buyer who has their bank take the money back. */
export type DisputeFacts = { intentId: string | null; state: DisputeState }

/** Facts that the provider gives about a product, with its one-time prices. */
export type ProductFacts = {
  id: string
  name: string
  active: boolean
  prices: { id: string; amount: number; currency: string; label: string; active: boolean }[]
}

/**
 * The provider has not done what it was asked. `refused`: it has decided, and the same question gets
 * the same answer. `unsure`: nobody knows whether it has done it.
 */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'refused' | 'unsure',
    /** In the provider's own words. */
    readonly said: string,
    /** It broke while it answered: the same question gets the same answer, and yet it may have done it. */
    readonly broke = false,
  ) {
    super(said)
    this.name = 'ProviderError'
  }
}

/** Payment provider: Stripe, or the test checkout. Everything throws `ProviderError`. */
export type PaymentProvider = {
  kind: 'stripe' | 'test'
  /** Whether its key moves real money; null for a key that does not say so. */
  live: boolean | null
  /** The same order and attempt asked twice are one session. */
  openSession: (ask: CheckoutAsk) => Promise<SessionFacts>
  /** @throws ProviderError `refused` for one that is paid or over already */
  expireSession: (id: string) => Promise<void>
  readSession: (id: string) => Promise<SessionFacts>
  /** The same row asked twice is one refund. */
  refund: (ask: RefundAsk) => Promise<RefundFacts>
  refundsOf: (intentId: string) => Promise<RefundFacts[]>
  readDispute: (id: string) => Promise<DisputeFacts>
  /** Our order, as the metadata of a payment names it; null for one that is not ours. */
  orderOf: (intentId: string) => Promise<string | null>
}

type RefundAsk = { rowId: string; orderId: string; intentId: string; amount: number }

/** Stripe besides: what is sold there. Everything throws `ProviderError`. */
export type StripeProvider = PaymentProvider & {
  /** All that is sold here, with all one-time prices. */
  products: () => Promise<ProductFacts[]>
  /** Null when it is not sold here, or was deleted. */
  product: (id: string) => Promise<ProductFacts | null>
}
