import { execFile } from 'node:child_process'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { databaseFile } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import type { LostFind, LostRowsDesk, WhatIsKept } from '~/platform/litefs/lost-find'
import { log } from '~/platform/log.server'
import { mayWrite } from './node.server'
import { nodeAddressOf, nodeAuthorization } from './other-nodes.server'
import { setAsideFolder } from './set-aside-names'
import { reachablePrimary } from './tell-primary.server'

/** Milliseconds between two tries, after each failure twice as many, and at most. */
const pause = { first: 3_000, longest: 10 * 60_000 }
/** Milliseconds until a node asks again whether what it keeps is decided. */
const askAgain = 60 * 60_000
/** Milliseconds that the primary has to answer, and two databases to be compared. */
const patience = { answer: 20_000, compare: 30 * 60_000 }
/** Copies that are kept for rows that the primary has not: one more takes the place of the oldest. */
const mostKept = 3

const all = join(env.dataDir, setAsideFolder)

type Compare = (folder: string, primary: string) => Promise<Compared>
type Compared = 'wait' | 'nothing' | Omit<LostFind, 'id' | 'node'>

/**
 * Finds what copies that were set aside before LiteFS started have alone, and tells the primary. A copy is
 * removed once the primary has all of it; one with more rows than that stays until admins have decided.
 *
 * @param desk what the primary does with what is found
 * @returns how to stop
 */
export function tellSetAside(desk: LostRowsDesk): () => void {
  if (env.LITEFS_URL === undefined) return () => {}
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const go = async () => {
    const wait = await tellNext(desk)
    if (wait !== null && !stopped) timer = setTimeout(go, wait).unref()
  }
  timer = setTimeout(go, pause.first).unref()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Last failure: it is logged once, however often it is tried. */
let failed = { times: 0, why: '' }

/**
 * Tells what the oldest copy has, or where all is told, asks what became of those that are kept.
 *
 * @returns milliseconds until there may be more to do; null when nothing is left
 */
export async function tellNext(
  desk: LostRowsDesk,
  compare: Compare = compareWithPresent,
): Promise<number | null> {
  const [oldest] = copies(/^\d+$/)
  const kept = copies(/^kept-\d+$/)
  if (oldest === undefined && kept.length === 0) return null
  const primary = mayWrite() ? hostname() : reachablePrimary()
  if (primary === null) return pause.first
  try {
    if (oldest !== undefined) {
      const isTold = await tellOne(oldest, primary, desk, compare)
      if (!isTold) return nextPause('the primary has not written down when it took over')
    } else for (const name of kept) await askAbout(name, primary, desk)
    failed = { times: 0, why: '' }
    return copies(/^\d+$/).length > 0 ? pause.first : askAgain
  } catch (error) {
    const why = String(error)
    if (why !== failed.why) log.warn({ err: error }, 'what a copy has alone was not told')
    const wait = nextPause(why)
    const isFull = (error as { code?: unknown }).code === 'lost-finds-full'
    return isFull ? pause.longest : wait
  }
}

/** @param why it begins again where that is another reason */
function nextPause(why: string): number {
  const times = why === failed.why ? failed.times : 0
  failed = { times: times + 1, why }
  return Math.min(pause.first * 2 ** times, pause.longest)
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

const remove = (name: string) => rmSync(join(all, name), { recursive: true, force: true })
const idOf = (name: string) => `${hostname()}-${name.replace('kept-', '')}`

/** @returns false where it cannot be told yet what a copy has alone */
async function tellOne(name: string, primary: string, desk: LostRowsDesk, compare: Compare) {
  const found = await compare(join(all, name), primary)
  if (found === 'wait') return false
  if (found === 'nothing') return removed(name)
  const whole: LostFind = { id: idOf(name), node: hostname(), ...found }
  const kept = mayWrite() ? desk.keep(whole) : await send(primary, whole)
  const { rows, leftOut } = whole
  log.warn({ rows: rows.length, leftOut, kept }, 'this node had rows alone')
  if (kept !== 'partly') return removed(name)
  renameSync(join(all, name), join(all, `kept-${name}`))
  for (const old of copies(/^kept-/).slice(0, -mostKept)) {
    log.warn(
      { copy: old },
      'a copy with rows that nobody has decided about gives way to newer ones',
    )
    remove(old)
  }
  return true
}

function removed(name: string): true {
  remove(name)
  return true
}

/** Removes a copy that was decided about. The primary that does not know of it any more is told again. */
async function askAbout(name: string, primary: string, desk: LostRowsDesk) {
  const kept = mayWrite() ? desk.ask(idOf(name)) : await ask(primary, idOf(name))
  if (kept === null) renameSync(join(all, name), join(all, name.replace('kept-', '')))
  else if (kept !== 'partly') remove(name)
}

/** In a process of its own, after all others: it reads two whole databases. */
async function compareWithPresent(folder: string, primary: string): Promise<Compared> {
  const script = resolve('scripts/set-aside-compare.ts')
  const words = ['-n', '19', process.execPath, script, folder, databaseFile, primary]
  const { stdout } = await promisify(execFile)('nice', words, {
    timeout: patience.compare,
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Compared
}

async function send(primary: string, found: LostFind): Promise<WhatIsKept> {
  const answer = await fetch(new URL('/lost-rows', nodeAddressOf(primary)), {
    method: 'POST',
    headers: { authorization: nodeAuthorization, 'content-type': 'application/json' },
    body: JSON.stringify(found),
    signal: AbortSignal.timeout(patience.answer),
  })
  if (answer.status === 503) throw new DomainError('lost-finds-full', 503)
  if (answer.status !== 200) throw new Error(`the primary answered ${answer.status}`)
  return (await answer.text()) as WhatIsKept
}

async function ask(primary: string, id: string): Promise<WhatIsKept | null> {
  const address = new URL(`/lost-rows/${encodeURIComponent(id)}`, nodeAddressOf(primary))
  const signal = AbortSignal.timeout(patience.answer)
  const answer = await fetch(address, { headers: { authorization: nodeAuthorization }, signal })
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new Error(`the primary answered ${answer.status}`)
  return (await answer.text()) as WhatIsKept
}
