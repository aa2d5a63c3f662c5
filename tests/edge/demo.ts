import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { areReady, ports, type World } from './world'

/** The demo studio as one database file and a folder of files. */
export function demoOf({ place }: World) {
  const folder = process.env.EDGE_DEMO ?? join(place, 'demo')
  return { folder, database: join(folder, 'panelry.db'), files: join(folder, 'files') }
}

export function makeDemo(world: World): void {
  if (process.env.EDGE_DEMO) return
  const { VAULT_KEY = '', SESSION_SECRET = '' } = world.nodes[0]?.options.env ?? {}
  const secrets = { VAULT_KEY, SESSION_SECRET, NODE_ENV: 'production' as const }
  const env = { ...process.env, DATA_DIR: demoOf(world).folder, ...secrets }
  const program = ['--import', 'tsx', 'scripts/seed-demo.ts']
  execFileSync(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Brings a studio into an empty cluster: what is written down for a move from one machine to regions. */
export async function importDemo(world: World) {
  const demo = demoOf(world)
  const [first, ...others] = ['ams1', 'ams2', 'iad1'].map((id) => world.node(id))
  if (!first) return
  for (const node of [first, ...others]) world.present.add(node.id)
  const mine = join(first.volume, 'panelry')
  cpSync(demo.files, join(mine, 'files'), { recursive: true })
  execFileSync('chown', ['-R', '901:901', mine])
  cpSync(demo.database, join(first.volume, 'demo.db'))
  first.start()
  await world.until('the first primary', async () => (await first.info())?.isPrimary)
  const url = `http://${first.plug.address}:${ports.litefs}`
  await first.exec(['litefs', 'import', '-url', url, '-name', 'panelry.db', '/data/demo.db'])
  await first.execAsUser(['node', 'scripts/files-move.ts', '--to', 's3', '--remove'])
  await first.restart()
  await world.until('the first node ready', async () => (await first.health()) === 200)
  const started = Date.now()
  for (const node of others) node.start()
  await world.until('the other nodes ready', () => areReady(others))
  world.startTook = Date.now() - started
  await world.settle()
}
