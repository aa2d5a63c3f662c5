import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { said } from '../client'
import { type Node, sleep } from '../node'
import type { World } from '../world'
import { distance } from './distance'
import { files } from './files'
import { people } from './people'
import { openingsFor, trade } from './trade'
import { expect, type Walk } from './walk'
import { isTaken, tidyFolders, writeOne } from './writers'

const hour = 3_600_000
/** Milliseconds after its start in which a primary tidies by the clock what it tidies first. */
const firstTidying = 72_000
/** What people do all day, also while clocks are wrong. */
const day = ['sign-in', 'provider', 'rename', 'vault', 'live', 'export', 'conversions']
const clients = ['nadia@hollisreed', 'ruth@fennimore', 'dunja@saltroom', 'morag@tidewater'].map(
  (name) => `${name}.example`,
)
const walks = [...people, ...trade, ...files, ...distance]
/** What nobody misses: who looks at a page, and what open pages have heard already. */
const transient = ['presences', 'live_events']

async function setClock(node: Node, off: number) {
  const { env } = node.options
  delete env.CLOCK_OFF
  delete env.NODE_OPTIONS
  node.options.files = {}
  if (off !== 0) {
    Object.assign(env, { CLOCK_OFF: String(off), NODE_OPTIONS: '--import /etc/clock.mjs' })
    node.options.files = { 'etc/clock.mjs': resolve('tests/edge/clock.mjs') }
  }
  await node.restart()
}

/** Rows of each table, and files in the bucket. */
async function countAll(world: World, node: Node): Promise<Map<string, number>> {
  const tables = await node.rows<{ name: string }>(
    "select name from sqlite_master where type = 'table' and sql not like 'create virtual%'",
  )
  const asked = tables
    .filter(({ name }) => !/^sqlite_|_(search|short)(_|$)/.test(name))
    .map(({ name }) => `select '${name}' name, count(*) n from "${name}"`)
  const rows = []
  // SQLite takes so many at once.
  for (let at = 0; at < asked.length; at += 100) {
    const sql = asked.slice(at, at + 100).join(' union all ')
    rows.push(...(await node.rows<{ name: string; n: number }>(sql)))
  }
  const stored = readdirSync(join(world.storage.folder, 'panelry/files'), { recursive: true })
  return new Map([...rows.map(({ name, n }) => [name, n] as const), ['files', stored.length]])
}

/** The first machine of the primary region that is not the primary becomes it, with its clock off. */
async function takeOver(world: World, off: number) {
  const primary = await world.settle()
  const next = world.here.find((node) => node !== primary && node.region === primary.region)
  expect(next !== undefined, 'nobody can take over')
  const far = world.node('iad1')
  await Promise.all([setClock(next, off), setClock(far, -off)])
  const started = Date.now()
  await world.settle()
  const before = await countAll(world, primary)
  await setClock(primary, 0)
  const now = await world.settle()
  expect(now === next, `${now.id} took over, not ${next.id}`)
  return { before, started, now, far }
}

/** Somebody books a call in each region: it is at the time that they chose. */
async function book(world: World, booked: Set<string>): Promise<void> {
  for (const region of ['ams', 'iad'] as const) {
    const email = clients.find((each) => !booked.has(each)) ?? ''
    booked.add(email)
    const person = await world.person(region).signIn(email)
    const { openings, take } = await openingsFor(person)
    const opening = openings.at(-1) ?? ''
    const answer = await take(opening)
    expect(isTaken(answer), `${email} books ${opening} in ${region}: ${said(answer)}`)
    const sql =
      "select 1 from bookings join users on users.id = client_id where email = ? and start_at = ? and bookings.status = 'booked'"
    const rows = await world.node('ams1').rows(sql, email, Date.parse(opening))
    expect(rows.length === 1, `${email} has ${rows.length} calls at ${opening}`)
  }
}

/** @returns what Stripe's event is answered, which is as old as its way */
async function event(world: World): Promise<number> {
  world.stripe.hook.to = `http://${world.proxies.iad.address}/webhooks/stripe`
  return world.stripe.deliver(world.stripe.event('customer.updated', { object: 'customer' }))
}

async function spend(world: World): Promise<void> {
  for (const name of day) {
    const walk = walks.find((each) => each.name === name)
    expect(walk !== undefined, `no walk ${name}`)
    await walk.run(world).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`)
    })
  }
}

/** The primary's clock is an hour ahead and a replica's an hour behind; then the other way round. */
export const clock: Walk = {
  name: 'clocks',
  async run(world) {
    await tidyFolders(world)
    await spend(world)
    const figures = []
    const events = []
    const booked = new Set<string>()
    try {
      for (const off of [hour, -hour]) {
        const { before, started, now, far } = await takeOver(world, off)
        const when = `${now.id} ${off / hour} h and ${far.id} ${-off / hour} h off`
        const [told] = JSON.parse(
          await now.execAsUser(['node', '-p', 'JSON.stringify([Date.now()])']),
        )
        expect(Math.abs(told - Date.now() - off) < 60_000, `the clock of ${now.id} is not off`)
        // One ahead takes what is young for old.
        if (off > 0) {
          await sleep(started + firstTidying - Date.now())
          const after = await countAll(world, now)
          const gone = [...before].filter(([name, n]) => n > (after.get(name) ?? 0))
          const young = gone.filter(([name]) => !transient.includes(name))
          const list = young.map(([name, n]) => `${name} ${n} to ${after.get(name)}`).join(', ')
          expect(young.length === 0, `${when}, tidied: ${list}`)
        }
        await spend(world).catch((error: Error) => {
          throw new Error(`${when}: ${error.message}`)
        })
        await book(world, booked)
        for (const region of ['ams', 'iad'] as const) {
          const { answer, name, person } = await writeOne(world, region)
          expect(isTaken(answer), `${when}: a form in ${region} ${answer.status}`)
          expect((await person.page('/projects')).text.includes(name), `${when}: ${name}`)
        }
        events.push(await event(world))
        figures.push(when)
      }
    } finally {
      for (const node of world.here) if (node.options.env.CLOCK_OFF) await setClock(node, 0)
      await world.settle()
    }
    events.push(await event(world))
    const figure = `${figures.join('; ')}: nothing young was tidied, ${day.join(', ')}, booking as ever; Stripe's event ${events.join(' ')}`
    expect(events.at(-1) === 200 && events.at(-2) === 200, figure)
    expect(events[0] === 400, `an event an hour old by the primary's clock: ${figure}`)
    return figure
  },
}
