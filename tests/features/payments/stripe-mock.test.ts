import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/fixtures/free-port'
import { ProviderError, type StripeProvider } from '~/platform/stripe/provider'
import { stripeProvider } from '~/platform/stripe/stripe-provider.server'

const run = promisify(execFile)
const source = 'github.com/stripe/stripe-mock@v0.203.0'
const made = mkdtempSync(join(tmpdir(), 'panelry-stripe-mock-'))

/** Where the program is; with Go it is made once. Null where there is neither. */
async function findMock(): Promise<string | null> {
  const places = [...(process.env.PATH ?? '').split(delimiter), join(homedir(), 'go', 'bin')]
  const found = places.map((place) => join(place, 'stripe-mock')).find((file) => existsSync(file))
  if (found) return found
  const env = { ...process.env, GOBIN: made, GOFLAGS: '-modcacherw -mod=mod' }
  try {
    await run('go', ['install', source], { env, timeout: 240_000 })
    return join(made, 'stripe-mock')
  } catch {
    return null
  }
}

const program = await findMock()
let mock: ChildProcess | undefined
let provider: StripeProvider

if (!program) {
  console.warn('Skipped: stripe-mock is not installed, and there is no Go to install it with.')
}

beforeAll(async () => {
  if (!program) return
  const port = await freePort()
  mock = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' })
  const baseUrl = `http://127.0.0.1:${port}`
  for (let turn = 0; turn < 200; turn += 1) {
    if (
      await fetch(baseUrl).then(
        () => true,
        () => false,
      )
    )
      break
    await pause(50)
  }
  provider = stripeProvider({ key: 'sk_test_123', baseUrl, promotionCodes: true, tax: true })
}, 60_000)

afterAll(() => {
  mock?.kill()
  rmSync(made, { recursive: true, force: true })
})

const ask = {
  orderId: 'order-1',
  attempt: 1,
  priceId: 'price_1',
  email: 'ines@example.com',
  successUrl: 'http://localhost:3000/orders/order-1?view=2',
  cancelUrl: 'http://localhost:3000/orders/order-1?view=payment',
  expiresAt: Date.now() + 3_600_000,
}

test.skipIf(!program)(
  'PAY-02 Stripe’s own mock takes the shape of every call, and its answers are read',
  async () => {
    expect(await provider.openSession(ask)).toMatchObject({ id: expect.stringMatching(/^cs_/) })
    expect(await provider.readSession('cs_test_1')).toMatchObject({ id: expect.any(String) })
    await provider.expireSession('cs_test_1')
    const refund = { rowId: 'r1', orderId: 'order-1', intentId: 'pi_1', amount: 100 }
    expect(await provider.refund(refund)).toMatchObject({ amount: 100 })
    expect(await provider.refundsOf('pi_1')).toEqual([
      expect.objectContaining({ id: expect.any(String) }),
    ])
    expect(await provider.readDispute('dp_1')).toHaveProperty('state')
    // Its payment has no metadata: it is nobody's order.
    expect(await provider.orderOf('pi_1')).toBeNull()
    expect(await provider.products()).toEqual(expect.any(Array))
    // Its product has no metadata: it is not sold here.
    expect(await provider.product('prod_1')).toBeNull()
  },
)

test.skipIf(!program)(
  'a call of another shape is refused by it, so that the mock does compare',
  async () => {
    const wrong = { ...ask, expiresAt: Number.NaN }
    await expect(provider.openSession(wrong)).rejects.toBeInstanceOf(ProviderError)
  },
)
