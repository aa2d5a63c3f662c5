import { request } from 'node:http'
import { log } from '~/platform/log.server'
import { mayWrite } from './node.server'
import { nodeAddressOf, nodeAuthorization } from './other-nodes.server'
import { reachablePrimary } from './tell-primary.server'

/** Bytes that a task is given at most. */
export const mostBytes = 64 * 1024
/** Tasks on their way at once: a primary that is slow to take them must not fill a replica's memory. */
const mostUnderWay = 100
/** Milliseconds that the primary has to answer. */
const patience = 5_000

const tasks = new Map<string, (given: never) => void>()
let underWay = 0

/**
 * Wraps `work`, which writes, so that a read may ask for it on any node: a replica tells the primary to do
 * it and does not wait. What fails is logged: the read is answered all the same.
 *
 * @param name one for each task, the same on all nodes
 */
export function primaryTask<T>(name: string, work: (given: T) => void): (given: T) => void {
  tasks.set(name, work)
  return (given) => {
    if (mayWrite()) return carryOut(name, given)
    const primary = reachablePrimary()
    if (primary !== null && underWay < mostUnderWay) send(primary, name, given)
  }
}

/** Does what another node has asked for. @returns false where this version knows no such task */
export function carryOutFor(name: string, given: unknown): boolean {
  if (!tasks.has(name) || !mayWrite()) return false
  carryOut(name, given)
  return true
}

function carryOut(name: string, given: unknown) {
  try {
    tasks.get(name)?.(given as never)
  } catch (error) {
    log.warn({ err: error, task: name }, 'what a read asked for was not written')
  }
}

function send(primary: string, name: string, given: unknown) {
  underWay += 1
  const asked = request(new URL(`/tasks/${name}`, nodeAddressOf(primary)), {
    method: 'POST',
    headers: { authorization: nodeAuthorization, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
  asked.on('response', (answer) => {
    answer.resume()
    if (answer.statusCode !== 204) log.warn({ task: name, status: answer.statusCode }, 'not taken')
  })
  asked.on('error', (error) => log.warn({ err: error, task: name }, 'the primary was not told'))
  asked.on('close', () => {
    underWay -= 1
  })
  asked.end(JSON.stringify(given))
}
