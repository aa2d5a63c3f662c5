import { expect, test } from 'vitest'
import { databaseBefore } from '#tests/fixtures/old-database'

type Old = {
  id: string
  price: string
  amount: number
  currency: string
  said?: string
  paidAt?: number | null
}

/** A database of before, with orders that were paid, each with a refund of a half. */
function before(orders: Old[]) {
  const { sqlite, update } = databaseBefore('0038_minor-units-of-the-provider')
  sqlite.exec(`
    insert into forms (id, kind, draft, created_at, updated_at) values ('f', 'order', '[]', 1, 1);
    insert into form_versions (id, form_id, number, fields, published_at) values ('v', 'f', 1, '[]', 1);
    insert into price_products (id, name, active, synced_at, created) values
      ('own', 'Logo', 1, null, 1), ('prod_1', 'Logo', 1, 5, 1);
    insert into prices (id, product_id, amount, currency, active, created) values
      ('own-huf', 'own', 5000, 'huf', 1, 1), ('own-usd', 'own', 5000, 'usd', 1, 1),
      ('own-lyd', 'own', 5000, 'lyd', 1, 1), ('price_huf', 'prod_1', 500000, 'huf', 1, 1)`)
  orders.forEach(({ id, price, amount, currency, said = '', paidAt = 10 }, i) => {
    const nothing = "'', '{}', 'medium', 1, 1, 1"
    sqlite.exec(`
      insert into conversations (id) values ('${id}');
      insert into orders (id, number, title, form_name, product_label, form_version_id, conversation_id,
          status, amount, currency, price_id, paid_at, answers_text, answers, priority, due_at, created, updated)
        values ('${id}', ${i + 1}, 'A', 'Logo', 'Logo', 'v', '${id}',
          '${paidAt === null ? 'pending_payment' : 'completed'}', ${amount}, '${currency}', '${price}',
          ${paidAt}, ${nothing});
      insert into payments (id, order_id, attempt, amount, currency, paid_amount, paid_currency, state, created, updated)
        values ('${id}', '${id}', 1, ${amount}, '${currency}', ${amount}, '${currency}', 'paid', 1, 30);
      insert into refunds (id, payment_id, amount, currency, state, created, updated)
        values ('${id}', '${id}', ${amount / 2}, '${currency}', 'succeeded', 1, 1);
      insert into log_history (id, created, collection, document, action, user, details) values
        ('${id}', 20, 'orders', '${id}', 'paid ${said}', 'system', '{"attempt":1,"sum":"${said}"}')`)
  })
  return { sqlite, update }
}

const nbsp = '\u00a0'

test('what was typed without decimals gets those that the provider counts; what came from the provider stays', () => {
  const { sqlite, update } = before([
    { id: 'typed', price: 'own-huf', amount: 5_000, currency: 'huf', said: `HUF${nbsp}5,000` },
    { id: 'lost', price: '0199-gone', amount: 300, currency: 'ugx', said: `UGX${nbsp}300` },
    {
      id: 'stripe',
      price: 'price_huf',
      amount: 500_050,
      currency: 'huf',
      said: `HUF${nbsp}500,050`,
    },
    {
      id: 'gone',
      price: 'price_gone',
      amount: 150_000,
      currency: 'cop',
      said: `COP${nbsp}150,000`,
    },
    { id: 'dollars', price: 'own-usd', amount: 5_000, currency: 'usd', said: '$50' },
    { id: 'lyd', price: 'own-lyd', amount: 5_000, currency: 'lyd', said: `LYD${nbsp}5` },
  ])
  update()
  const all = (sql: string) => sqlite.prepare(sql).raw().all()
  expect(all('select id, amount from prices order by id')).toEqual([
    ['own-huf', 500_000],
    ['own-lyd', 500],
    ['own-usd', 5_000],
    ['price_huf', 500_050 - 50],
  ])
  expect(
    all(`select o.id, o.amount, p.amount, p.paid_amount, r.amount, h.action, h.details ->> 'sum'
      from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
      join log_history h on h.document = o.id order by o.number`),
  ).toEqual([
    ['typed', 500_000, 500_000, 500_000, 250_000, `paid HUF${nbsp}5,000`, `HUF${nbsp}5,000`],
    ['lost', 30_000, 30_000, 30_000, 15_000, `paid UGX${nbsp}300`, `UGX${nbsp}300`],
    ['stripe', 500_050, 500_050, 500_050, 250_025, `paid HUF${nbsp}5,000.50`, `HUF${nbsp}5,000.50`],
    ['gone', 150_000, 150_000, 150_000, 75_000, `paid COP${nbsp}1,500`, `COP${nbsp}1,500`],
    ['dollars', 5_000, 5_000, 5_000, 2_500, 'paid $50', '$50'],
    ['lyd', 500, 500, 500, 250, `paid LYD${nbsp}5`, `LYD${nbsp}5`],
  ])
  expect(all("select name from sqlite_master where name like '\\_\\_%' escape '\\'")).toEqual([
    ['__drizzle_migrations'],
  ])
})

test('a payment of before came when its order says so, else when the history does', () => {
  const { sqlite, update } = before([
    { id: 'right', price: 'own-usd', amount: 100, currency: 'usd' },
    { id: 'short', price: 'own-usd', amount: 100, currency: 'usd', paidAt: null },
  ])
  sqlite.exec(`
    insert into payments (id, order_id, attempt, amount, currency, state, created, updated) values
      ('second', 'right', 2, 100, 'usd', 'paid', 1, 40), ('open', 'right', 3, 100, 'usd', 'open', 1, 50)`)
  update()
  expect(sqlite.prepare('select id, paid_at from payments order by id').raw().all()).toEqual([
    ['open', null],
    ['right', 10],
    ['second', 40],
    ['short', 20],
  ])
})
