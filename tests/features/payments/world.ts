import { eq } from 'drizzle-orm'
import { fakeStripe, type Signed, stripeKey, stripeSecret } from '#tests/fakes/stripe'
import { makeUnpaid } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail, messages, notifications, orders, payments, refunds } from '~/db/schema'
import { answerEvent } from '~/features/payments/answer-event.server'
import { leftOf } from '~/features/payments/payment-rows.server'
import { refundPayment } from '~/features/payments/refund-payment.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import type { Member } from '~/permissions/vocabulary'
import { type PaymentProvider, ProviderError } from '~/platform/stripe/provider'
import { stripeProvider } from '~/platform/stripe/stripe-provider.server'

/** A fake Stripe, the provider that asks it, and who buys and sells. */
export async function makePaymentWorld(patience = 5_000) {
  const prices: Record<string, { amount: number; currency: string }> = {}
  const stripe = await fakeStripe(prices)
  const provider = stripeProvider({ key: stripeKey, baseUrl: stripe.url, patience })
  const assignee = makeEmployee()
  const manager = makeEmployee({ manageOrders: true })

  /** An order that waits for its payment, and its buyer. */
  const place = (form: Parameters<typeof makeUnpaid>[2] = {}) => {
    const buyer = makeUser({ role: 'client' })
    const order = makeUnpaid(buyer.id, {}, { assigneeId: assignee.id, ...form })
    prices[order.priceId ?? ''] = { amount: order.amount, currency: order.currency }
    return { buyer, actor: actorOf(buyer), order }
  }
  const pay = (actor: Member, orderId: string) => startCheckout(actor, orderId, null, provider)
  /** The event reaches us. @returns the status that is answered */
  const send = ({ raw, signature }: Pick<Signed, 'raw' | 'signature'>) =>
    answerEvent(raw, signature, stripeSecret, provider)

  return {
    stripe,
    provider,
    prices,
    assignee,
    manager,
    place,
    pay,
    send,
    /** An order whose buyer stands on the payment page. */
    async atTheTill() {
      const autoResponder = { autoResponse: 'Welcome aboard', autoResponseSenderId: assignee.id }
      const placed = place(autoResponder)
      await pay(placed.actor, placed.order.id)
      return { ...placed, session: sessionOf(placed.order.id) }
    },
    /** The buyer pays another time, on a page that was open beside the first one. */
    async payAgain(order: { id: string; priceId?: string | null }) {
      const { id } = await provider.openSession({
        orderId: order.id,
        attempt: 7,
        priceId: order.priceId ?? '',
        email: null,
        successUrl: 'http://localhost:3000/',
        cancelUrl: 'http://localhost:3000/',
        expiresAt: Date.now() + 3_600_000,
      })
      return send(stripe.pay(id))
    },
  }
}

export type PaymentWorld = Awaited<ReturnType<typeof makePaymentWorld>>

export const orderNow = (id: string) =>
  db.select().from(orders).where(eq(orders.id, id)).get() as typeof orders.$inferSelect

export const triesOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.attempt).all()

/** The session of the last try. */
export const sessionOf = (orderId: string): string => triesOf(orderId).at(-1)?.sessionId ?? ''

export const refundsOf = (paymentId: string) =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all()

/** What was said of an order by itself, how often. */
export function saidOf(order: { conversationId: string; id: string }, email: string) {
  const said = db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, order.conversationId))
    .all()
  return {
    status: said.filter(({ kind }) => kind === 'status_change').map(({ text }) => text),
    auto: said.filter(({ kind }) => kind === 'auto').map(({ text }) => text),
    mails: db.select().from(mail).where(eq(mail.to, email)).all().length,
  }
}

/** Who was told that a payment needs a look. */
export const warnedOf = (orderId: string) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.subject, orderId))
    .all()
    .filter(({ type }) => type === 'order_payment')
    .map(({ recipientId }) => recipientId)

type Ask = Parameters<typeof refundPayment>[1]

/** Gives a payment back from a form that was opened just now. */
export function giveBack(
  by: Member,
  ask: Omit<Ask, 'version'> & { version?: number },
  provider: PaymentProvider,
) {
  const payment = db.select().from(payments).where(eq(payments.id, ask.paymentId)).get()
  return refundPayment(by, { version: payment ? leftOf(db, payment) : 0, ...ask }, provider)
}

/** An order of $480 that is paid. */
export async function paidOrder(world: PaymentWorld) {
  const placed = world.place()
  await world.pay(placed.actor, placed.order.id)
  await world.send(world.stripe.pay(sessionOf(placed.order.id)))
  const payment = triesOf(placed.order.id)[0]
  if (!payment) throw new Error('not paid')
  const ask = { orderId: placed.order.id, paymentId: payment.id, reason: 'Too late' }
  return { ...placed, payment, ask }
}

/** What is asked is refused. */
export const refusing = (): Promise<never> =>
  Promise.reject(new ProviderError('refused', 'Too old'))

/** Carried out, but the answer never comes. */
export const unanswered =
  <A>(carryOut: (asked: A) => Promise<unknown>) =>
  async (asked: A): Promise<never> => {
    await carryOut(asked)
    throw new ProviderError('unsure', 'No answer')
  }

const long = 11 * 60_000

/** As if refunds and payments had been made so long ago. */
export function passTime() {
  for (const row of db.select().from(refunds).all()) {
    db.update(refunds)
      .set({ updatedAt: row.updatedAt - long })
      .where(eq(refunds.id, row.id))
      .run()
  }
  for (const { id, createdAt, checkedAt } of db.select().from(payments).all()) {
    const earlier = { createdAt: createdAt - long, checkedAt: checkedAt && checkedAt - long }
    db.update(payments).set(earlier).where(eq(payments.id, id)).run()
  }
}
