import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import type { LostFind, LostRowsDesk } from '~/platform/litefs/lost-find'
import { log } from '~/platform/log.server'
import { mayWrite } from './node.server'
import { ownNodesState } from './nodes-state.server'
import { isNode } from './other-nodes.server'
import { carryOutFor, mostBytes } from './primary-task.server'
import { takePositions } from './replicas.server'
import { tellPositions } from './tell-primary.server'

/** Bytes of what a node that returns had alone. */
const mostLost = 32 * 1024 * 1024
const paths = /^\/(positions|tasks|lost-rows)\/([\w.%-]{1,100})$/

/**
 * Listens to other nodes on a private port: positions (`takePositions`), tasks from reads (`primaryTask`),
 * questions about the state, rows that a returning node had alone. Also reports this node's position to
 * the primary. Does nothing without LiteFS.
 *
 * @param desk what the primary does with rows that a node had alone
 * @returns how to stop
 */
export function listenToNodes(desk: LostRowsDesk): () => void {
  if (env.LITEFS_URL === undefined) return () => {}
  const server = createServer((asked, answer) => {
    answerNode(asked, answer).catch((error) => {
      log.error({ err: error }, 'another node could not be answered')
      answer.destroy()
    })
  })
  const answerNode = async (asked: IncomingMessage, answer: ServerResponse) => {
    const [, kind, name] = paths.exec(asked.url ?? '') ?? []
    const isAsking = asked.method === 'GET' && asked.url === '/state'
    const isTelling = asked.method === 'POST' && kind && name
    const isAskingOf = asked.method === 'GET' && kind === 'lost-rows'
    const isLost = asked.method === 'POST' && asked.url === '/lost-rows'
    if (!(isAsking || isAskingOf || isTelling || isLost) || !isNode(asked)) {
      return void answer.writeHead(403, { Connection: 'close' }).end()
    }
    if (isLost) return answerWith(answer, await takeLost(asked, desk))
    if (isAskingOf && name) return answerWith(answer, askOf(decodeURIComponent(name), desk))
    if (!isTelling) return void answer.end(JSON.stringify(await ownNodesState()))
    if (kind === 'positions') return takePositions(asked, answer, name)
    const given = await read(asked, mostBytes)
    answer.writeHead(given !== undefined && carryOutFor(name, given) ? 204 : 409).end()
  }
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

type Answer = readonly [status: number, text?: string]

const answerWith = (answer: ServerResponse, [status, text]: Answer) =>
  void answer.writeHead(status).end(text)

async function takeLost(asked: IncomingMessage, desk: LostRowsDesk): Promise<Answer> {
  const found = await read(asked, mostLost)
  if (found === undefined || !mayWrite()) return [409]
  try {
    return [200, desk.keep(found as LostFind)]
  } catch (error) {
    if (error instanceof DomainError) return [error.status]
    log.error({ err: error }, 'rows that a node had alone could not be kept')
    return [500]
  }
}

function askOf(id: string, desk: LostRowsDesk): Answer {
  if (!mayWrite()) return [409]
  const kept = desk.ask(id)
  return kept === null ? [404] : [200, kept]
}

/** @returns undefined for what is too long or is not JSON */
async function read(asked: IncomingMessage, most: number): Promise<unknown> {
  try {
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of asked) {
      bytes += (piece as Buffer).length
      if (bytes > most) return undefined
      pieces.push(piece as Buffer)
    }
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return undefined
  }
}
