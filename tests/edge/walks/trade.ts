import { type Person, said } from '../client'
import { formsOf, linksOf, plainText } from '../forms'
import { listen } from '../live'
import { sleep } from '../node'
import type { World } from '../world'
import { openRequest } from './people'
import { expect, spread, type Walk } from './walk'
import { isTaken } from './writers'

/** Openings of a week that comes, and how somebody takes one. */
export async function openingsFor(person: Person) {
  const week = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const links = linksOf((await person.page(`/book-schedule?week=${week}`)).text, '/book-schedule')
  const query = (link: string, name: string) => new URL(link, 'http://page').searchParams.get(name)
  const openings = links.flatMap((link) => query(link, 'opening') ?? [])
  const whom = links.map((link) => query(link, 'with')).find(Boolean)
  expect(openings.length > 5 && typeof whom === 'string', `${openings.length} openings`)
  async function take(opening: string, by = person) {
    const path = `/book-schedule?week=${week}&opening=${encodeURIComponent(opening)}`
    const form = await by.form(path, ({ fields }) => fields.some(([name]) => name === 'key'))
    return by.send({ ...form, buttons: [] }, { with: String(whom), opening })
  }
  return { openings, take }
}

/** The same opening is booked in two regions at once: one person has it. */
const booking: Walk = {
  name: 'booking',
  async run(world) {
    world.delay(50)
    const [henrik, odile] = await Promise.all([
      world.person('ams').signIn('henrik@harbour.example'),
      world.person('iad').signIn('odile@tablehote.example'),
    ])
    const { openings, take } = await openingsFor(henrik)
    const races = []
    for (const opening of openings.slice(1, 7)) {
      const answers = await Promise.all([henrik, odile].map((person) => take(opening, person)))
      const got = answers.filter(isTaken).length
      expect(got === 1, `${opening}: ${answers.map(said).join(' / ')}`)
      races.push(answers.map(({ status }) => status).join('+'))
    }
    const twice = await world
      .node('iad1')
      .rows(
        "select 1 from bookings where status = 'booked' group by staff_id, start_at having count(*) > 1",
      )
    expect(twice.length === 0, `${twice.length} openings are booked twice`)
    return `${races.length} of ${races.length} races have one winner (${races.join(' ')})`
  },
}

/** Somebody stands at Stripe's till with an order, whose events come to the region without a primary. */
export async function atTheTill(world: World) {
  const primary = await world.settle()
  // The demo's prices are no prices of Stripe's yet.
  await primary.write('update price_products set synced_at = 1')
  for (const { id, amount, currency } of await primary.rows<{
    id: string
    amount: number
    currency: string
  }>('select id, amount, currency from prices')) {
    world.prices[id] = { amount, currency }
  }
  const [found] = await primary.rows<{ id: string; email: string }>(
    `select orders.id, email from orders join users on users.id = user_id
       where orders.status = 'pending_payment' and price_id is not null and not exists
       (select 1 from payments p where p.order_id = orders.id and p.state <> 'open')`,
  )
  expect(found !== undefined, 'no order waits for its payment')
  world.stripe.hook.to = `http://${world.proxies.iad.address}/webhooks/stripe`
  world.delay(50)
  const client = await world.person('iad').signIn(found.email)
  const form = await client.form(`/orders/${found.id}`, ({ action }) => action.endsWith('/pay'))
  const pressed = await client.send(form)
  expect(isTaken(pressed), `pay: ${said(pressed)}`)
  const session = [...world.stripe.sessions.values()].at(-1)
  expect(session !== undefined, 'Stripe was not asked')
  return { client, id: found.id, session: session.id }
}

/** An order is paid; the event comes three times. */
const order: Walk = {
  name: 'order',
  async run(world) {
    const { client, id, session } = await atTheTill(world)
    const event = world.stripe.pay(session)
    const told = []
    for (let times = 0; times < 3; times += 1) told.push(await world.stripe.deliver(event))
    expect(
      told.every((status) => status === 200),
      `the event: ${told.join(' ')}`,
    )
    const page = await client.page(`/orders/${id}?view=payment`)
    expect(/paid/i.test(plainText(page.text)), 'the page does not say that it is paid')
    const paid = await world
      .node('iad1')
      .rows("select 1 from payments where order_id = ? and state = 'paid'", id)
    expect(paid.length === 1, `${paid.length} payments`)
    const receipt = await client.get(`/orders/${id}/receipt.pdf`)
    expect(receipt.status === 200, `the receipt: ${said(receipt)}`)
    return `event answered ${told.join(' ')}, paid once, receipt ${receipt.body.length} bytes`
  },
}

