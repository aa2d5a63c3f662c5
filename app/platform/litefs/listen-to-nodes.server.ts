import { createServer, type IncomingMessage } from 'node:http'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { takePositions } from './acknowledge.server'
import { isNode } from './nodes.server'
import { ownNodesState } from './nodes-state.server'
import { carryOutFor, mostBytes } from './primary-task.server'
import { tellPositions } from './tell-primary.server'

const paths = /^\/(positions|tasks)\/([\w.%-]{1,100})$/

/**
 * Listens to other nodes on a port of its own in the private network: they tell how far they are
 * (`takePositions`), pass on what their reads want written (`primaryTask`), and ask what is known of all
 * (`/state`). Also tells the primary how far this node is. Does nothing where there is no LiteFS.
 *
 * @returns how to stop
 */
export function listenToNodes(): () => void {
  if (env.LITEFS_URL === undefined) return () => {}
  const server = createServer(async (asked, answer) => {
    const [, kind, name] = paths.exec(asked.url ?? '') ?? []
    const isAsking = asked.method === 'GET' && asked.url === '/state'
    const isTelling = asked.method === 'POST' && kind && name
    if (!(isAsking || isTelling) || !isNode(asked)) {
      return void answer.writeHead(403, { Connection: 'close' }).end()
    }
    if (!isTelling) return void answer.end(JSON.stringify(await ownNodesState()))
    if (kind === 'positions') return takePositions(asked, answer, name)
    const given = await read(asked)
    answer.writeHead(given !== undefined && carryOutFor(name, given) ? 204 : 409).end()
  })
  // A replica holds its request with positions open for as long as both live.
  server.requestTimeout = 0
  server.on('error', (error) => log.error({ err: error }, 'other nodes cannot reach this one'))
  server.listen(env.NODE_PORT, env.NODE_HOST).unref()
  const stopTelling = tellPositions()
  return () => {
    stopTelling()
    server.close()
    server.closeAllConnections()
  }
}

/** @returns undefined for what is too long or is not JSON */
async function read(asked: IncomingMessage): Promise<unknown> {
  try {
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of asked) {
      bytes += (piece as Buffer).length
      if (bytes > mostBytes) return undefined
      pieces.push(piece as Buffer)
    }
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return undefined
  }
}
