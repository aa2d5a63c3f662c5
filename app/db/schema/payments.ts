import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { disputeStates, paymentStates, refundStates } from '~/shared/payments'
import { id, literals, moment } from './columns'
import { orders } from './orders'
import { users } from './users'

/** One try to pay an order: a checkout session of the payment provider. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … of its order; part of the idempotency key. */
    attempt: integer('attempt').notNull(),
    /** The provider's session; null until it has answered. */
    sessionId: text('session_id'),
    /** The page that takes the money. */
    url: text('url'),
    /** The provider's payment intent, which refunds name. */
    intentId: text('intent_id'),
    /** Requested amount, in minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Paid amount, with coupons and tax; null until then. */
    paidAmount: integer('paid_amount'),
    paidCurrency: text('paid_currency'),
    /** When it was paid, as the provider says; null until then. */
    paidAt: moment('paid_at'),
    state: text('state', { enum: paymentStates }).notNull().default('open'),
    /** When its buyer has had their bank take it back. */
    dispute: text('dispute', { enum: disputeStates }),
    /** Reason that the provider gave for a refusal. */
    error: text('error'),
    /** When the provider was asked last about one that stays open. */
    checkedAt: moment('checked_at'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('payments_attempt').on(t.orderId, t.attempt),
    uniqueIndex('payments_session').on(t.sessionId),
    index('payments_intent').on(t.intentId),
    index('payments_unsettled')
      .on(t.checkedAt, t.createdAt)
      .where(sql`state in ('open', 'processing')`),
    index('payments_paid').on(t.paidAt, t.id).where(sql`paid_at is not null`),
    check('payments_state', sql.raw(`state in (${literals(paymentStates)})`)),
  ],
)

/** Money that goes back, asked for here or at the provider. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The provider's refund; null until it has answered. */
    refundId: text('refund_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Why, as the studio says it to itself. */
    reason: text('reason').notNull().default(''),
    /** Why, as it was written for the client. */
    clientMessage: text('client_message').notNull().default(''),
    state: text('state', { enum: refundStates }).notNull().default('pending'),
    /** Person who asked for it here; null when it was asked for at the provider. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId, t.createdAt),
    uniqueIndex('refunds_refund').on(t.refundId),
    index('refunds_created_by').on(t.createdBy),
    index('refunds_made').on(t.state, t.createdAt),
    check('refunds_amount', sql`amount > 0`),
    check('refunds_state', sql.raw(`state in (${literals(refundStates)})`)),
  ],
)

/** Events of the payment provider that were carried out: each once. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    /** The provider's id. */
    id: id(),
    type: text('type').notNull(),
    /** When the provider made it. */
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('stripe_events_received').on(t.receivedAt)],
)
