import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayWrite, primaryNode } from './node.server'
import { beat, readPositionLine, unreachableAfter } from './other-nodes.server'

/** Milliseconds for which a candidate that has gone still counts. */
const remembered = 10 * 60_000
/** Bytes of one line; a sender of a longer one is not one of our nodes. */
const longestLine = 32

/** A connected replica, with what it told last. LiteFS lets only a candidate become the primary. */
type Replica = {
  on: IncomingMessage
  answer: ServerResponse
  position: number
  isCandidate: boolean
}
const connected = new Map<string, Replica>()
/** Last message of each candidate, and its time by `Date.now`, with those that have gone. */
const candidates = new Map<string, { position: number; at: number }>()
const waiting = new Set<() => void>()

/** Calls `look` whenever a replica has told where it is, or has gone. @returns how to stop */
export function onReplicaTold(look: () => void): () => void {
  waiting.add(look)
  return () => waiting.delete(look)
}

/** How far each connected replica has said that it is. */
export const positionsTold = (): { name: string; position: number }[] =>
  [...connected].map(([name, { position }]) => ({ name, position }))

const connectedCandidates = () => [...connected.values()].filter(({ isCandidate }) => isCandidate)

/** How many candidates are connected. */
export const candidatesConnected = (): number => connectedCandidates().length

/** How many of them have a position, or are further. */
export const candidatesAt = (wanted: number): number =>
  connectedCandidates().filter(({ position }) => position >= wanted).length

/** How many candidates there are besides this node, with those that have gone just now. */
export const candidatesKnown = (): number => knownCandidates().size

function knownCandidates() {
  const since = Date.now() - remembered
  for (const [node, { at }] of candidates) if (at < since) candidates.delete(node)
  return candidates
}

/**
 * Whether what this node wrote up to a position outlives it: the primary that followed has it, or where none
 * is named, every node that may become it. LiteFS replaces the database of any other node that has it. At
 * position 0 nothing has been written.
 */
export function isCopied(position: number): boolean {
  if (position === 0) return true
  const next = primaryNode()
  const those = [...knownCandidates()].filter(([name]) => next === null || name === next)
  return those.length > 0 && those.every(([, told]) => told.position >= position)
}

/** Tells candidates a word: those that have a position, or all where none has it. @returns whether there are any */
export function tellCandidates(word: string, wanted: number): boolean {
  const all = connectedCandidates()
  const whole = all.filter(({ position }) => position >= wanted)
  for (const { answer } of whole.length > 0 ? whole : all) answer.write(`${word}\n`)
  return all.length > 0
}

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
    newestLine(asked, (line) => {
      const told = readPositionLine(line)
      if (told === null) return
      heardAt = performance.now()
      aloneSince = null
      connected.set(node, { on: asked, answer, ...told })
      if (told.isCandidate) candidates.set(node, { position: told.position, at: Date.now() })
      lookAgain()
    }),
  )
  answer.flushHeaders()
  answer.on('close', () => {
    clearInterval(beats)
    // It may have connected again in the meantime.
    if (connected.get(node)?.on === asked) connected.delete(node)
    if (connected.size === 0) aloneSince ??= performance.now()
    lookAgain()
  })
  asked.on('error', () => {})
}

const lookAgain = () => {
  for (const look of waiting) look()
}

/** Reads lines; only the newest of what has come counts. */
function newestLine(asked: IncomingMessage, heard: (line: string) => void) {
  let rest = ''
  return (piece: Buffer) => {
    const lines = (rest + piece.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    const line = lines.at(-1)
    if (rest.length > longestLine) asked.destroy()
    else if (line !== undefined) heard(line)
  }
}
