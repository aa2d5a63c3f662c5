import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { payments, refunds } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type IdempotencyKey, idempotent, release } from '~/features/form-input/idempotency.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { misreadMoney } from '~/messages/money'
import { paymentMessages as say } from '~/messages/payments'
import { canManageOrders } from '~/permissions/orders'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { type PaymentProvider, ProviderError } from '~/platform/stripe/provider'
import { moneyText } from '~/shared/money'
import type { RefundStanding } from '~/shared/payments'
import { readMoney } from '~/shared/read-money'
import { flagOrder } from './flag-order.server'
import { factsOfOrder, leftOf } from './payment-rows.server'
import { providerNow } from './provider.server'
import { recordRefund, refusedFacts, standingOf } from './record-refund.server'
import { reaches } from './test-provider.server'

type Ask = {
  orderId: string
  paymentId: string
  /** As it was typed. */
  amount: string
  /** Why, for the studio. */
  reason: string
  /** Why, for the client, who reads it in their mail. */
  told?: string
  /** Rest of the payment when the form was made, in minor units: another refund changes it. */
  version: number
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Gives a payment back, all of it or a part. The refund is written before the provider is asked, so
 * that it is asked once; where nobody knows what came of it, the job asks again under the same key.
 *
 * @returns what has become of it
 * @throws DomainError `not-found`, 403; `stale` (409) where another refund was made or failed meanwhile;
 *   `refund-amount`, `refund-too-much` (400); `refund-impossible`, `refund-refused` (422) with the
 *   provider's words
 */
export async function refundPayment(
  actor: Member,
  { orderId, paymentId, amount: typed, reason, told = '', version, idempotencyKey }: Ask,
  provider: PaymentProvider | null = providerNow(),
): Promise<RefundStanding> {
  let isNew = false
  const { rowId } = transaction((tx) => {
    const order = visibleOrder(tx, actor, orderId)
    if (!canManageOrders(actor)) throw forbidden()
    const payment = tx.select().from(payments).where(eq(payments.id, paymentId)).get()
    if (payment?.orderId !== orderId) throw notFound()
    return idempotent(tx, idempotencyKey, () => {
      const currency = payment.paidCurrency ?? payment.currency
      if (!reaches(provider, payment)) throw new DomainError('refund-impossible', 422)
      const left = leftOf(tx, payment)
      expectVersion({ version: left }, version, {})
      const amount = readMoney(typed, currency)
      if (typeof amount === 'string') {
        const values = { said: misreadMoney(amount, currency) }
        throw new DomainError('refund-amount', 400, { field: 'amount', values })
      }
      if (amount > left) {
        const values = { left: left === 0 ? '' : moneyText({ amount: left, currency }) }
        throw new DomainError('refund-too-much', 400, { field: 'amount', values })
      }
      const now = Date.now()
      const { id } = tx
        .insert(refunds)
        .values({
          id: newId(),
          paymentId,
          amount,
          currency,
          reason,
          clientMessage: told,
          createdBy: actor.id,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
        .get()
      const sum = moneyText({ amount, currency })
      const details = { sum, reason }
      emit(tx, actor, paymentEvents.refundBegun, { ...factsOfOrder(tx, order), sum, details })
      flagOrder(tx, orderId, id)
      isNew = true
      return { rowId: id }
    })
  })
  let said: string | undefined
  try {
    await askForRefund(rowId, provider, { isAwaited: true, isNew })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind === 'refused') said = error.said
  }
  const refund = db.select().from(refunds).where(eq(refunds.id, rowId)).get()
  const standing = refund ? standingOf(refund) : 'unanswered'
  if (standing === 'failed' || standing === 'canceled') {
    transaction((tx) => release(tx, idempotencyKey, { rowId }))
    throw new DomainError('refund-refused', 422, { values: { said: said ?? say.noReason } })
  }
  return standing
}

/**
 * Asks the provider for a refund that is written, if it was not answered yet, and records the answer.
 *
 * @param how.isAwaited whether somebody waits for it
 * @param how.isNew it was written just now: nothing can have been given back for it
 * @throws ProviderError; when the refund itself was `refused` it has failed
 */
export async function askForRefund(
  rowId: string,
  provider: PaymentProvider | null,
  { isAwaited = false, isNew = false } = {},
): Promise<void> {
  const row = db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, rowId))
    .get()
  const { refund, payment } = row ?? {}
  if (refund?.state !== 'pending' || refund.refundId || !payment?.intentId) return
  if (!reaches(provider, payment)) return
  const { amount, currency } = refund
  const { orderId, intentId } = payment
  // A key is forgotten after a day: what was given back under it is looked for first. Where the
  // provider will not even say that, it may have been given back: that is no refusal.
  const given = isNew ? [] : await provider.refundsOf(intentId)
  const known = given.find((each) => each.rowId === rowId)
  try {
    const facts = known ?? (await provider.refund({ rowId, orderId, intentId, amount }))
    transaction((tx) => recordRefund(tx, payment, { ...facts, rowId }, isAwaited))
  } catch (error) {
    // One that broke may have given it back: the job looks, and asks again.
    if (error instanceof ProviderError && error.kind === 'refused' && !error.broke) {
      const refused = { ...refusedFacts(rowId), intentId, amount, currency }
      transaction((tx) => recordRefund(tx, payment, refused, isAwaited))
    }
    throw error
  }
}
