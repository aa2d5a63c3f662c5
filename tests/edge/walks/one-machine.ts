import { type Node, sleep } from '../node'
import { layDemo, makeOneMachine, proxyBefore } from '../one-machine'
import type { World } from '../world'
import { expect, type Walk } from './walk'
import { missingIn, startWritersAt } from './writers'

/** Fifteen people write for a while; then server and Litestream are killed in the middle of it. */
async function writeAndKill(node: Node, at: string) {
  const writers = await startWritersAt(at, 15)
  await sleep(8000)
  const killed = Date.now()
  await node.kill()
  await writers.stop()
  return { acknowledged: writers.acknowledged, killed }
}

const isReady = (world: World, node: Node) =>
  world.until(`${node.id} ready`, async () => (await node.health()) === 200)

/** @throws when a database is not whole */
async function isWhole(node: Node) {
  const [found] = await node.rows<{ integrity_check: string }>('pragma integrity_check')
  expect(found?.integrity_check === 'ok', `the database is not whole: ${JSON.stringify(found)}`)
  const broken = await node.rows('pragma foreign_key_check')
  expect(broken.length === 0, `${broken.length} rows belong to none`)
}

/** One machine beside Litestream: killed on its disk, then lost with its disk, twice. */
const litestream: Walk = {
  name: 'litestream',
  async run(world) {
    const node = makeOneMachine(world, { id: 'solo1', n: 30, bucket: 'solo-backups', env: {} })
    const proxy = proxyBefore(10, [{ node }])
    const figures: string[] = []
    try {
      layDemo(world, node)
      node.start()
      await isReady(world, node)
      await proxy.look()
      const kept = await writeAndKill(node, proxy.address)
      node.start()
      await isReady(world, node)
      const here = await missingIn(node, kept.acknowledged)
      expect(here.lost.length === 0, `lost on its own disk: ${here.lost.join(' ')}`)
      await isWhole(node)
      figures.push(`on its own disk 0 of ${kept.acknowledged.size} lost`)
      for (const time of ['first', 'second']) {
        await proxy.look()
        const { acknowledged, killed } = await writeAndKill(node, proxy.address)
        node.newVolume()
        const began = Date.now()
        node.start()
        await isReady(world, node)
        const took = Date.now() - began
        await isWhole(node)
        const { lost, twice } = await missingIn(node, acknowledged)
        const oldest = Math.min(killed, ...lost.map((name) => acknowledged.get(name) ?? killed))
        const seconds = (killed - oldest) / 1000
        const seen = `${time} volume lost: ${lost.length} of ${acknowledged.size}, the last ${seconds.toFixed(1)} s, ready again after ${(took / 1000).toFixed(1)} s`
        // What is older is in the copy: it is sent each second.
        expect(acknowledged.size > 20, `too few writes: ${seen}`)
        expect(seconds < 5 && twice.length === 0, seen)
        figures.push(seen)
      }
      // What was kept in the first round went through both restores.
      const still = await missingIn(node, kept.acknowledged)
      expect(still.lost.length === 0, `gone after the restores: ${still.lost.join(' ')}`)
      // A person has room for so many folders, which a fast machine fills.
      await node.write("delete from folders where name like 'edge-%'")
      await proxy.look()
      const again = await startWritersAt(proxy.address, 1)
      await sleep(3000)
      await again.stop()
      expect(again.acknowledged.size > 0, 'nobody can write afterwards')
      const drill = await node.execAsUser(['node', 'scripts/backup-drill.ts', '--litestream'])
      figures.push(drill.trim().split('\n').at(-1) ?? '')
      return figures.join('; ')
    } finally {
      await node.kill()
      proxy.stop()
    }
  },
}

export const oneMachine: Walk[] = [litestream]