/** What is delivered is approved by the link of a mail, opened near the replica, by a guest. */
const approval: Walk = {
  name: 'approval',
  async run(world) {
    world.delay(50)
    const made = await openRequest(world, 'henrik@harbour.example')
    const amara = await world.person('iad').signIn('amara@northlight.example')
    const form = await amara.form(made, ({ buttons }) =>
      buttons.some(({ text }) => text === 'Deliver'),
    )
    const before = world.resend.delivered.length
    const delivered = await amara.send(form, {}, { button: 'Deliver' })
    expect(isTaken(delivered), `deliver: ${said(delivered)}`)
    const since = Date.now()
    const link = await world.until(
      'the mail with the link',
      async () =>
        world.resend.delivered
          .slice(before)
          .flatMap(({ text }) => /https:\/\/\S+\/approve\?\S+/.exec(text)?.[0] ?? [])[0],
    )
    const mailed = Date.now() - since
    const guest = world.person('iad')
    const { pathname, search } = new URL(link)
    const approve = await guest.form(pathname + search, ({ action }) => action.includes('/approve'))
    const pressed = await guest.send(approve)
    expect(isTaken(pressed), `approve: ${said(pressed)}`)
    await guest.page(pressed.location)
    const again = await guest.send(approve)
    expect(again.status < 500, `pressed again: ${said(again)}`)
    const [row] = await world
      .node('iad1')
      .rows<{ status: string }>('select status from requests where id = ?', made.split('/').at(-1))
    expect(row?.status === 'completed', `the request is ${row?.status}`)
    return `mail after ${mailed} ms, approved in ${Math.round(pressed.ms)} ms`
  },
}

/** Nadia has a stored password shown near the replica. @returns milliseconds. @throws when it is not */
export async function reveal(world: World): Promise<number> {
  const [row] = await world.node('iad1').rows<{ profile: string }>(
    `select p.id profile from company_profiles p join users on users.id = p.owner_id
     join profile_logins l on l.profile_id = p.id where email = 'nadia@hollisreed.example'`,
  )
  const nadia = await world.person('iad').signIn('nadia@hollisreed.example')
  const place = `/company-profile/${row?.profile}/logins`
  const receipts = async () =>
    (await world.node('iad1').rows('select id from password_reveals')).length
  const before = await receipts()
  const form = await nadia.form(place, ({ fields }) => fields.some(([name]) => name === 'login'))
  let shown = await nadia.send(form)
  const confirm = formsOf(shown.text, place).find(({ fields }) =>
    fields.some(([name]) => name === 'currentPassword'),
  )
  if (confirm) shown = await nadia.send(confirm, { currentPassword: 'northlight demo' })
  const took = shown.ms
  if (shown.location) shown = await nadia.page(shown.location)
  expect(shown.status === 200, `reveal: ${said(shown)}`)
  await world.until('the receipt', async () => (await receipts()) === before + 1, 5000)
  return took
}

/** A password is shown near the replica, and a receipt is written. */
const vault: Walk = {
  name: 'vault',
  async run(world) {
    world.delay(50)
    return `shown in ${Math.round(await reveal(world))} ms, receipt written`
  },
}

/** Somebody writes in one region, somebody in another sees it at once; both ways. */
const live: Walk = {
  name: 'live',
  async run(world) {
    const figures = []
    const made = await openRequest(world, 'samir@clinic.example')
    const ways = [
      ['ams', 'iad'],
      ['iad', 'ams'],
      ['iad', 'iad'],
    ] as const
    for (const [from, to] of ways) {
      world.delay(50)
      const reader = await world.person(to).signIn('samir@clinic.example')
      const writer = await world.person(from).signIn('amara@northlight.example')
      const stream = await listen(reader, `request:${made.split('/').at(-1)}`)
      expect(stream.state.status === 200, `the stream in ${to}: ${stream.state.status}`)
      await sleep(1000)
      const times: number[] = []
      for (let n = 0; n < 6; n += 1) {
        const form = await writer.form(made, ({ buttons }) => buttons.length > 1)
        const button = n % 2 === 0 ? 'Checking quality' : 'In progress'
        stream.heard.length = 0
        const sent = performance.now()
        const answer = await writer.send(form, {}, { button })
        expect(isTaken(answer), `${button}: ${said(answer)}`)
        const heard = await world.until(
          `an event from ${from} in ${to}`,
          async () => stream.heard.find(({ text }) => /^data:.*request/m.test(text)),
          5000,
        )
        times.push(heard.at - sent)
      }
      stream.stop()
      figures.push(`${from} to ${to} ${times.length} of ${times.length}, ${spread(times)}`)
    }
    return figures.join('; ')
  },
}

/** A download that is made in one region is fetched in the other. */
const exported: Walk = {
  name: 'export',
  async run(world) {
    world.delay(50)
    const ida = await world.person('iad').signIn('ida@brandt.example')
    const links = linksOf((await ida.page('/projects')).text, '/projects')
    const project = links.find((link) => /^\/projects\/[\w-]{30,}$/.test(link)) ?? ''
    const form = await ida.form(`${project}/download`, ({ action }) => action.endsWith('/exports'))
    const begun = await ida.send(form)
    expect(isTaken(begun), `begun: ${said(begun)}`)
    const id = /exports\/([\w-]+)/.exec(begun.location)?.[1]
    const started = Date.now()
    await world.until('the download to be ready', async () => {
      const [row] = await world
        .node('iad1')
        .rows<{ status: string }>('select status from exports where id = ?', id)
      expect(row?.status !== 'failed', 'it failed')
      return row?.status === 'ready'
    })
    const took = Date.now() - started
    const sizes = []
    for (const region of ['iad', 'ams', 'iad'] as const) {
      const file = await ida
        .goTo(world.proxies[region].address)
        .get(`${project}/exports/${id}/file`)
      expect(file.status === 200 && file.body.length > 1000, `the file in ${region}: ${said(file)}`)
      sizes.push(file.body.length)
    }
    expect(new Set(sizes).size === 1, `sizes ${sizes.join(' ')}`)
    return `ready after ${took} ms, ${sizes[0]} bytes in both regions`
  },
}

export const trade: Walk[] = [booking, order, approval, vault, live, exported]
