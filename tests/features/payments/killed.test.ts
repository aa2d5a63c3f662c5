import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeKey, stripeSecret } from '#tests/fakes/stripe'
import { program } from '#tests/fixtures/program'
import { env } from '~/platform/env.server'
import { makePaymentWorld, orderNow, type PaymentWorld, saidOf, sessionOf, triesOf } from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

/** Lets a process work through a list, and kills it so often in the middle; then another one ends it. */
async function workKilled(todo: string[][], kills: number) {
  const file = join(env.dataDir, 'todo.json')
  writeFileSync(file, JSON.stringify(todo))
  for (let turn = 0; turn <= kills; turn += 1) {
    const worker = spawn(
      process.execPath,
      [program('tests/fixtures/payment-worker'), world.stripe.url, stripeKey, stripeSecret, file],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(worker, 'exit')
    await once(worker.stdout, 'data')
    if (turn < kills) {
      await pause(20 + 60 * turn)
      worker.kill('SIGKILL')
    }
    const [code] = await ended
    if (turn === kills) expect(code).toBe(0)
  }
}

test('PAY-09 killed with -9 between row and page, between page and answer, and in the middle of events: one page and one placed order each', async () => {
  const placed = Array.from({ length: 25 }, () =>
    world.place({ autoResponse: 'Welcome aboard', autoResponseSenderId: world.assignee.id }),
  )
  await workKilled(
    placed.map(({ order }) => [order.id]),
    3,
  )
  for (const { order } of placed) {
    expect(triesOf(order.id)).toMatchObject([
      { attempt: 1, state: 'open', sessionId: expect.any(String) },
    ])
    const made = [...world.stripe.sessions.values()].filter(
      (each) => each.metadata.order === order.id,
    )
    expect(made).toHaveLength(1)
  }
  const events = placed.map(({ order }) => {
    const { raw, signature } = world.stripe.pay(sessionOf(order.id))
    return [order.id, raw.toString(), signature]
  })
  await workKilled(events, 3)
  for (const { order, buyer } of placed) {
    expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content', paymentFlag: null })
    expect(saidOf(order, buyer.email)).toEqual({
      status: ['Order was placed'],
      auto: ['Welcome aboard'],
      mails: 1,
    })
  }
}, 120_000)
