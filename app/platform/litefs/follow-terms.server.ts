import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { desc, notInArray } from 'drizzle-orm'
import { sqlite } from '~/db/client.server'
import { primaryTerms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { env } from '~/platform/env.server'
import { newId } from '~/platform/ids.server'
import { log } from '~/platform/log.server'
import { isLeaving } from './hand-over.server'
import { mayWrite, onStanding, positionNow } from './node.server'
import { aloneFor, isCopied } from './replicas.server'
import { primaryMarker } from './set-aside-names'

/** Terms that are kept; each change of the primary makes one. */
const mostTerms = 200
/** Milliseconds that the last position of a replica may be on its way. */
const lastWord = 300
/**
 * Milliseconds for which a primary may be without any replica. LiteFS waits without a limit for an answer to
 * whether it is still the primary, and others have long chosen another one where all links are cut.
 */
const mostAlone = 16_000

/** Milliseconds until a takeover that failed is tried again, after each failure twice as many, and at most. */
const firstPause = 1_000
const longestPause = 60_000

/** By this file `scripts/set-aside` knows, after the node has ended, that it was the primary. */
const marker = join(env.dataDir, primaryMarker)

/**
 * Follows when this node is the primary. When it becomes it, `begin` is done and the position at which it
 * took over is written down: by it a node that returns finds what it had alone. What fails of that is tried
 * again. When it ceases to be it and what it wrote is not copied, its process ends, so that its database is
 * copied aside before LiteFS, which would throw that away, starts again. The same where it has lost all its
 * replicas: others may have chosen another primary.
 *
 * @returns how to stop
 */
export function followTerms(begin: () => void): () => void {
  if (env.LITEFS_URL === undefined) {
    begin()
    return () => {}
  }
  let was = false
  /** The position of a takeover that is not finished yet. */
  let takeover: number | null = null
  let pause = firstPause
  let nextTry = 0
  const takeOver = () => {
    if (takeover === null || performance.now() < nextTry) return
    nextTry = performance.now() + pause
    pause = Math.min(pause * 2, longestPause)
    writeFileSync(marker, '')
    begin()
    writeDown(takeover)
    takeover = null
  }
  const look = () => {
    if (mayWrite() !== was) {
      was = mayWrite()
      takeover = was ? positionNow() : null
      pause = firstPause
      nextTry = 0
      if (!was) return void endUnlessCopied()
    }
    takeOver()
  }
  const lookAgain = () => {
    try {
      look()
    } catch (error) {
      log.error({ err: error }, 'the database could not be brought up to date')
    }
  }
  look()
  const timer = setInterval(() => {
    if (mayWrite() && aloneFor() > mostAlone) end('ends: it hears of no other node')
    lookAgain()
  }, 1_000).unref()
  const forget = onStanding(lookAgain)
  return () => {
    clearInterval(timer)
    forget()
  }
}

/** Runs at once: closing the database moves the WAL into it, which shows what this node has alone. */
function end(why: string) {
  log.error({ position: positionNow() }, why)
  copyAside()
  process.kill(process.pid, 'SIGKILL')
}

/** LiteFS moves the WAL too as it ends; so the copy is made now, where it may still be, and nobody writes meanwhile. */
function copyAside() {
  try {
    sqlite.exec('begin immediate')
    execFileSync(process.execPath, [resolve('scripts/set-aside.ts')], { stdio: 'inherit' })
  } catch (error) {
    log.warn({ err: error }, 'the database is copied aside when this machine starts')
  }
}

/**
 * Ends being the primary where this node stops as it, before the database is closed: what is not copied is
 * set aside, and where all is, nothing has to be when it starts again.
 */
export function stopAsPrimary(): void {
  if (!mayWrite()) return
  if (isCopied(positionNow())) rmSync(marker, { force: true })
  else copyAside()
}

function writeDown(position: number) {
  transaction((tx) => {
    tx.insert(primaryTerms)
      .values({ id: newId(), node: hostname(), position, beganAt: Date.now() })
      .run()
    const newest = tx
      .select({ id: primaryTerms.id })
      .from(primaryTerms)
      .orderBy(desc(primaryTerms.beganAt))
      .limit(mostTerms)
    tx.delete(primaryTerms).where(notInArray(primaryTerms.id, newest)).run()
  })
}

async function endUnlessCopied() {
  const position = positionNow()
  if (!isCopied(position)) await wait(lastWord)
  if (mayWrite()) return
  if (isCopied(position)) return rmSync(marker, { force: true })
  // It is copied aside when it starts again.
  if (!isLeaving()) end('ends: what it wrote last may be nowhere else')
}
