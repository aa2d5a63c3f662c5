import { DomainError, notFound } from '~/domain-error'
import { newToken } from '~/platform/ids.server'
import { signEvent } from '~/platform/stripe/signed-event.server'
import { answerEvent } from './answer-event.server'
import { testSecret, testStandsIn } from './provider.server'
import { intentOf, testSession } from './test-provider.server'

/** Choices on the page of the test checkout. */
export const testChoices = ['pay', 'later', 'decline', 'confirm', 'refuse'] as const
type TestChoice = (typeof testChoices)[number]

/**
 * A session of the test checkout, as its page shows it.
 *
 * @throws DomainError `not-found` also where the test checkout does not stand in
 */
export function testCheckout(sessionId: string) {
  const found = testStandsIn() ? testSession(sessionId) : null
  if (!found) throw notFound()
  const { order, payment, buyer, facts } = found
  return {
    sessionId,
    orderId: order.id,
    number: order.number,
    product: order.productLabel,
    price: { amount: payment.amount, currency: payment.currency },
    buyer: buyer ?? '',
    state: facts.state,
  }
}

/**
 * Does what somebody chose: makes the event that Stripe would send, signs it, and hands it to the
 * same door. What has become so already stays as it is: a button that is pressed twice asks for what is.
 *
 * @throws DomainError `not-found`; `test-declined` (422); `test-over` (409) for what does not go (any more)
 */
export async function chooseInTest(sessionId: string, choice: TestChoice): Promise<void> {
  const { orderId, price, state } = testCheckout(sessionId)
  if (choice !== 'decline' && state === outcomes[choice].state) return
  const atBank = choice === 'confirm' || choice === 'refuse'
  if (state !== (atBank ? 'processing' : 'open')) throw new DomainError('test-over', 409)
  if (choice === 'decline') throw new DomainError('test-declined', 422)
  const session = {
    id: sessionId,
    status: 'complete',
    payment_status: outcomes[choice].state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: intentOf(sessionId),
    client_reference_id: orderId,
    metadata: { order: orderId },
    amount_subtotal: price.amount,
    amount_total: price.amount,
    currency: price.currency,
    url: null,
  }
  const event = {
    id: `evt_test_${newToken()}`,
    type: `checkout.session.${outcomes[choice].event}`,
    created: Math.floor(Date.now() / 1000),
    data: { object: session },
  }
  const { raw, signature } = signEvent(event, testSecret)
  const status = await answerEvent(raw, signature)
  if (status !== 200) throw new DomainError('busy', 503)
}

/** Outcomes of a session, by Stripe's names. */
const outcomes = {
  pay: { state: 'paid', event: 'completed' },
  later: { state: 'processing', event: 'completed' },
  confirm: { state: 'paid', event: 'async_payment_succeeded' },
  refuse: { state: 'failed', event: 'async_payment_failed' },
} as const
