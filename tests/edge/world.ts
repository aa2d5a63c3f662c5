import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProvider } from '#tests/fakes/oauth'
import { fakeResend } from '#tests/fakes/resend'
import { fakeStripe, stripeKey, stripeSecret } from '#tests/fakes/stripe'
import { host, Person } from './client'
import { readFlyConfig } from './fly-config'
import { startProxy } from './fly-proxy'
import { consulToken, startLease } from './lease'
import { Link } from './link'
import { address, makeBridge, tidy } from './network'
import { Node, sleep } from './node'
import type { Parts } from './parts'

const fly = readFlyConfig()
export const ports = { application: fly.port, litefs: 20202, nodes: 20203 }

/** As the operations page has it: two machines in the primary region, one elsewhere; another for some walks. */
const machines = [
  { id: 'ams1', region: 'ams' },
  { id: 'ams2', region: 'ams' },
  { id: 'iad1', region: 'iad' },
  { id: 'syd1', region: 'syd' },
]
const regions = ['ams', 'iad', 'syd'] as const
export type Region = (typeof regions)[number]
const s3 = { access: 'edge-access', secret: 'edge-secret-edge-secret', bucket: 'panelry' }

/** Regions on one machine, with all that stands around them. */
export async function makeWorld(parts: Parts) {
  const place = mkdtempSync(join(process.env.EDGE_PLACE ?? tmpdir(), 'panelry-edge-'))
  // Users of the machines look into it.
  chmodSync(place, 0o755)
  makeBridge()
  const lease = startLease(address(4, 1), 8500)
  const prices: Record<string, { amount: number; currency: string }> = {}
  const [stripe, resend, provider] = [
    await fakeStripe(prices),
    await fakeResend(),
    await startProvider(),
  ]
  const extra: Link[] = []
  /** Makes a fake that listens on localhost reachable from the nodes. */
  const reached = (url: string, n: number) => {
    const { port } = new URL(url)
    extra.push(new Link(address(4, n), '127.0.0.1', [Number(port)]))
    return `http://${address(4, n)}:${port}`
  }
  const storage = startStorage(parts.versitygw, place)
  const env: Record<string, string> = {
    ...fly.env,
    FLY_APP_NAME: fly.app,
    PRIMARY_REGION: fly.primaryRegion,
    FLY_CONSUL_URL: `http://:${consulToken}@consul:8500/${fly.app}-edge`,
    APP_URL: `https://${host}`,
    SESSION_SECRET: 'edge session secret edge session secret',
    VAULT_KEY: 'edge vault key edge vault key edge vault key',
    GOOGLE_CLIENT_ID: 'edge',
    GOOGLE_CLIENT_SECRET: 'edge',
    GOOGLE_BASE_URL: reached(provider.url, 2),
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_BASE_URL: reached(stripe.url, 3),
    STRIPE_CHECKOUT_URL: stripe.url,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: reached(resend.url, 4),
    MAIL_FROM: 'Panelry <mail@panelry.test>',
    S3_ENDPOINT: storage.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: s3.access,
    S3_SECRET_ACCESS_KEY: s3.secret,
  }

  const links = new Map<string, Link>()
  const linkAddress = (from: number, to: number) => address(2, from * 16 + to + 1)
  const nodes = machines.map(
    ({ id, region }, n) =>
      new Node({
        id,
        n: n + 10,
        region,
        place: join(place, id),
        litefs: parts.litefs,
        litefsYml: resolve('litefs.yml'),
        env: { ...env, FLY_REGION: region, FLY_MACHINE_ID: id },
        hosts: [
          ['consul', address(3, n + 1)],
          ...machines.map((to, at): [string, string] => [
            `${to.id}.vm.${fly.app}.internal`,
            to.id === id ? address(1, n + 10) : linkAddress(n, at),
          ]),
        ],
      }),
  )
  for (const [n, { id }] of machines.entries()) {
    links.set(`${id}>consul`, new Link(address(3, n + 1), address(4, 1), [8500]))
  }
  const everyone = [...machines.map(({ id }) => id), ...regions.map((region) => `proxy-${region}`)]
  for (const [from, name] of everyone.entries()) {
    for (const [to, node] of nodes.entries()) {
      if (name === node.id) continue
      const link = new Link(
        linkAddress(from, to),
        node.plug.address,
        Object.values(ports),
        ports.application,
      )
      links.set(`${name}>${node.id}`, link)
    }
  }
  /** Machines that there are at the moment: proxies send to no others. */
  const present = new Set<string>()
  const proxies = Object.fromEntries(
    regions.map((region, n) => [
      region,
      startProxy(address(6, n + 1), {
        region,
        port: ports.application,
        check: fly.check,
        machines: () =>
          nodes.flatMap((node, to) =>
            present.has(node.id)
              ? {
                  id: node.id,
                  region: node.region,
                  address: linkAddress(machines.length + n, to),
                  isSilent: links.get(`proxy-${region}>${node.id}`)?.isCut,
                }
              : [],
          ),
      }),
    ]),
  ) as Record<Region, ReturnType<typeof startProxy>>

  const world = {
    place,
    parts,
    /** Milliseconds that two nodes took to start side by side. */
    startTook: 0,
    fly,
    lease,
    stripe,
    prices,
    resend,
    provider,
    storage,
    proxies,
    present,
    nodes,
    node(id: string): Node {
      const found = nodes.find((each) => each.id === id)
      if (!found) throw new Error(`no node ${id}`)
      return found
    },
    /** Those that are played at the moment. */
    get here() {
      return nodes.filter(({ id }) => present.has(id))
    },
    person: (region: Region) => new Person(proxies[region].address),

    /** The links between two places: nodes, regions' proxies, Consul, or all of a region. */
    links(from: string, to: string): Link[] {
      const isOf = (name: string, place: string) =>
        place === '*' || name === place || name.replace('proxy-', '').replace(/\d$/, '') === place
      return [...links].flatMap(([key, link]) => {
        const [a = '', b = ''] = key.split('>')
        return (isOf(a, from) && isOf(b, to)) || (isOf(a, to) && isOf(b, from)) ? link : []
      })
    },
    /** Milliseconds each way between regions. */
    delay(ms: number) {
      for (const [key, link] of links) {
        if (key.endsWith('>consul')) continue
        const [a = '', b = ''] = key
          .split('>')
          .map((name) => name.replace('proxy-', '').slice(0, 3))
        link.delay = a === b ? 0 : ms
      }
    },
    /** Nobody reaches this machine, and it reaches nobody, without a word. */
    cut(id: string) {
      for (const link of world.links(id, '*')) link.cut()
    },
    mend() {
      for (const link of links.values()) if (!link.isUp) link.mend()
      for (const node of nodes) node.plug.setUp(true)
    },

    async primary(): Promise<Node | null> {
      for (const node of world.here) {
        if (node.isRunning && (await node.info())?.isPrimary) return node
      }
      return null
    },
    /** Waits until something is there. @throws after `within` */
    async until<T>(what: string, look: () => Promise<T>, within = 60_000): Promise<NonNullable<T>> {
      const latest = Date.now() + within
      for (;;) {
        const found = await look()
        if (found) return found
        if (Date.now() > latest) throw new Error(`waited ${within / 1000} s in vain: ${what}`)
        await sleep(100)
      }
    },
    /** All nodes run, are ready and hold the same; no link delays. @returns the primary */
    async settle(within = 90_000): Promise<Node> {
      world.mend()
      world.delay(0)
      lease.state.isDown = false
      for (const node of world.here) if (!node.isRunning) node.start()
      const known = async () => {
        const primary = await world.primary()
        return primary && (await areTold(world.here, primary)) ? primary : null
      }
      const primary = await world.until('a primary that all know', known, within)
      await world.until('all nodes ready', () => areReady(world.here), within)
      await world.until('the same on all nodes', () => areSame(world.here), within)
      await Promise.all(Object.values(proxies).map(({ look }) => look()))
      return primary
    },
    /** Another machine is made, or an old one is there again. */
    async add(id: string) {
      present.add(id)
      world.node(id).start()
      await world.settle()
    },
    async remove(id: string) {
      present.delete(id)
      await world.node(id).stop()
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()))
      for (const link of [...links.values(), ...extra]) link.stop()
      for (const proxy of Object.values(proxies)) proxy.stop()
      lease.stop()
      storage.stop()
      await provider.stop()
      tidy()
      if (!process.env.EDGE_KEEP) rmSync(place, { recursive: true, force: true })
    },
  }
  return world
}
export type World = Awaited<ReturnType<typeof makeWorld>>

