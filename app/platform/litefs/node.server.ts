import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTxNumber } from 'litefs-js'
import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { askLitefs } from './ask-litefs'
import { followLitefs } from './follow'
import { notYetWhole } from './lag'
import { sparingly } from './sparingly'

/** Name of the database on LiteFS's mount. */
const database = 'panelry.db'

/** Milliseconds without word from the primary after which a replica counts as behind: see `health`. */
export const behindAfter = 10_000

let isPrimary = env.LITEFS_URL === undefined
let isTold = false
let primary: string | null = null
let position = 0
/** Null until LiteFS has said so; it stays as it is while LiteFS runs. */
let candidate: boolean | null = null
const watchers = new Set<() => void>()
const standings = new Set<() => void>()

/** Whether the database can be written here: on the primary, or where there is no LiteFS. */
export const mayWrite = (): boolean => isPrimary

/** Whether LiteFS lets this node become the primary. */
export const mayBecomePrimary = (): boolean => candidate === true

/** Whether LiteFS has said whether this node may become the primary. */
export const isCandidacyKnown = (): boolean => candidate !== null

/** Whether LiteFS has said that another node is the primary, or none. False in commands, which do not follow it. */
export const isReplica = (): boolean => isTold && !isPrimary

/**
 * The host name that LiteFS gives for the primary, reachable or not; see `reachablePrimary`.
 *
 * @returns null on the primary, or without one
 */
export const primaryNode = (): string | null => primary

/** Whether nobody can write: LiteFS runs, and names no primary. */
export const hasNoPrimary = (): boolean => !isPrimary && primary === null

/** Calls `work` whenever LiteFS says who is the primary. @returns how to stop */
export function onStanding(work: () => void): () => void {
  standings.add(work)
  return () => void standings.delete(work)
}

/** Calls `work` whenever the node has more of the database. @returns how to stop */
export function onPosition(work: () => void): () => void {
  watchers.add(work)
  return () => void watchers.delete(work)
}

/**
 * How many transactions this node's database has seen. They become fewer where LiteFS replaces the database
 * of a node that was ahead of a new primary.
 */
export async function readPosition(): Promise<number> {
  const before = position
  const read = await getTxNumber(env.databaseDir, database)
  // It could not be read.
  if (read === 0) return position
  // A message from LiteFS meanwhile is newer.
  position = position === before ? read : Math.max(position, read)
  return position
}

/** Reads the position synchronously, for moments when nothing may come in between; 0 without a database. */
export function positionNow(): number {
  try {
    const [number = ''] = readFileSync(join(env.databaseDir, `${database}-pos`), 'utf8').split('/')
    return Number.parseInt(number, 16) || 0
  } catch {
    return 0
  }
}

/** The last known position, without reading it. */
export const lastPosition = (): number => position

/**
 * Waits until this node's database has seen `wanted` transactions.
 *
 * @param most milliseconds it waits
 * @returns whether it has
 */
export async function reaches(wanted: number, most: number): Promise<boolean> {
  if (position >= wanted || (await readPosition()) >= wanted) return true
  return new Promise((done) => {
    const timer = setTimeout(() => end(false), most)
    const forget = onPosition(() => {
      if (position >= wanted) end(true)
    })
    function end(reached: boolean) {
      clearTimeout(timer)
      forget()
      done(reached)
    }
  })
}

/** Milliseconds between two looks at the lag; a primary speaks every second. */
const look = 1_000
/** Milliseconds by which two looks may differ where nothing was heard between them. */
const jitter = 500

/** When the primary last spoke, by its clock, which may be off; and when that was first seen, by ours. */
let spoke = { at: Number.NaN, seen: performance.now() }

/** Milliseconds since this node last heard from the primary; 0 on the primary, and where LiteFS says nothing. */
export const silence = (): number =>
  isPrimary || env.LITEFS_URL === undefined ? 0 : performance.now() - spoke.seen

/** LiteFS's lag is measured between two clocks: only that it grows with the time says that nothing is heard. */
async function lookAtLag() {
  const lag = await readFile(join(env.databaseDir, '.lag'), 'utf8').then(Number, () => Number.NaN)
  if (lag >= notYetWhole) return
  const at = Date.now() - lag
  if (!(Math.abs(at - spoke.at) < jitter)) spoke = { at, seen: performance.now() }
}

/** Checks the node each second. */
async function lookAround(litefs: string) {
  await lookAtLag()
  candidate ??= (await askLitefs(litefs))?.candidate ?? null
}

/** Begins to follow LiteFS. @returns how to stop, once it has said who is primary */
export function startFollowing(): Promise<() => void> {
  const { LITEFS_URL } = env
  if (LITEFS_URL === undefined) return Promise.resolve(() => {})
  const timer = setInterval(lookAround, look, LITEFS_URL).unref()
  void lookAround(LITEFS_URL)
  const say = sparingly((sentence) => log.warn(sentence))
  return new Promise((told) => {
    const unfollow = followLitefs(LITEFS_URL, database, {
      onStanding(standing) {
        isTold = true
        isPrimary = standing.isPrimary
        primary = standing.primary
        log.info({ isPrimary, primary }, 'primary')
        for (const work of standings) work()
        told(() => {
          clearInterval(timer)
          unfollow()
        })
      },
      onPosition(at) {
        position = at
        for (const watcher of watchers) watcher()
      },
      onAnswer: (answers) => say(answers ? null : serverMessages.litefsSilent(LITEFS_URL)),
    })
  })
}
