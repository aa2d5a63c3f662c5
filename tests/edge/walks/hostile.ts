import { host, said } from '../client'
import { plainText } from '../forms'
import type { Region } from '../world'
import { expect, type Walk } from './walk'
import { isTaken, writeOne } from './writers'

/** The product's own cookie, and the one that LiteFS's proxy reads. */
const cookies = ['txnum', '__txid'].flatMap((name) =>
  ['999999999', '999999999999999', '-1', 'NaN', '1e9', '9'.repeat(400), 'f'.repeat(16)].map(
    (number) => [name, number] as const,
  ),
)

/** Positions that nobody has: each page comes all the same, at once. */
const positions: Walk = {
  name: 'forged-positions',
  async run(world) {
    world.delay(50)
    const slowest = new Map<Region, number>()
    for (const region of ['ams', 'iad'] as const) {
      const henrik = await world.person(region).signIn('henrik@harbour.example')
      for (const [name, number] of cookies) {
        henrik.jar.set(name, number)
        const page = await henrik.get('/requests/all')
        henrik.jar.delete(name)
        const what = `${name} ${number.slice(0, 20)} in ${region}`
        expect(page.status === 200, `${what}: ${said(page)}`)
        expect(page.ms < 5000, `${what} took ${Math.round(page.ms)} ms`)
        slowest.set(region, Math.max(slowest.get(region) ?? 0, page.ms))
      }
    }
    return [...slowest]
      .map(([region, ms]) => `slowest in ${region} ${Math.round(ms)} ms`)
      .join(', ')
  },
}

const marks = ['fly-replay-src', 'fly-replay-failed', 'x-carried', 'fly-replay']

/** Headers by which machines tell each other that a request was led already, from outside. */
const headers: Walk = {
  name: 'forged-headers',
  async run(world) {
    world.delay(50)
    const seen = []
    for (const region of ['ams', 'iad'] as const) {
      const { person } = await writeOne(world, region)
      const form = await person.form('/projects/folders/new', ({ action }) =>
        action.endsWith('/new'),
      )
      for (const name of marks) {
        const forged = { [name]: 'instance=ams1;region=ams;t=1' }
        const page = await person.get('/projects', { headers: forged })
        expect(page.status === 200, `a page with ${name} in ${region}: ${said(page)}`)
        expect(page.headers['fly-replay'] === undefined, `${name} comes back to people`)
        const word = `edge-forged-${region}-${name}`
        const sent = await person.send(form, { name: word }, { headers: forged })
        expect(isTaken(sent), `a form with ${name} in ${region}: ${said(sent)}`)
        seen.push(`${region} ${name} ${sent.status}`)
      }
    }
    return seen.join(', ')
  },
}

/** The ports of nodes: without the secret of the installation nobody has an answer. */
const doors: Walk = {
  name: 'node-ports',
  async run(world) {
    const primary = await world.settle()
    const seen = []
    for (const path of ['/positions/evil', '/tasks/mark-read', '/', '/%2e%2e/', '/positions/']) {
      for (const authorization of ['', 'Bearer 0', `Bearer ${'0'.repeat(64)}`]) {
        const url = `http://${primary.plug.address}:20203${path}`
        const headers = { authorization, connection: 'close' }
        const answer = await fetch(url, { method: 'POST', headers, body: '9999999\n' })
        expect(answer.status === 403, `${path} with "${authorization}": ${answer.status}`)
        seen.push(answer.status)
      }
    }
    // People reach LiteFS's own port through no name that the proxy passes on.
    const guest = world.person('iad')
    for (const name of ['20202', '20203'].map((port) => `${host}:${port}`)) {
      const answer = await guest.get('/info', { headers: { Host: name } })
      expect(!/isPrimary|clusterID/.test(answer.text), `LiteFS answers people: ${said(answer)}`)
    }
    const { answer } = await writeOne(world, 'iad')
    expect(isTaken(answer), `afterwards: ${said(answer)} ${plainText(answer.text).slice(0, 80)}`)
    return `${seen.length} of ${seen.length} refused`
  },
}

export const hostile: Walk[] = [positions, headers, doors]
