import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addMigration } from '../../fixtures/next-migration'
import { said } from '../client'
import { holds } from '../forms'
import { type Node, sleep } from '../node'
import { ports, type World } from '../world'
import { openRequest } from './people'
import { reveal } from './trade'
import { expect, type Walk } from './walk'
import { isTaken, missingOf, startWriters, tidyFolders, writeOne } from './writers'

/** The product as it will be after its next migration. */
export function nextRelease(world: World, name: string): string {
  const program = join(world.place, name)
  mkdirSync(join(program, 'node_modules'), { recursive: true })
  const files = ['server.ts', 'package.json', 'litefs.yml']
  const parts = [...files, 'app', 'build', 'deploy', 'drizzle', 'scripts']
  for (const part of parts) cpSync(resolve(part), join(program, part), { recursive: true })
  addMigration(join(program, 'drizzle'), name.replaceAll('-', '_'))
  return program
}

/** Every machine gets the release, each when the one before it is healthy, as Fly does it. */
export async function roll(world: World, nodes: Node[], program?: string): Promise<string[]> {
  const took = []
  for (const node of nodes) {
    const began = Date.now()
    await node.stop()
    if (program) node.program = program
    node.start()
    await world.until(`${node.id} healthy`, async () => (await node.health()) === 200, 120_000)
    took.push(`${node.id} ${((Date.now() - began) / 1000).toFixed(0)} s`)
  }
  return took
}

const deploy = (name: string, order: (primary: Node, replicas: Node[]) => Node[]): Walk => ({
  name,
  async run(world) {
    await tidyFolders(world)
    const primary = await world.settle()
    const replicas = world.here.filter((node) => node !== primary)
    world.delay(50)
    const writers = await startWriters(world, 'iad', 5)
    const release = nextRelease(world, name)
    const took = await roll(world, order(primary, replicas), release)
    await writers.stop()
    await world.settle()
    const table = await world
      .node('iad1')
      .rows('select 1 from sqlite_master where name = ?', name.replaceAll('-', '_'))
    const { lost, twice } = await missingOf(world, 'iad1', writers.acknowledged)
    const others = [...writers.others].map(([kind, n]) => `${kind}×${n}`).join(' ')
    const figures = `${took.join(', ')}; ${writers.acknowledged.size} acknowledged, ${lost.length} lost, others ${others || 'none'}`
    expect(table.length === 1, `the migration is not there: ${figures}`)
    expect(lost.length === 0 && twice.length === 0, figures)
    // What later walks start is this release as well.
    for (const node of world.nodes) node.program = release
    return figures
  },
})

/** A backup of the primary is brought onto new volumes, under a new key of Consul's. */
const restore: Walk = {
  name: 'restore',
  async run(world) {
    const { name } = await writeOne(world, 'iad')
    const primary = await world.settle()
    const counted = () => world.node('ams1').rows<{ n: number }>('select count(*) n from users')
    const [before] = await counted()
    const began = Date.now()
    await primary.execAsUser(['node', 'scripts/backup.ts', '/data/panelry/backup'])
    const saved = join(world.place, 'backup')
    cpSync(join(primary.volume, 'panelry/backup'), saved, { recursive: true })
    const copied = Date.now()
    await Promise.all(world.here.map((node) => node.stop()))
    for (const node of world.here) node.newVolume()
    world.lease.forget()
    const [first, ...others] = world.here
    expect(first !== undefined, 'nobody is here')
    cpSync(join(saved, 'panelry.db'), join(first.volume, 'restored.db'))
    first.start()
    await world.until('a primary', world.primary)
    const url = `http://${first.plug.address}:${ports.litefs}`
    await first.exec(['litefs', 'import', '-url', url, '-name', 'panelry.db', '/data/restored.db'])
    await first.restart()
    await world.until('the first node', async () => (await first.health()) === 200)
    for (const node of others) node.start()
    await world.settle()
    const [after] = await counted()
    expect(after?.n === before?.n, `${before?.n} people before, ${after?.n} after`)
    const there = await world.node('iad1').rows('select id from folders where name = ?', name)
    expect(there.length === 1, 'what was written last before the backup is not there')
    await sleep(500)
    const { answer } = await writeOne(world, 'iad')
    expect(isTaken(answer), `writing afterwards: ${said(answer)}`)
    return `backup ${((copied - began) / 1000).toFixed(1)} s, three new volumes in service after ${((Date.now() - copied) / 1000).toFixed(1)} s, ${after?.n} people`
  },
}

/** The vault gets another key, while people work. */
const rotation: Walk = {
  name: 'vault-rotation',
  async run(world) {
    const primary = await world.settle()
    const others = world.here.filter((node) => node !== primary)
    const fresh = `another vault key ${'x'.repeat(40)}`
    for (const node of world.nodes) {
      const { env } = node.options
      Object.assign(env, { VAULT_KEY: fresh, VAULT_KEY_PREVIOUS: env.VAULT_KEY ?? '' })
    }
    const took = await roll(world, [primary, ...others])
    const now = await world.settle()
    const told = await now.execAsUser(['node', 'scripts/vault-rotate.ts'])
    for (const node of world.nodes) node.options.env.VAULT_KEY_PREVIOUS = ''
    await roll(world, [now])
    await world.settle()
    const shown = await reveal(world)
    return `${took.join(', ')}; ${told.trim().split('\n').at(-1)}; shown in ${Math.round(shown)} ms without the old key`
  },
}

/** Nobody reaches the bucket for a while. */
const filesAway: Walk = {
  name: 'bucket-away',
  async run(world) {
    const henrik = await world.person('iad').signIn('henrik@harbour.example')
    const made = await openRequest(world, 'henrik@harbour.example')
    const open = () => henrik.form(`${made}/messages`, ({ files }) => files.length > 0)
    const words = `Written while the bucket is away ${Date.now()}`
    const files = { name: 'away.txt', type: 'text/plain', data: 'a few words' }
    world.storage.stop()
    const refused = await henrik.send(await open(), { text: words, files }, { button: 'Send' })
    expect(refused.status === 503, `a form with a file: ${said(refused)}`)
    expect(holds(refused.text, words), 'the form does not come back with what was typed')
    const page = await henrik.get('/requests/all')
    expect(page.status === 200, `a page: ${said(page)}`)
    const { answer } = await writeOne(world, 'iad')
    expect(isTaken(answer), `a form without files: ${said(answer)}`)
    world.storage.start()
    await sleep(1000)
    const taken = await henrik.send(await open(), { text: words, files }, { button: 'Send' })
    expect(isTaken(taken), `afterwards: ${said(taken)}`)
    return `form back in ${Math.round(refused.ms)} ms, page ${Math.round(page.ms)} ms, others written`
  },
}

export const operations: Walk[] = [
  filesAway,
  rotation,
  deploy('deploy-primary-first', (primary, replicas) => [primary, ...replicas]),
  deploy('deploy-primary-last', (primary, replicas) => [...replicas, primary]),
  restore,
]
