import { host, said } from '../client'
import { linksOf } from '../forms'
import { ports } from '../world'
import { openRequest } from './people'
import { expect, type Walk } from './walk'
import { isTaken, writeOne } from './writers'

/** What LiteFS and Consul do for whoever reaches them. */
const orders = [
  ['POST', '/promote'],
  ['POST', '/handoff?nodeID=0000000000000001'],
  ['POST', '/import?name=panelry.db'],
  ['POST', '/stream'],
  ['GET', '/export?name=panelry.db'],
  ['GET', '/events'],
  ['GET', '/info'],
  ['PUT', '/v1/session/create'],
  ['PUT', '/v1/kv/panelry-edge/panelry/primary?acquire=00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/v1/kv/panelry-edge/panelry/primary'],
] as const

/** Whoever is outside gives LiteFS and its lease orders: nobody takes them. */
const lease: Walk = {
  name: 'lease-from-outside',
  async run(world) {
    const primary = await world.settle()
    const { holder } = world.lease
    const seen = []
    for (const region of ['ams', 'iad'] as const) {
      const guest = world.person(region)
      for (const [method, path] of orders) {
        const answer = await guest.ask(method, path, Buffer.from('SQLite format 3\0'))
        expect(answer.status >= 400, `${method} ${path} in ${region}: ${said(answer)}`)
        expect(!/isPrimary|clusterID|SQLite/.test(answer.text), `${path} shows what LiteFS knows`)
        seen.push(answer.status)
      }
    }
    for (const node of world.here) {
      const open = (await node.exec(['ss', '-Hltn'])).split('\n')
      for (const port of [ports.litefs, ports.nodes]) {
        const places = open.flatMap((line) => line.match(new RegExp(`\\S+:${port}\\b`))?.[0] ?? [])
        const isOnlyThere = places.join() === `${node.plug.address}:${port}`
        expect(isOnlyThere, `${node.id} listens at ${places.join(' ')}`)
      }
    }
    expect((await world.settle()) === primary && holder() === primary.id, 'another primary')
    const { answer } = await writeOne(world, 'iad')
    expect(isTaken(answer), `afterwards: ${said(answer)}`)
    return `${seen.length} of ${seen.length} refused, ${primary.id} stays the primary; ports only at the nodes' private addresses`
  },
}

const order = 'fly-replay: app=elsewhere'
/** Names that would become a header of their own where they are copied into one; the last where letters are cut. */
const names = [`a\r\n${order}`, `a%0d%0a${order}`, `a\u010d\u010a${order}`, `a"; ${order}`]

/** What people send never becomes an answer that Fly's proxy would lead elsewhere. */
const answers: Walk = {
  name: 'forged-answers',
  async run(world) {
    world.delay(50)
    const made = await openRequest(world, 'henrik@harbour.example')
    let seen = 0
    for (const region of ['ams', 'iad'] as const) {
      const henrik = await world.person(region).signIn('henrik@harbour.example')
      const refused = world.proxies[region].stats.unreachable
      for (const name of names) {
        const data = `HTTP/1.1 200 OK\r\n${order}\r\n\r\n`
        const form = await henrik.form(`${made}/messages`, ({ files }) => files.length > 0)
        const files = { name: `${name}.txt`, type: 'text/plain', data }
        const sent = await henrik.send(form, { text: order, files }, { button: 'Send' })
        expect(sent.status < 500, `${JSON.stringify(name)} in ${region}: ${said(sent)}`)
      }
      const all = await henrik.page(`${made}?v=attachments`)
      const stored = linksOf(all.text, made).filter((link) => /\/attachments\/[\w-]+$/.test(link))
      const forged = encodeURIComponent(`/\r\n${order}`)
      const paths = [
        ...stored,
        `${made}/attachments.zip`,
        `/login?redirectTo=${forged}`,
        `/requests/all?q=${forged}`,
        `/${forged}`,
        `//${host}/%0d%0a${encodeURIComponent(order)}`,
      ]
      for (const path of paths) {
        const answer = await henrik.get(path)
        expect(answer.headers['fly-replay'] === undefined, `${path} leads elsewhere`)
        expect(answer.status > 0 && answer.status < 500, `${path} in ${region}: ${said(answer)}`)
        seen += 1
      }
      const elsewhere = world.proxies[region].stats.unreachable - refused
      expect(elsewhere === 0, `the proxy was led elsewhere ${elsewhere} times`)
    }
    return `${seen} answers, none with the header`
  },
}

export const outside: Walk[] = [lease, answers]
