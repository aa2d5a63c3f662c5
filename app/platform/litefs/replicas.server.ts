import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayWrite } from './node.server'
import { beat, unreachableAfter } from './other-nodes.server'

/** Milliseconds for which a replica that has gone still counts towards the majority. */
const remembered = 10 * 60_000
/** Bytes of one line; whoever sends a longer one is none of our nodes. */
const longestLine = 32

/** The last position that each connected replica has told, and on which request. */
const told = new Map<string, { on: IncomingMessage; position: number }>()
/** When each replica was last heard of, by `Date.now`. */
const lastSeen = new Map<string, number>()
const waiting = new Set<() => void>()

/** What is written here, the connected replicas hear. */
const channels = new Set<ServerResponse>()

/** Calls `look` whenever a replica has told where it is, or has gone. @returns how to stop */
export function onPosition(look: () => void): () => void {
  waiting.add(look)
  return () => waiting.delete(look)
}

/** Says a word to all connected replicas. @returns whether there are any */
export function tellReplicas(word: string): boolean {
  for (const channel of channels) channel.write(`${word}\n`)
  return channels.size > 0
}

/** How far each connected replica has said that it is. */
export const positionsTold = (): { name: string; position: number }[] =>
  [...told].map(([name, { position }]) => ({ name, position }))

/** How many replicas are connected. */
export const replicasConnected = (): number => told.size

/** How many of them have a position, or are further. */
export const replicasAt = (wanted: number): number =>
  [...told.values()].filter(({ position }) => position >= wanted).length

/** How many replicas there are, with those that have gone just now. */
export function replicasKnown(): number {
  const since = Date.now() - remembered
  for (const [node, at] of lastSeen) if (at < since) lastSeen.delete(node)
  return lastSeen.size
}

/** The furthest position that any replica has told, also one that is gone by now. */
export const furthestTold = (): number => furthest
let furthest = 0

/** Since when no replica has been connected, by `performance.now`; null while one is, and before the first. */
let aloneSince: number | null = null
/** Milliseconds for which no replica has been connected; 0 also where none has ever been. */
export const aloneFor = (): number => (aloneSince === null ? 0 : performance.now() - aloneSince)

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
