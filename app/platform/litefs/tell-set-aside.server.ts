import { execFile } from 'node:child_process'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { databaseFile } from '~/db/client.server'
import { env } from '~/platform/env.server'
import type { Found } from '~/platform/litefs/found'
import { log } from '~/platform/log.server'
import { mayWrite } from './node.server'
import { nodeAddressOf, pass } from './other-nodes.server'
import { reachablePrimary } from './tell-primary.server'

/** Milliseconds between two tries. */
const every = 3_000
/** Milliseconds that the primary has to answer, and two databases to be compared. */
const patience = { answer: 20_000, compare: 30 * 60_000 }
/** Copies with more than was told, which are kept for whoever wants to look. */
const mostKept = 2

const all = join(env.dataDir, 'set-aside')

/**
 * Finds what copies that were set aside before LiteFS started have alone, and tells the primary. A copy is
 * removed once that is done; one with more rows than are told is kept.
 *
 * @param keep what the primary does with what is found
 * @returns how to stop
 */
export function tellSetAside(keep: (found: Found) => void): () => void {
  if (env.LITEFS_URL === undefined) return () => {}
  let busy = false
  const timer = setInterval(async () => {
    const [oldest] = copies(/^\d+$/)
    if (oldest === undefined) return clearInterval(timer)
    const primary = mayWrite() ? hostname() : reachablePrimary()
    if (busy || primary === null) return
    busy = true
    try {
      await tellOne(oldest, primary, keep)
    } catch (error) {
      log.warn({ err: error, copy: oldest }, 'what a copy has alone was not told')
    } finally {
      busy = false
    }
  }, every).unref()
  return () => clearInterval(timer)
}

/** Folders of copies, oldest first. */
function copies(named: RegExp): string[] {
  try {
    return readdirSync(all)
      .filter((name) => named.test(name))
      .sort()
  } catch {
    return []
  }
}

async function tellOne(name: string, primary: string, keep: (found: Found) => void) {
  const folder = join(all, name)
  const found = await compare(folder, primary)
  if (found === 'wait') return
  if (found !== 'nothing') {
    const whole: Found = { id: `${hostname()}-${name}`, node: hostname(), ...found }
    log.warn({ rows: whole.rows.length, leftOut: whole.leftOut }, 'this node had rows alone')
    if (mayWrite()) keep(whole)
    else await send(primary, whole)
    if (whole.leftOut > 0) {
      renameSync(folder, join(all, `kept-${name}`))
      for (const old of copies(/^kept-/).slice(0, -mostKept))
        rmSync(join(all, old), { recursive: true })
      return
    }
  }
  rmSync(folder, { recursive: true, force: true })
}

/** In a process of its own, after all others: it reads two whole databases. */
async function compare(folder: string, primary: string) {
  const script = resolve('scripts/set-aside-compare.ts')
  const words = ['-n', '19', process.execPath, script, folder, databaseFile, primary]
  const { stdout } = await promisify(execFile)('nice', words, {
    timeout: patience.compare,
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as 'wait' | 'nothing' | Omit<Found, 'id' | 'node'>
}

async function send(primary: string, found: Found) {
  const answer = await fetch(new URL('/lost-rows', nodeAddressOf(primary)), {
    method: 'POST',
    headers: { authorization: pass, 'content-type': 'application/json' },
    body: JSON.stringify(found),
    signal: AbortSignal.timeout(patience.answer),
  })
  if (answer.status !== 204) throw new Error(`the primary answered ${answer.status}`)
}
