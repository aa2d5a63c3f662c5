import { and, eq, isNull } from 'drizzle-orm'
import { payments, refunds } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { orderManagers } from '~/features/work-item-base/order/participants.server'
import { newId } from '~/platform/ids.server'
import type { RefundFacts } from '~/platform/stripe/provider'
import { moneyText } from '~/shared/money'
import type { RefundStanding, RefundState } from '~/shared/payments'
import { flagOrder } from './flag-order.server'
import { factsOfOrder, orderById, type Payment } from './payment-rows.server'

/** A refund moves forward only; one that seemed to have arrived can still fail. */
const rank: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2, canceled: 2 }

/** The payment that the provider's events name by its intent. */
export const paymentByIntent = (from: Reader, intentId: string | null): Payment | undefined =>
  intentId === null
    ? undefined
    : from.select().from(payments).where(eq(payments.intentId, intentId)).get()

/** Whether the provider would not even begin a refund: no money was ever on its way. */
export const wasRefused = ({ refundId }: { refundId: string | null }): boolean =>
  refundId?.startsWith('refused:') ?? false

/** Status of a refund: without the provider's own id for it, nobody knows whether it was begun. */
export const standingOf = (refund: {
  state: RefundState
  refundId: string | null
}): RefundStanding => (refund.refundId === null ? 'unanswered' : refund.state)

/** Facts of a refund that the provider would not begin. */
export const refusedFacts = (rowId: string) =>
  ({ id: `refused:${rowId}`, rowId, state: 'failed' }) as const

/**
 * Records what the provider says about a refund, once, no matter who asked for it and where.
 *
 * @param isAwaited the person who asked for it reads the answer now: a refusal notifies nobody else
 */
export function recordRefund(
  tx: Tx,
  payment: Payment,
  facts: RefundFacts,
  isAwaited = false,
): void {
  const order = orderById(tx, payment.orderId)
  const found = refundOf(tx, payment, facts)
  if (!order || (found && rank[facts.state] <= rank[found.state] && found.refundId)) return
  const now = Date.now()
  const { id: refundId, amount, currency, state } = facts
  const id = found?.id ?? newId()
  if (found) {
    tx.update(refunds)
      .set({ refundId, state, updatedAt: now })
      .where(eq(refunds.id, found.id))
      .run()
  } else {
    const made = { paymentId: payment.id, refundId, amount, currency, state }
    tx.insert(refunds)
      .values({ id, ...made, createdAt: now, updatedAt: now })
      .run()
  }
  const sum = moneyText({ amount, currency })
  const event = { ...factsOfOrder(tx, order), sum }
  const studio = studioNameIn(readSettings(tx))
  if (state === 'succeeded') {
    const said = { cause: id, told: found?.clientMessage ?? '', studio, details: { sum } }
    emit(tx, 'system', paymentEvents.refunded, { ...event, ...said })
  } else if (state === 'pending') {
    if (!found) {
      const details = { sum, reason: '' }
      emit(tx, 'system', paymentEvents.refundBegun, { ...event, details })
    }
  } else {
    emit(tx, 'system', paymentEvents.refundFailed, {
      ...event,
      cause: id,
      wasTold: found?.state === 'succeeded',
      managers: isAwaited ? [] : orderManagers(tx),
      studio,
      details: { sum, state },
    })
  }
  flagOrder(tx, order.id, `${refundId} ${state}`)
}

/** By its id at the provider, or as the row that was written before it was asked for. */
function refundOf(tx: Tx, { id: paymentId }: Payment, { id: refundId, rowId }: RefundFacts) {
  const known = tx.select().from(refunds).where(eq(refunds.refundId, refundId)).get()
  if (known || rowId === null) return known
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, rowId), eq(refunds.paymentId, paymentId), isNull(refunds.refundId)))
    .get()
}
