import { sleep } from '../node'
import type { World } from '../world'
import { elsewhere, loseMachine, untilWritable } from './failures'
import { expect, spread, type Walk } from './walk'
import { missingOf, otherPrimary, startWriters, tidyFolders } from './writers'

const many = Number(process.env.EDGE_KILLS ?? 50)
const writing = 50
/** Milliseconds of one way between regions. */
const distance = 50

/** Loses the primary under its writers, and waits until it is back. */
async function loseOnce(world: World) {
  await tidyFolders(world)
  const primary = await world.settle()
  world.delay(distance)
  const writers = await startWriters(world, elsewhere(primary), writing)
  await sleep(3000)
  const killed = Date.now()
  await loseMachine(world, primary)
  const { acknowledged, times } = writers
  // Their forms wait for a primary as well.
  const [{ after }] = await Promise.all([
    untilWritable(world, elsewhere(primary), killed),
    writers.stop(),
  ])
  const next = await otherPrimary(world, primary)
  const first = await missingOf(world, next.id, acknowledged)
  await world.settle(120_000)
  const later = await missingOf(world, primary.id, acknowledged)
  const lost = new Set([...first.lost, ...later.lost])
  const twice = new Set([...first.twice, ...later.twice])
  return { was: primary.id, acknowledged: acknowledged.size, times, after, lost, twice }
}

/** The same writers where no write waits for another node. @returns milliseconds of each write */
async function withoutWaiting(world: World): Promise<number[]> {
  const asWith = async (acks: string) => {
    for (const node of world.nodes) node.options.env.EDGE_ACKS = acks
    await Promise.all(world.here.map((node) => node.restart()))
    await world.settle()
  }
  await tidyFolders(world)
  const before = world.nodes[0]?.options.env.EDGE_ACKS ?? '1'
  await asWith('0')
  const primary = await world.settle()
  world.delay(distance)
  const writers = await startWriters(world, elsewhere(primary), writing)
  await sleep(10_000)
  await writers.stop()
  await asWith(before)
  return writers.times
}

/** The primary's machine is lost again and again, each time another one: what was acknowledged stays. */
export const kills: Walk = {
  name: 'kills',
  isLong: true,
  async run(world) {
    const [times, afters]: [number[], number[]] = [[], []]
    const roles = new Map<string, number>()
    const lost = []
    let acknowledged = 0
    for (let n = 1; n <= many; n += 1) {
      const round = await loseOnce(world)
      acknowledged += round.acknowledged
      times.push(...round.times)
      afters.push(round.after)
      lost.push(...round.lost)
      roles.set(round.was, (roles.get(round.was) ?? 0) + 1)
      const seen = `kill ${n}: ${round.was}, ${round.acknowledged} acknowledged, ${round.lost.size} lost, writable after ${(round.after / 1000).toFixed(1)} s`
      console.log(`       ${seen}`)
      expect(round.twice.size === 0, `written twice ${[...round.twice].join(' ')}: ${seen}`)
    }
    const bare = await withoutWaiting(world)
    const killed = [...roles].map(([id, times]) => `${id}\u00d7${times}`).join(' ')
    const figures = `${many} kills (${killed}), ${acknowledged} acknowledged, ${lost.length} lost; writes ${spread(times)}, with EDGE_ACKS=0 ${spread(bare)}; writable again ${spread(afters)}`
    expect(acknowledged > many * 5, `too few writes to lose any: ${figures}`)
    expect(lost.length === 0, `lost ${lost.join(' ')}: ${figures}`)
    return figures
  },
}
