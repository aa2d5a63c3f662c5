import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * LiteFS as the application sees it: `/info`, the lines of `/events`, `/promote`, and beside the database the files
 * `.lag` and `panelry.db-pos`.
 *
 * @param mount the folder of the database
 */
export async function startLitefs(mount: string) {
  mkdirSync(mount, { recursive: true })
  const streams = new Set<ServerResponse>()
  let isPrimary = false
  let isCandidate = true
  let promotions = 0
  let refused = 0
  let primary: string | null = null
  const standing = () => ({ isPrimary, ...(primary !== null && { hostname: primary }) })
  const say = (event: object) => {
    for (const stream of streams) stream.write(`${JSON.stringify(event)}\n`)
  }
  const server = createServer((asked, answer) => {
    if (asked.url === '/info') {
      const info = { isPrimary, candidate: isCandidate, primary: { hostname: primary ?? '' } }
      return void answer.end(JSON.stringify(info))
    }
    if (asked.url === '/promote' && asked.method === 'POST') {
      promotions += 1
      if (!isCandidate || promotions <= refused) return void answer.writeHead(409).end()
      fake.elect('me')
      return void answer.end()
    }
    if (asked.url !== '/events') return void answer.writeHead(404).end()
    answer.writeHead(200)
    streams.add(answer)
    answer.on('close', () => streams.delete(answer))
    answer.write(`${JSON.stringify({ type: 'init', data: standing() })}\n`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  let silence: NodeJS.Timeout | undefined
  const writeLag = (milliseconds: number) => {
    const digits = String(Math.abs(milliseconds)).padStart(9, '0')
    writeFileSync(join(mount, '.lag'), `${milliseconds < 0 ? '-' : '+'}${digits}\n`)
  }
  const fake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** @param who `me`, the host name of another node, or null while there is no primary */
    elect(who: string | null) {
      isPrimary = who === 'me'
      primary = isPrimary ? null : who
      say({ type: 'primaryChange', data: standing() })
    },
    /** Says whether this node may become the primary. */
    mayLead(can: boolean) {
      isCandidate = can
    },
    /** The first so many times that this node asks to be the primary, it is refused. */
    refuse(times: number) {
      refused = times
    },
    /** How often this node has asked to be the primary. */
    promotions: () => promotions,
    /** This node's database has seen so many transactions. */
    reach(position: number) {
      const txID = position.toString(16).padStart(16, '0')
      writeFileSync(join(mount, 'panelry.db-pos'), `${txID}/8fb8ec58a7c2f69c\n`)
      say({ type: 'tx', db: 'panelry.db', data: { txID } })
    },
    /** The primary speaks all the time. @param milliseconds that its clock is behind this node's */
    lag(milliseconds: number) {
      clearInterval(silence)
      writeLag(milliseconds)
    },
    /** The primary is not heard of from now on. */
    fallSilent() {
      const since = Date.now()
      clearInterval(silence)
      silence = setInterval(() => writeLag(Date.now() - since), 50)
    },
    /** Ends the streams, as LiteFS does for whoever reads too slowly. */
    drop() {
      for (const stream of streams) stream.destroy()
    },
    /** Writes part of a line, and the rest of it later. */
    async stutter(event: object) {
      const line = `${JSON.stringify(event)}\n`
      for (const stream of streams) stream.write(line.slice(0, 9))
      await new Promise((done) => setTimeout(done, 20))
      for (const stream of streams) stream.write(line.slice(9))
    },
    async stop() {
      clearInterval(silence)
      fake.drop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  fake.lag(0)
  fake.reach(1)
  return fake
}
