import { makeOrderForm, makePrice, storeOrderRow } from '#tests/fixtures/orders'
import { storePayment } from '#tests/fixtures/payments'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { sqlite } from '~/db/client.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { countOrders } from '~/features/orders/count-orders.server'
import { listOrders } from '~/features/orders/list-orders.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { ordersLookedThroughInPart } from '~/features/orders/where-orders.server'
import { readOrder } from '~/routes/orders/read-order.server'
import { type WorkSort, workTabs } from '~/shared/work-lists'
import type { Measure } from './bench'
import { page } from './client'
import { median, percentile, repeated, timed } from './measure'
import { atMost, figure, type Row, told } from './report'
import { bareRemix, mostScript, scriptSize } from './scripts'

const runs = 200
const few = 1_000
const many = 1_000_000

/** How a list is looked at: as it opens, sorted otherwise, narrowed, somebody's own. */
const looks: Record<
  string,
  { sort?: WorkSort; priorities?: readonly ['high']; flagged?: boolean }
> = {
  'by due date': {},
  'newest first': { sort: '-created' },
  'by priority': { sort: 'priority' },
  'last changed': { sort: '-updated' },
  'high priority': { priorities: ['high'] },
  'to look at': { flagged: true },
}

/**
 * The orders of the studio and a client's own at a thousand and at a million orders with a message and
 * a payment each, on the commands themselves: SQLite answers synchronously, so that their time is the time
 * nobody else is served. And the public pages that sell.
 */
export const orders: Measure = async ({ url, browser }) => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const client = actorOf(makeUser({ role: 'client' }))
  const price = makePrice()
  const form = makeOrderForm({ priceId: price.id })
  const free = makeOrderForm()
  const open = { list: 'open' } as const
  const now = Date.now()
  // The client's own are among a million of somebody else's.
  const crowd = makeUser({ role: 'client' })
  for (let n = 0; n < 40; n += 1) storeOrderRow(form, client.id, { number: 5_000_000 + n })
  const written = storeOrderRow(form, client.id, { number: 6_000_000, ...price, id: 'written' })
  storePayment({ ...price, id: 'written' }, { state: 'paid', paidAmount: 1, paidCurrency: 'usd' })

  const fill = (to: number) =>
    sqlite.transaction(() => {
      const have = sqlite.prepare('select count(*) from conversations').pluck().get() as number
      const count = `with recursive n(i) as (select ${have} union all select i + 1 from n where i < ${to})`
      sqlite.exec(`${count} insert into conversations (id) select 'c' || i from n;
        ${count} insert into orders (id, number, title, user_id, order_form_id, form_name,
          product_label, form_version_id, answers, answers_text, conversation_id, amount, currency,
          status, payment_flag, priority, due_at, created_at, updated_at)
        select 'o' || i, i, 'Landing page ' || i, '${crowd.id}', '${form.id}', 'Form',
          'Design', '${form.versionId}', '{}', 'Words of wish ' || i, 'c' || i, 48000, 'usd',
          case i % 6 when 0 then 'completed' when 1 then 'checking_quality' when 2 then 'escalated'
            when 3 then 'pending_payment' else 'in_progress' end,
          case i % 29 when 1 then 'dispute' end,
          case i % 53 when 1 then 'high' else 'low' end,
          ${now} + (i * 7919 % 1000003) * 60000, ${now} - i * 1000, ${now} - i * 900 from n;
        ${count} insert into payments (id, order_id, attempt, session_id, amount, currency, state,
          created_at, updated_at)
        select 'p' || i, 'o' || i, 1, 'cs_' || i, 48000, 'usd',
          case i % 6 when 3 then 'expired' else 'paid' end, ${now}, ${now} from n;
        ${count} insert into messages (id, conversation_id, kind, html, text, created_at)
        select 'm' || i, 'c' || i, 'message', '', 'Thank you for message ' || i, ${now} - i * 800 from n`)
    })()

  const halfOf = async (work: () => unknown) => median(await repeated(runs, work, 20))
  const measured = async () => {
    const at: Record<string, number> = {}
    for (const [name, look] of Object.entries(looks)) {
      at[name] = await halfOf(() => listOrders(admin, { ...open, ...look }))
    }
    at['what is unpaid'] = await halfOf(() => listOrders(admin, { list: 'pending-payment' }))
    at['a client’s own'] = await halfOf(() => listOrders(client, open))
    at['the counts of the tabs'] = await halfOf(() => {
      for (const tab of workTabs) countOrders(admin, { n: { ...open, tab } })
    })
    const detail = (view: string) => () =>
      readOrder(admin, 'written', {
        query: new URLSearchParams({ view }),
        clock: { zone: 'UTC', isOwn: true },
      })
    at['an order with its messages'] = await halfOf(detail('2'))
    at['an order with its payment'] = await halfOf(detail('payment'))
    const typed = { 'answer-name': 'Kayaks', formVersion: free.versionId, seenPrice: '' }
    at['placing an order'] = median(
      await repeated(50, () => placeOrder(client, { orderFormId: free.id, typed }), 5),
    )
    at['sending a message'] = median(
      await repeated(
        50,
        () =>
          sendMessage(client, {
            work: { kind: 'order', id: written.id },
            text: 'Thank you, that is what we meant.',
            format: 'text',
            mention: [],
            draftId: '',
            seen: '',
            version: 1,
          }),
        5,
      ),
    )
    const deep = await halfOf(() => {
      const due = now + Math.floor(Math.random() * 900_000) * 60_000
      return listOrders(admin, { ...open, place: { after: `${due}_o` } })
    })
    const searches: Record<string, number> = {}
    for (const search of ['landing page', 'words of wish', 'thank you for', '777', 'zzqx']) {
      const find = () => [
        listOrders(admin, { ...open, search }),
        ordersLookedThroughInPart(admin, { ...open, search }),
      ]
      searches[search] = percentile(await repeated(runs, find, 5), 0.99)
    }
    return { at, deep, searches }
  }

  const shop = await selling(url, form.id, browser)
  fill(few)
  const small = await measured()
  const filling = await timed(() => fill(many))
  const large = await measured()
  return [
    ...shop,
    told('orders: filling a million orders, payments and messages', figure(filling / 1000, 's')),
    ...Object.entries(large.at).flatMap(([name, time]): Row[] => [
      told(`orders: ${name}, a million rows, median`, figure(time, 'ms')),
      atMost(
        `orders: ${name}, a million rows / a thousand`,
        time / (small.at[name] ?? 1),
        1.2,
        '×',
      ),
    ]),
    atMost(
      'orders: any depth / the first page',
      large.deep / (large.at['by due date'] ?? 1),
      1.3,
      '×',
    ),
    ...Object.entries(large.searches).map(([word, time]) =>
      atMost(`orders: search of “${word}”, p99`, time, 25, 'ms'),
    ),
  ]
}

/** The pages that strangers see first. */
async function selling(url: string, formId: string, browser: Parameters<typeof scriptSize>[0]) {
  const pages = { '/order': '/order', '/create-order': `/create-order?form=${formId}` }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const time = median(await repeated(100, () => page(url + path), 10))
    const size = await scriptSize(browser, url + path)
    rows.push(
      told(`orders: ${name}, one request, median`, figure(time, 'ms')),
      told(`orders: script of ${name}`, figure(size, 'KB')),
      atMost(`orders: script of ${name} / bare Remix`, size / bareRemix, mostScript, '×'),
    )
  }
  return rows
}