export async function areReady(nodes: Node[]): Promise<boolean> {
  const all = await Promise.all(nodes.map((node) => node.health()))
  return all.every((status) => status === 200)
}

/** Whether those who are not primary have heard who is. */
async function areTold(nodes: Node[], primary: Node): Promise<boolean> {
  const all = await Promise.all(nodes.map((node) => node.info()))
  return all.every((info, n) =>
    nodes[n] === primary ? info?.isPrimary : info?.primary?.hostname === primary.id,
  )
}

async function areSame(nodes: Node[]): Promise<boolean> {
  const [first, ...others] = await Promise.all(nodes.map((node) => node.position()))
  return first !== '' && others.every((each) => each === first)
}

/** versitygw on a folder, as the S3 that all nodes share. */
function startStorage(program: string, place: string) {
  const folder = join(place, 's3')
  mkdirSync(join(folder, s3.bucket), { recursive: true })
  const at = `${address(4, 5)}:7070`
  const args = ['--access', s3.access, '--secret', s3.secret, '--port', at, 'posix', folder]
  const start = () =>
    spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], { stdio: 'ignore' })
  let child = start()
  return {
    url: `http://${at}`,
    folder,
    stop: () => child.kill('SIGKILL'),
    start() {
      child = start()
    },
  }
}
