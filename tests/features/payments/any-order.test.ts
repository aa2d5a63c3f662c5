import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Signed } from '#tests/fakes/stripe'
import { runs } from '#tests/fixtures/runs'
import { sqlite } from '~/db/client.server'
import {
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  refundsOf,
  saidOf,
  sessionOf,
  triesOf,
} from './world'

let world: PaymentWorld
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

/** What is written when money comes, in some order: each is a moment to be killed at. */
const steps = [
  'insert on stripe_events',
  'update on payments',
  'insert on log_history',
  'update on orders',
  'insert on messages',
  'insert on live_events',
  'insert on mail',
  'insert on notifications',
  'insert on refunds',
] as const

/** An event reaches us while the process is killed at a step, when it gets so far. */
async function sendKilled(event: Signed, step: (typeof steps)[number]) {
  sqlite.exec(`create temp trigger killed before ${step} begin select raise(abort, 'killed'); end`)
  try {
    await world.send(event)
  } catch (error) {
    expect(String(error)).toContain('killed')
  } finally {
    sqlite.exec('drop trigger killed')
  }
}

/** How one delivery goes: which event, and where it is killed, if it is. */
const delivery = fc.record({
  pick: fc.nat(),
  killedAt: fc.option(fc.constantFrom(...steps), { freq: 3 }),
})

const life = fc.record({
  /** The bank takes days. */
  slow: fc.boolean(),
  /** A page before it expired. */
  expired: fc.boolean(),
  refund: fc.option(fc.integer({ min: 1, max: 48_000 })),
  deliveries: fc.array(delivery, { maxLength: 12 }),
  last: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
})

test('PAY-09 PAY-11 PAY-12 lives of orders, their events late, twice, in any order and killed between steps: each is placed once', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ slow, expired, refund, deliveries, last }) => {
      const { actor, buyer, order } = world.place({
        autoResponse: 'Welcome aboard',
        autoResponseSenderId: world.assignee.id,
      })
      const { stripe } = world
      const events: Signed[] = []
      await world.pay(actor, order.id)
      if (expired) {
        const event = stripe.expire(sessionOf(order.id))
        await world.send(event)
        events.push(event)
        await world.pay(actor, order.id)
      }
      const session = sessionOf(order.id)
      events.push(slow ? stripe.payLater(session) : stripe.pay(session))
      if (slow) events.push(stripe.bankConfirms(session))
      if (refund) events.push(...stripe.refundThere(session, refund))
      for (const { pick, killedAt } of deliveries) {
        const event = events[pick % events.length] as Signed
        if (killedAt) await sendKilled(event, killedAt)
        else await world.send(event)
      }
      // Whatever was not taken comes again until it is.
      const left = [...events].sort((a, b) => keyOf(a, last, events) - keyOf(b, last, events))
      while (left.length > 0) {
        const event = left.shift() as Signed
        if ((await world.send(event)) !== 200) left.push(event)
      }
      expect(orderNow(order.id)).toMatchObject({
        status: 'collecting_content',
        paymentFlag: null,
        assigneeId: world.assignee.id,
      })
      expect(saidOf(order, buyer.email)).toEqual({
        status: ['Order was placed'],
        auto: ['Welcome aboard'],
        // That it was placed, and each refund.
        mails: refund ? 2 : 1,
      })
      const tries = triesOf(order.id)
      expect(tries.map(({ state }) => state)).toEqual(expired ? ['expired', 'paid'] : ['paid'])
      const given = refundsOf(tries.at(-1)?.id ?? '').map(({ amount }) => amount)
      expect(given).toEqual(refund ? [refund] : [])
    }),
    { numRuns: runs(1_000) },
  )
}, 180_000)

const keyOf = (event: Signed, order: readonly number[], events: readonly Signed[]) =>
  order[events.indexOf(event)] ?? 0
