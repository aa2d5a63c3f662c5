import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { answerBuyer } from './stripe-till'

type Json = Record<string, unknown>
type Session = Json & {
  id: string
  status: string
  payment_status: string
  payment_intent: string | null
  metadata: Record<string, string>
  amount_total: number
}
type Refund = Json & { id: string; payment_intent: string; amount: number; status: string }
type Dispute = Json & { id: string; payment_intent: string; status: string }

/**
 * What the next question gets. `silent`: it is carried out, but the answer never comes; `no-url`: a
 * session without a page.
 */
type Next = 'answer' | 'silent' | 'no-url' | { status: number; type: string; message: string }

export const stripeKey = 'sk_test_fake'
export const stripeSecret = 'whsec_fake'

/**
 * Stripe's interface as a local server, as far as it is used: what was asked under a key is answered
 * as the first time. What buyers and banks do is done by the functions; they return the event that
 * Stripe would send, signed.
 */
export async function fakeStripe(
  prices: Record<string, { amount: number; currency: string }> = {},
) {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const disputes = new Map<string, Dispute>()
  const products: Json[] = []
  const sold: Json[] = []
  const answers = new Map<string, { body: string; status: number; json: Json }>()
  const asked: { method: string; path: string; key: string; body: URLSearchParams }[] = []
  const next: Next[] = []
  let silent: (() => void)[] = []
  /** Where events go by themselves, once a buyer has paid on the page; those that are held wait. */
  const hook = { to: '', holds: false, held: [] as Signed[] }

  /** An event goes where it has to. @returns the status it is answered with */
  async function deliver({ raw, signature }: Signed): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const answer = await fetch(hook.to, { method: 'POST', body: new Uint8Array(raw), headers })
    return answer.status
  }

  const refuse = (status: number, message: string, type = 'invalid_request_error') => ({
    status,
    json: { error: { type, message } },
  })
  const found = (json: Json) => ({ status: 200, json })
  const list = (data: Json[]) => found({ object: 'list', data, has_more: false, url: '/v1' })

  function openSession(body: URLSearchParams) {
    const price = prices[body.get('line_items[0][price]') ?? '']
    if (!price) return refuse(400, `No such price: '${body.get('line_items[0][price]')}'`)
    const id = `cs_test_${randomUUID()}`
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: body.get('mode'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: body.get('client_reference_id'),
      metadata: { order: body.get('metadata[order]') ?? '' },
      intent_metadata: { order: body.get('payment_intent_data[metadata][order]') ?? '' },
      amount_subtotal: price.amount,
      amount_total: price.amount,
      currency: price.currency,
      success_url: body.get('success_url'),
      cancel_url: body.get('cancel_url'),
      expires_at: Number(body.get('expires_at')),
      url: `${url()}/pay/${id}`,
    }
    sessions.set(id, session)
    return found(session)
  }

  function answer(method: string, path: string, body: URLSearchParams) {
    const [, resource, id = '', verb] =
      /^\/v1\/(checkout\/sessions|refunds|disputes|payment_intents|products|prices)(?:\/([^/?]+))?(?:\/(\w+))?/.exec(
        path,
      ) ?? []
    const query = new URL(path, 'http://stripe').searchParams
    const session = sessions.get(id)
    if (resource === 'checkout/sessions') {
      if (method === 'POST' && !id) return openSession(body)
      if (!session) return refuse(404, `No such checkout.session: ${id}`)
      if (verb !== 'expire') return found(session)
      if (session.status !== 'open')
        return refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      Object.assign(session, { status: 'expired', url: null })
      return found(session)
    }
    if (resource === 'refunds' && method === 'GET') {
      return list(refunds.filter((each) => each.payment_intent === query.get('payment_intent')))
    }
    if (resource === 'refunds') return makeRefund(body)
    if (resource === 'disputes') return found(disputes.get(id) ?? {})
    if (resource === 'payment_intents') {
      const its = [...sessions.values()].find((each) => each.payment_intent === id)
      if (!its) return refuse(404, `No such payment_intent: '${id}'`)
      return found({ id, object: 'payment_intent', metadata: its.intent_metadata })
    }
    if (resource === 'products' && id) {
      const product = products.find((each) => each.id === id)
      return product ? found(product) : refuse(404, `No such product: ${id}`)
    }
    if (resource === 'products') return list(products)
    if (resource === 'prices') {
      return list(sold.filter((each) => each.product === query.get('product')))
    }
    return refuse(404, `Unrecognized request URL (${method}: ${path}).`)
  }

  function makeRefund(body: URLSearchParams) {
    const intent = body.get('payment_intent') ?? ''
    const session = [...sessions.values()].find((each) => each.payment_intent === intent)
    if (!session) return refuse(404, `No such payment_intent: '${intent}'`)
    const given = refunds
      .filter((each) => each.payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(body.get('amount') ?? session.amount_total - given)
    if (given + amount > session.amount_total) {
      return refuse(400, 'Refund amount is greater than unrefunded amount on charge.')
    }
    const metadata: Json = {}
    for (const [name, value] of body) {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      if (key) metadata[key] = value
    }
    const refund: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: intent,
      amount,
      currency: session.currency,
      status: 'succeeded',
      metadata,
    }
    refunds.push(refund)
    return found(refund)
  }

  const server = createServer(async (request, response) => {
    const method = request.method ?? ''
    const path = request.url ?? ''
    const key = String(request.headers['idempotency-key'] ?? '')
    const text = await textOf(request)
    const say = ({ status, json }: { status: number; json: Json }) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json))
    const [, till] = /^\/pay\/([\w-]+)$/.exec(path) ?? []
    if (till) {
      return answerBuyer(sessions.get(till), { request, response, text }, async (how) => {
        const paid = how === 'pay' ? 'paid' : 'unpaid'
        const told = event('checkout.session.completed', complete(till, paid))
        if (hook.to && !hook.holds) await deliver(told)
        else hook.held.push(told)
      })
    }
    asked.push({ method, path, key, body: new URLSearchParams(text) })
    if (request.headers.authorization !== `Bearer ${stripeKey}`) {
      return say(refuse(401, 'Invalid API Key provided'))
    }
    const order = next.shift() ?? 'answer'
    const known = key ? answers.get(key) : undefined
    if (known && known.body !== text) {
      return say(
        refuse(
          400,
          'Keys for idempotent requests can only be used with the same parameters.',
          'idempotency_error',
        ),
      )
    }
    if (typeof order === 'object') {
      const refused = refuse(order.status, order.message, order.type)
      // Too many at once, and the same one under way, are not kept under a key.
      if (key && order.status !== 429 && order.status !== 409) {
        answers.set(key, { body: text, ...refused })
      }
      return say(refused)
    }
    const given = known ?? answer(method, path, new URLSearchParams(text))
    if (key && !known) answers.set(key, { body: text, ...given, json: { ...given.json } })
    if (order === 'no-url') return say({ ...given, json: { ...given.json, url: null } })
    if (order === 'silent') return void silent.push(() => response.destroy())
    say(given)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const event = (type: string, object: Json, more: Json = {}) =>
    signed({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object: structuredClone(object) },
      ...more,
    })
  const sessionOf = (id: string) => {
    const session = sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }
  const complete = (id: string, paid: 'paid' | 'unpaid') =>
    Object.assign(sessionOf(id), {
      status: 'complete',
      payment_status: paid,
      payment_intent: `pi_${id}`,
      url: null,
    })

  return {
    get url() {
      return url()
    },
    sessions,
    refunds,
    /** All that was asked, in order. */
    asked,
    /** What the coming questions get, in this order; all others are answered. */
    next,
    hook,
    deliver,
    event,
    /** A buyer pays by card. */
    pay: (id: string) => event('checkout.session.completed', complete(id, 'paid')),
    /** A buyer pays by bank, which takes days. */
    payLater: (id: string) => event('checkout.session.completed', complete(id, 'unpaid')),
    bankConfirms: (id: string) =>
      event('checkout.session.async_payment_succeeded', complete(id, 'paid')),
    bankRefuses: (id: string) =>
      event('checkout.session.async_payment_failed', complete(id, 'unpaid')),
    expire: (id: string) =>
      event(
        'checkout.session.expired',
        Object.assign(sessionOf(id), { status: 'expired', url: null }),
      ),
    /** Somebody gives money back in Stripe's own dashboard. */
    refundThere(id: string, amount: number, status = 'succeeded') {
      const intent = `pi_${id}`
      const { json } = makeRefund(
        new URLSearchParams({ payment_intent: intent, amount: String(amount) }),
      )
      Object.assign(json, { status })
      return [
        event('refund.created', json),
        event('charge.refunded', {
          id: `ch_${id}`,
          object: 'charge',
          payment_intent: intent,
          metadata: sessionOf(id).metadata,
        }),
      ]
    },
    dispute(id: string, status = 'needs_response') {
      const dispute = { id: `dp_${id}`, object: 'dispute', payment_intent: `pi_${id}`, status }
      disputes.set(dispute.id, dispute)
      const type = status === 'won' || status === 'lost' ? 'closed' : 'created'
      return event(`charge.dispute.${type}`, dispute)
    },
    /** Something is sold in Stripe's dashboard, or changed there. */
    sell(product: Json & { id: string }, ...its: Json[]) {
      const before = products.findIndex(({ id }) => id === product.id)
      if (before >= 0) products.splice(before, 1)
      products.push({ object: 'product', active: true, ...product })
      for (const price of its) {
        const at = sold.findIndex(({ id }) => id === price.id)
        const whole = {
          object: 'price',
          product: product.id,
          type: 'one_time',
          active: true,
          nickname: null,
          ...price,
        }
        if (at >= 0) sold[at] = whole
        else sold.push(whole)
      }
    },
    stop() {
      for (const end of silent) end()
      silent = []
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** An event as Stripe sends it. */
export function signed(event: object, secret = stripeSecret, timestamp?: number) {
  const payload = JSON.stringify(event)
  const header = { payload, secret, ...(timestamp && { timestamp }) }
  return {
    event,
    raw: Buffer.from(payload),
    signature: Stripe.webhooks.generateTestHeaderString(header),
  }
}

export type Signed = ReturnType<typeof signed>

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
