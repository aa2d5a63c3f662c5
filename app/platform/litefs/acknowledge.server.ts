import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '~/platform/env.server'
import { mayWrite, readPosition } from './node.server'
import { beat, unreachableAfter } from './other-nodes.server'

/** Milliseconds that a write waits for other nodes; then it is answered all the same. */
const limit = 800
/** Milliseconds for which a replica that has gone still counts towards the majority. */
const remembered = 10 * 60_000
/** Bytes of one line; whoever sends a longer one is none of our nodes. */
const longestLine = 32

/** How a write was answered: enough others have it, they did not say so in time, or there are too few. */
export type Acknowledged = 'confirmed' | 'late' | 'alone'

const counted: Record<Acknowledged, number> = { confirmed: 0, late: 0, alone: 0 }
/** Writes since the start of this process, by how they were answered. */
export const acknowledgements = (): Readonly<Record<Acknowledged, number>> => counted

/** The last position that each connected replica has told, and on which request. */
const told = new Map<string, { on: IncomingMessage; position: number }>()
/** When each replica was last heard of, by `Date.now`. */
const lastSeen = new Map<string, number>()
const waiting = new Set<() => void>()

/** What is written here, the connected replicas hear. */
const channels = new Set<ServerResponse>()

/** Says a word to all connected replicas. @returns whether there are any */
export function tellReplicas(word: string): boolean {
  for (const channel of channels) channel.write(`${word}\n`)
  return channels.size > 0
}

/** How far each connected replica has said that it is. */
export const positionsTold = (): { name: string; position: number }[] =>
  [...told].map(([name, { position }]) => ({ name, position }))

/** The furthest position that any replica has told, also one that is gone by now. */
export const furthestTold = (): number => furthest
let furthest = 0

/** Since when no replica has been connected, by `performance.now`; null while one is, and before the first. */
let aloneSince: number | null = null
/** Milliseconds for which no replica has been connected; 0 also where none has ever been. */
export const aloneFor = (): number => (aloneSince === null ? 0 : performance.now() - aloneSince)

/** How many other nodes have to have a write. @returns 0 where it is answered at once */
function nodesWanted(): number {
  if (env.EDGE_ACKS !== 'majority') return env.EDGE_ACKS
  const since = Date.now() - remembered
  for (const [node, at] of lastSeen) if (at < since) lastSeen.delete(node)
  // Where no other is known, as after a takeover, one is still asked for: such a write is told as alone.
  return Math.max(1, Math.floor((lastSeen.size + 1) / 2))
}

const having = (wanted: number) =>
  [...told.values()].filter(({ position }) => position >= wanted).length

/**
 * Waits on the primary until as many replicas have what was written as `EDGE_ACKS` says, for 800
 * milliseconds at most: a primary that is lost then takes no acknowledged write along.
 *
 * @returns null where it waits for none
 */
export async function acknowledged(): Promise<Acknowledged | null> {
  if (env.LITEFS_URL === undefined || !mayWrite()) return null
  const nodes = nodesWanted()
  if (nodes === 0) return null
  const position = await readPosition()
  const how = await haveIt(position, nodes)
  counted[how] += 1
  return how
}

function haveIt(position: number, nodes: number): Promise<Acknowledged> | Acknowledged {
  if (having(position) >= nodes) return 'confirmed'
  if (told.size < nodes) return 'alone'
  return new Promise((done) => {
    const timer = setTimeout(() => end('late'), limit)
    const look = () => {
      if (having(position) >= nodes) end('confirmed')
      else if (told.size < nodes) end('late')
    }
    waiting.add(look)
    function end(how: Acknowledged) {
      clearTimeout(timer)
      waiting.delete(look)
      done(how)
    }
  })
}

/**
 * Takes the positions that a replica tells, on a request that it holds open. Each hears of the other every
 * second, so that both know of one that goes without a word, or that is not the primary any more.
 *
 * @param node what it calls itself
 */
export function takePositions(asked: IncomingMessage, answer: ServerResponse, node: string): void {
  let heardAt = performance.now()
  const beats = setInterval(() => {
    if (!mayWrite() || performance.now() - heardAt > unreachableAfter) asked.destroy()
    else answer.write('\n')
  }, beat).unref()
  asked.socket.setNoDelay(true)
  asked.socket.setKeepAlive(true, 5000)
  asked.on(
    'data',
    positions(asked, (position) => {
      heardAt = performance.now()
      hear(node, asked, position)
    }),
  )
  answer.flushHeaders()
  channels.add(answer)
  answer.on('close', () => {
    clearInterval(beats)
    channels.delete(answer)
    // It may have connected anew in the meantime.
    if (told.get(node)?.on === asked) told.delete(node)
    if (told.size === 0) aloneSince ??= performance.now()
    lookAgain()
  })
  asked.on('error', () => {})
}

const lookAgain = () => {
  for (const look of waiting) look()
}

function hear(node: string, on: IncomingMessage, position: number) {
  told.set(node, { on, position })
  furthest = Math.max(furthest, position)
  aloneSince = null
  lastSeen.set(node, Date.now())
  lookAgain()
}

/** Reads positions, one a line; only the newest of what has come counts. */
function positions(asked: IncomingMessage, heard: (position: number) => void) {
  let rest = ''
  return (piece: Buffer) => {
    const lines = (rest + piece.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    const position = Number(lines.at(-1))
    if (rest.length > longestLine) asked.destroy()
    else if (lines.length > 0 && Number.isSafeInteger(position)) heard(position)
  }
}
