import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { type Node, sleep } from '../node'
import type { World } from '../world'
import { atTheTill } from './trade'
import { expect, type Walk } from './walk'
import { isTaken, missingOf, startWriters, tidyFolders, writeOne } from './writers'

const list = (counts: Map<unknown, number>) =>
  [...counts].map(([key, n]) => `${key}×${n}`).join(' ')

/** The disk of a replica is full for a while, and somebody makes room then. */
const diskFull: Walk = {
  name: 'disk-full',
  async run(world) {
    await tidyFolders(world)
    const node = world.node('iad1')
    const onVolume = async (megabytes?: number) => {
      await node.stop()
      node.newVolume(megabytes)
      node.start()
      await world.settle()
    }
    await onVolume(80)
    try {
      return await whileFull(world, node)
    } finally {
      await onVolume()
    }
  },
}

async function whileFull(world: World, node: Node): Promise<string> {
  world.delay(50)
  const { restarts } = node
  const reader = await world.person('iad').signIn('henrik@harbour.example')
  const writers = await startWriters(world, 'ams', 15)
  const [pages, forms] = [new Map<number, number>(), new Map<number, number>()]
  const count = (counts: Map<number, number>, status: number) =>
    counts.set(status, (counts.get(status) ?? 0) + 1)
  const mine = new Set<string>()
  const filler = join(node.volume, 'filler')
  execFileSync('sh', ['-c', 'cat /dev/zero > "$0" || true', filler], { stdio: 'ignore' })
  const full = Date.now()
  let unhealthyAfter: number | undefined
  let healthyAgain = 0
  while (Date.now() - full < 40_000) {
    count(pages, (await reader.get('/requests/all', { timeout: 8000 })).status)
    const { answer, name } = await writeOne(world, 'iad')
    count(forms, answer.status)
    if (isTaken(answer)) mine.add(name)
    if ((await node.health()) !== 200) unhealthyAfter ??= Date.now() - full
    else if (unhealthyAfter !== undefined) healthyAgain += 1
    await sleep(300)
  }
  rmSync(filler)
  const room = Date.now()
  await writers.stop()
  await world.settle(120_000)
  const back = (Date.now() - room) / 1000
  const { lost, twice } = await missingOf(world, node.id, writers.acknowledged)
  const ours = await missingOf(world, node.id, mine)
  const told = unhealthyAfter === undefined ? 'never' : `${(unhealthyAfter / 1000).toFixed(1)} s`
  const figures = `pages near it ${list(pages)}, forms ${list(forms)}, not healthy after ${told}, ended ${node.restarts - restarts} times, the same as others ${back.toFixed(1)} s after there was room; ${writers.acknowledged.size + mine.size} acknowledged, ${lost.length + ours.lost.length} lost`
  expect(lost.length === 0 && twice.length === 0 && ours.lost.length === 0, figures)
  const isHonest = unhealthyAfter !== undefined && healthyAgain === 0
  expect(isHonest, `it takes no transactions and calls itself healthy: ${figures}`)
  expect(pages.size === 1 && pages.has(200), figures)
  expect(forms.size === 1 && forms.has(303), figures)
  return figures
}

/** An order is paid while there is no primary: Stripe has to come again. */
const eventAlone: Walk = {
  name: 'event-no-primary',
  async run(world) {
    const { id, session } = await atTheTill(world)
    const candidates = world.here.filter(({ region }) => region === world.fly.primaryRegion)
    world.lease.state.isDown = true
    await Promise.all(candidates.map((node) => node.kill()))
    await sleep(3000)
    const event = world.stripe.pay(session)
    const refused = []
    for (let times = 0; times < 2; times += 1) refused.push(await world.stripe.deliver(event))
    world.lease.state.isDown = false
    for (const node of candidates) node.start()
    await world.settle()
    const told = [await world.stripe.deliver(event), await world.stripe.deliver(event)]
    const paid = await world
      .node('iad1')
      .rows("select 1 from payments where order_id = ? and state = 'paid'", id)
    const figures = `answered ${refused.join(' ')} without a primary, ${told.join(' ')} with one, paid ${paid.length} times`
    expect(
      refused.every((status) => status === 503),
      figures,
    )
    expect(told.every((status) => status === 200) && paid.length === 1, figures)
    return figures
  },
}

export const misfortune: Walk[] = [eventAlone, diskFull]
