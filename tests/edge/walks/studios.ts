import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Person, said } from '../client'
import { linksOf } from '../forms'
import { listen } from '../live'
import { Node, sleep } from '../node'
import { layDemo, makeOneMachine, proxyBefore } from '../one-machine'
import type { World } from '../world'
import { openRequestOn } from './people'
import { expect, type Walk } from './walk'
import { isTaken } from './writers'

/** The application in front, as the page on growth has it, and where it leads. */
function readFront() {
  const page = readFileSync('docs/operations/growth.md', 'utf8')
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const leads = [...program.matchAll(/\['([\w.]+)', '(studio-(\w+))'\]/g)]
  return {
    program,
    studios: leads.map(([, host = '', app = '', name = '']) => ({ host, app, name })),
  }
}

function makeFront(world: World, program: string): Node {
  const place = join(world.place, 'front')
  const { litefs, litefsYml } = world.nodes[0]?.options ?? { litefs: '', litefsYml: '' }
  const command = ['node', '/data/front.mjs']
  const env = {}
  const options = {
    id: 'front',
    n: 40,
    region: 'ams',
    hosts: [],
    place,
    litefs,
    litefsYml,
    command,
    env,
  }
  const front = new Node(options)
  writeFileSync(join(front.volume, 'front.mjs'), program)
  return front
}

const client = 'henrik@harbour.example'

/** Studios that were one this morning, with the same people and the same requests: what is new in one is in no other. */
async function isApart(people: Person[], nodes: Node[], at: string): Promise<string[]> {
  const [north, ...others] = people
  const [node] = nodes
  if (!north || !node) return []
  const made = await openRequestOn(node, client)

  // A session of one is nobody in the others.
  for (const other of others) {
    const stranger = new Person(at, undefined, other.host)
    for (const [name, value] of north.jar) stranger.jar.set(name, value)
    const page = await stranger.get('/requests/all')
    const guest = await new Person(at, undefined, other.host).get('/requests/all')
    const isGuest = page.status === guest.status && page.location === guest.location
    expect(page.status !== 200 && isGuest, `north's session at ${other.host}: ${said(page)}`)
  }

  // Whoever forges where a request is led is led by the host name all the same.
  const headers = { 'fly-replay': 'app=studio-south', 'fly-replay-src': 'instance=front' }
  expect((await north.get('/requests/all', { headers })).status === 200, 'forged headers')

  const words = `In one studio alone ${Date.now()}`
  const streams = await Promise.all(
    people.map((person) => listen(person, `request:${made.split('/').at(-1)}`)),
  )
  expect(
    streams.every(({ state }) => state.status === 200),
    'a stream is refused',
  )
  await sleep(500)
  for (const { heard } of streams) heard.length = 0
  const amara = await new Person(at, undefined, north.host).signIn('amara@northlight.example')
  const form = await amara.form(`${made}/messages`, ({ files }) => files.length > 0)
  const files = { name: 'note.txt', type: 'text/plain', data: words }
  const sent = await amara.send(form, { text: words, files }, { button: 'Send' })
  expect(isTaken(sent), `a message with a file: ${said(sent)}`)
  const states = await amara.form(made, ({ buttons }) => buttons.length > 1)
  const moved = await amara.send(states, {}, { button: 'Checking quality' })
  expect(isTaken(moved), `another status: ${said(moved)}`)
  const deadline = Date.now() + 5000
  const isNews = ({ text }: { text: string }) => /^data:/m.test(text)
  while (!streams[0]?.heard.some(isNews) && Date.now() < deadline) await sleep(50)
  await sleep(1000)
  const heard = streams.map((stream) => stream.heard.filter(isNews).length)
  for (const stream of streams) stream.stop()
  expect((heard[0] ?? 0) > 0, 'the studio itself hears nothing')
  expect(
    heard.slice(1).every((n) => n === 0),
    `others hear it: ${heard.join(' ')}`,
  )

  const shown = await north.page(`${made}?v=attachments`)
  const stored = linksOf(shown.text, made).filter((link) => /\/attachments\/[\w-]+$/.test(link))
  const seen = await Promise.all(stored.map(async (link) => (await north.get(link)).text))
  const file = stored[seen.indexOf(words)]
  expect(file !== undefined, `the file is not among ${stored.length}`)
  for (const [n, other] of others.entries()) {
    const answer = await other.get(file)
    expect(answer.status === 404, `the file at ${other.host}: ${said(answer)}`)
    const page = await other.page(`${made}?v=2`)
    expect(!page.text.includes(words), `the message is seen at ${other.host}`)
    const rows = await nodes[n + 1]?.rows('select 1 from messages where text like ?', `%${words}%`)
    expect(rows?.length === 0, `the message is stored at ${other.host}`)
  }

  const large = { ...files, data: 'x'.repeat(2_000_000) }
  const tooLarge = await amara.send(form, { text: words, files: large }, { button: 'Send' })
  expect(tooLarge.status === 502, `2 MB through the front: ${said(tooLarge)}`)
  return [`events heard ${heard.join('/')}`, 'file and message in one alone']
}

/** Three studios, a machine each, behind an application that leads by the host name. */
const studiosApart: Walk = {
  name: 'studios',
  async run(world) {
    const { program, studios: all } = readFront()
    expect(all.length === 3, 'the page on growth has no program in front')
    const front = makeFront(world, program)
    const nodes = all.map(({ host, name }, n) => {
      const keys = [`session secret of ${name}`, `vault key of ${name}`].map((word) =>
        word.repeat(3),
      )
      const [SESSION_SECRET = '', VAULT_KEY = ''] = keys
      const env = { APP_URL: `https://${host}`, SESSION_SECRET, VAULT_KEY }
      return makeOneMachine(world, { id: `${name}1`, n: 41 + n, bucket: `${name}-backups`, env })
    })
    const proxy = proxyBefore(11, [
      { node: front, isUnchecked: true },
      ...nodes.map((node, n) => ({ node, app: all[n]?.app ?? '' })),
    ])
    try {
      front.start()
      for (const node of nodes) {
        layDemo(world, node)
        node.start()
      }
      for (const node of nodes) {
        await world.until(`${node.id} ready`, async () => (await node.health()) === 200)
      }
      await proxy.look()
      for (const name of ['elsewhere.example', 'constructor', 'studio-north']) {
        const stranger = await new Person(proxy.address, undefined, name).get('/')
        expect(stranger.status === 404, `${name}: ${said(stranger)}`)
      }
      const people = await Promise.all(
        all.map(({ host }) => new Person(proxy.address, undefined, host).signIn(client)),
      )
      const seen = await isApart(people, nodes, proxy.address)
      const memory = await Promise.all(nodes.map(memoryOf))
      return [...seen, `memory ${memory.join(', ')} MB`, `${proxy.stats.replays} replays`].join(
        '; ',
      )
    } finally {
      for (const node of [front, ...nodes]) await node.kill()
      proxy.stop()
    }
  },
}

/** Megabytes of all its processes. */
async function memoryOf(node: Node): Promise<number> {
  const told = await node.exec(['sh', '-c', 'cat /proc/[0-9]*/status | grep VmRSS'])
  const kilobytes = [...told.matchAll(/(\d+) kB/g)].map(([, n]) => Number(n))
  return Math.round(kilobytes.reduce((sum, n) => sum + n, 0) / 1024)
}

export const studios: Walk[] = [studiosApart]
