import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoOf } from './demo'
import { readFlyConfig } from './fly-config'
import { type Machine, startProxy } from './fly-proxy'
import { address } from './network'
import { Node } from './node'
import type { World } from './world'

const folder = 'deploy/one-machine'
export const fly = readFlyConfig(join(folder, 'fly.toml'))

/** What of the regions' settings no machine by itself has. */
const ofRegions = /^(LITEFS_URL|NODE_\w+|DATABASE_DIR|FLY_CONSUL_URL|S3_\w+|GOOGLE_\w+|STRIPE_\w+)$/

/**
 * One machine with a continuous copy, as deploy/one-machine has it: fly.toml's settings, start.sh and
 * litestream.yml unchanged, the copy in the S3 that is here, in a bucket of its own.
 */
export function makeOneMachine(
  world: World,
  { id, n, bucket, env }: { id: string; n: number; bucket: string; env: Record<string, string> },
): Node {
  mkdirSync(join(world.storage.folder, bucket), { recursive: true })
  const [some] = world.nodes
  const shared = Object.entries(some?.options.env ?? {})
  const s3 = Object.fromEntries(shared.filter(([name]) => name.startsWith('S3_')))
  return new Node({
    id,
    n,
    region: fly.primaryRegion,
    place: join(world.place, id),
    litefs: world.parts.litefs,
    litefsYml: resolve('litefs.yml'),
    hosts: [],
    command: [`/app/${folder}/start.sh`],
    files: {
      'bin/litestream': world.parts.litestream,
      'etc/litestream.yml': join(folder, 'litestream.yml'),
    },
    env: {
      ...Object.fromEntries(shared.filter(([name]) => !ofRegions.test(name))),
      ...fly.env,
      BACKUP_S3_ENDPOINT: s3.S3_ENDPOINT ?? '',
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_REGION: s3.S3_REGION ?? '',
      BACKUP_S3_ACCESS_KEY_ID: s3.S3_ACCESS_KEY_ID ?? '',
      BACKUP_S3_SECRET_ACCESS_KEY: s3.S3_SECRET_ACCESS_KEY ?? '',
      ...env,
    },
  })
}

/** Lays the demo studio on its volume. */
export function layDemo(world: World, { volume }: Node) {
  const { database, files } = demoOf(world)
  const mine = join(volume, 'panelry')
  mkdirSync(mine, { recursive: true })
  cpSync(database, join(mine, 'panelry.db'))
  cpSync(files, join(mine, 'files'), { recursive: true })
  execFileSync('chown', ['-R', '901:901', mine])
}

type Standing = Pick<Machine, 'app' | 'isUnchecked'> & { node: Node }

/** Fly's proxy before machines that are no nodes of the regions. */
export const proxyBefore = (n: number, machines: Standing[]) =>
  startProxy(address(6, n), {
    region: fly.primaryRegion,
    port: fly.port,
    check: fly.check,
    machines: () =>
      machines.map(({ node: { id, region, plug }, ...more }) => ({
        ...more,
        ...{ id, region, address: plug.address },
      })),
  })
