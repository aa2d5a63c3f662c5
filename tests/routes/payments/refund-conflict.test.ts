import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUnpaid, storePayment } from '#tests/fixtures/payments'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { refunds } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import Refund, { action, loader } from '~/routes/orders/refund'

/** A paid order, and a form of its refund as somebody opens it. */
async function opened() {
  const order = makeUnpaid(makeUser({ role: 'client' }).id)
  const id = newId()
  const payment = storePayment(order, {
    ...{ state: 'paid', paidAmount: 48_000, paidCurrency: 'usd' },
    ...{ sessionId: `cs_${id}`, intentId: `pi_${id}`, url: `/test-checkout/cs_${id}` },
  })
  const url = `/orders/${order.id}/refund/${payment.id}`
  const at = { url, params: { order: order.id, payment: payment.id } }
  const cookie = await signIn(makeEmployee({ manageOrders: true }))
  const draw = async (answer?: unknown) =>
    screenDrawn(
      createElement(Refund),
      url,
      (await callLoader(loader, { ...at, cookie })).data,
      answer,
    )
  const given = () =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment.id))
      .all()
      .map(({ amount }) => amount)
  return {
    cookie,
    draw,
    given,
    send: (form: object, by = cookie) =>
      callAction(action, { ...at, cookie: by, form: { ...form } }),
  }
}

/** What the hidden fields of a form say. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

test('PAY-14 someone who gives back from a form of before another refund reads of that, keeps what was typed, and sends it knowingly', async () => {
  const { draw, given, send } = await opened()
  const [mine, theirs] = [hiddenIn(await draw()), hiddenIn(await draw())]
  const typed = { amount: '120', reason: 'Two weeks late', told: 'Sorry' }
  const other = await signIn(makeEmployee({ manageOrders: true }))
  expect((await send({ ...theirs, ...typed }, other)).status).toBe(303)
  const refused = await send({ ...mine, ...typed })
  expect(refused.status).toBe(409)
  expect(given()).toEqual([12_000])
  const html = await draw(refused.data)
  expect(html).toContain('$120 of this payment was already refunded, and $360 is left.')
  expect(html).toContain('value="120"')
  expect(html).toContain('Two weeks late')
  // An amount that is wrong then is no reason to be asked once more.
  const wrong = await send({ ...hiddenIn(html), ...typed, amount: '361' })
  expect(wrong.status).toBe(400)
  const again = { ...hiddenIn(await draw(wrong.data)), ...typed }
  expect([(await send(again)).status, (await send(again)).status]).toEqual([303, 303])
  expect(given()).toEqual([12_000, 12_000])
})

test('PAY-14 when nothing is left meanwhile the screen says so; a refund that failed since is named too', async () => {
  const { draw, given, send } = await opened()
  const [mine, theirs] = [hiddenIn(await draw()), hiddenIn(await draw())]
  await send({ ...theirs, amount: '480' })
  const refused = await send({ ...mine, key: newId(), amount: '480' })
  expect(refused.status).toBe(409)
  const html = await draw(refused.data)
  expect(html).toContain('$480 of this payment was already refunded')
  expect(html).toContain('All of it was refunded, or is being refunded.')
  expect(given()).toEqual([48_000])
  const late = await opened()
  const odd = await late.send({ ...hiddenIn(await late.draw()), version: '100', amount: '1' })
  expect(await late.draw(odd.data)).toContain('failed, and $480 is left.')
  expect(late.given()).toEqual([])
})
