import { said } from '../client'
import { holds } from '../forms'
import { type Node, sleep } from '../node'
import type { Region, World } from '../world'
import { expect, spread, type Walk } from './walk'
import { isTaken, missingOf, otherPrimary, startWriters, tidyFolders, writeOne } from './writers'

/**
 * What is promised: after any failure people can write again within 30 seconds, of which a node needs three
 * to start; a slower machine has what it needs on top.
 *
 * @param back milliseconds that a node has needed to start just now
 */
const writableWithin = (world: World, back: number) =>
  27_000 + Math.max(3000, world.startTook, back)

export const elsewhere = (node: Node): Region => (node.region === 'iad' ? 'ams' : 'iad')

/** Tries to write in a region until it works. @returns milliseconds since `since`, and how pages answered meanwhile */
export async function untilWritable(world: World, region: Region, since: number) {
  const pages = new Map<number, number>()
  const states: string[] = []
  const reader = world.person(region)
  const watch = setInterval(async () => {
    const { status } = await reader.get('/login', { timeout: 8000 })
    pages.set(status, (pages.get(status) ?? 0) + 1)
    const told = await Promise.all(
      world.here.map(async (node) => {
        const [health, info] = [await node.health(), await node.info()]
        return `${node.id} ${health} ${info?.isPrimary ? 'primary' : (info?.primary?.hostname ?? '-')}`
      }),
    )
    const now = told.join(', ')
    if (states.at(-1)?.endsWith(now)) return
    states.push(`${((Date.now() - since) / 1000).toFixed(0)} s ${now}`)
  }, 500)
  try {
    return { ...(await tries()), states }
  } finally {
    clearInterval(watch)
  }
  async function tries() {
    for (;;) {
      const { answer } = await writeOne(world, region)
      if (isTaken(answer)) return { after: Date.now() - since, pages }
      const isOver = Date.now() - since > 120_000
      expect(!isOver, `never writable again: ${said(answer)}; ${states.join('; ')}`)
      await sleep(200)
    }
  }
}

const list = (counts: Map<unknown, number>) =>
  [...counts].map(([key, n]) => `${key}×${n}`).join(' ')

/** The machine is gone with all that is on its way; the others hear of it a moment later. */
export async function loseMachine(world: World, primary: Node) {
  world.cut(primary.id)
  await primary.kill()
  await sleep(60)
  for (const link of world.links(primary.id, '*')) link.close()
}

type Way = {
  name: string
  /** Whether the old primary is back before its lease ends: then it may get it again. */
  returns?: boolean
  end: (world: World, primary: Node) => Promise<void>
}

/** Ends the primary under fifty writers. */
const killing = ({ name, returns, end }: Way): Walk => ({
  name,
  async run(world) {
    await tidyFolders(world)
    const primary = await world.settle()
    world.delay(50)
    const writers = await startWriters(world, elsewhere(primary), 50)
    await writers.enough()
    const killed = Date.now()
    await end(world, primary)
    const { acknowledged, times } = writers
    // Their forms wait for a primary as well.
    const [{ after, pages, states }] = await Promise.all([
      untilWritable(world, elsewhere(primary), killed),
      writers.stop(),
    ])
    const now = await (returns ? world.settle(120_000) : otherPrimary(world, primary))
    const { lost, twice } = await missingOf(world, now.id, acknowledged)
    const returned = Date.now()
    await world.settle(120_000)
    const back = Date.now() - returned
    const later = await missingOf(world, primary.id, acknowledged)
    const figures = `${acknowledged.size} acknowledged (${spread(times)}), ${lost.length} lost, writable after ${(after / 1000).toFixed(1)} s, old primary back in ${(back / 1000).toFixed(1)} s; refused while it ran: ${list(writers.others) || 'none'}; pages meanwhile: ${list(pages) || 'none'}`
    expect(acknowledged.size > 20, `too few writes to lose any: ${figures}`)
    expect(lost.length === 0 && later.lost.length === 0, `lost ${lost.join(' ')}: ${figures}`)
    expect(twice.length === 0, `written twice ${twice.join(' ')}: ${figures}`)
    expect(after <= writableWithin(world, back), `${figures}; ${states.join('; ')}`)
    expect(![...pages.keys()].some((status) => status === 504), figures)
    return figures
  },
})

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const failures: Walk[] = [
  {
    name: 'no-primary',
    async run(world) {
      await writeOne(world, 'iad')
      world.lease.state.isDown = true
      const candidates = world.here.filter(({ region }) => region === world.fly.primaryRegion)
      await Promise.all(candidates.map((node) => node.kill()))
      await sleep(3000)
      const { name, answer, person, again } = await writeOne(world, 'iad')
      const page = await person.get('/projects')
      expect(page.status === 200, `a page: ${said(page)}`)
      expect(answer.status === 503, `a form: ${said(answer)}`)
      expect(holds(answer.text, name), 'the form does not come back with what was typed')
      world.lease.state.isDown = false
      for (const node of candidates) node.start()
      const started = Date.now()
      // It waits for the primary, and goes out by itself.
      const sent = await again()
      const waited = Date.now() - started
      expect(isTaken(sent), `sent again: ${said(sent)}`)
      await world.settle()
      await again()
      const rows = await world.node('iad1').rows('select id from folders where name = ?', name)
      expect(rows.length === 1, `${rows.length} folders after it was sent again`)
      return `page ${Math.round(page.ms)} ms, form back in ${seconds(answer.ms)}; sent again as the primary returned, it waited ${seconds(waited)}, written once`
    },
  },
  killing({
    name: 'kill',
    returns: true,
    end: (_, primary) => primary.kill({ again: true }),
  }),
  killing({
    name: 'kill-cut',
    end: loseMachine,
  }),
  killing({
    name: 'kill-silent',
    async end(world, primary) {
      world.cut(primary.id)
      primary.plug.setUp(false)
      await primary.kill()
    },
  }),
  killing({
    // It lives and reaches nobody: for a moment it does not know that another one is the primary.
    name: 'isolated',
    end: async (world, primary) => world.cut(primary.id),
  }),
  {
    name: 'promotion',
    async run(world) {
      await tidyFolders(world)
      const primary = await world.settle()
      world.delay(50)
      const writers = await startWriters(world, elsewhere(primary), 20)
      await writers.enough()
      const began = Date.now()
      const took = await primary.stop()
      await untilWritable(world, elsewhere(primary), began)
      await sleep(1000)
      await writers.stop()
      await world.settle()
      const now = await world.primary()
      const { lost, twice } = await missingOf(world, primary.id, writers.acknowledged)
      const figures = `ended in ${took} ms, nobody wrote for ${writers.longestPause()} ms, ${writers.acknowledged.size} acknowledged, ${lost.length} lost, then ${now?.id}; others: ${list(writers.others) || 'none'}`
      expect(lost.length === 0 && twice.length === 0, figures)
      expect(took !== null, `it did not obey SIGTERM: ${figures}`)
      return figures
    },
  },
]
