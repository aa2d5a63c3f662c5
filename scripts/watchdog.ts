/**
 * Starts the server beside LiteFS and watches LiteFS from outside, which waits for ever for a primary that
 * has gone without a word. The watchdog then ends, LiteFS with it, and the machine restarts. Without
 * `LITEFS_URL` it only starts the server and passes on signals.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getInternalInstanceDomain } from 'litefs-js'
import { serverMessages as say } from '../app/messages/server.ts'
import { notYetWhole } from '../app/platform/litefs/lag.ts'
import { isStuck, type Look } from './watchdog/is-stuck.ts'
import { wordsGiven } from './words.ts'

wordsGiven('node scripts/watchdog.ts')

/** Milliseconds between two looks. */
const every = 1_000
/** Milliseconds that the server has to finish what is under way. */
const toFinish = 25_000

const server = spawn(process.execPath, [...process.execArgv, 'server.ts'], { stdio: 'inherit' })
let ending: number | undefined

server.on('exit', (code) => process.exit(ending ?? code ?? 1))
// LiteFS gives the lease back only where its process ends well.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal, 0))

/** Ends the server. @param code what the watchdog then exits with, whatever the server does */
function end(signal: NodeJS.Signals, code: number) {
  ending ??= code
  server.kill(signal)
  setTimeout(() => server.kill('SIGKILL'), toFinish).unref()
}

const { LITEFS_URL, DATABASE_DIR } = process.env
const looks: Look[] = []
if (LITEFS_URL && DATABASE_DIR) setInterval(watch, every, LITEFS_URL, DATABASE_DIR)

async function watch(litefs: string, folder: string) {
  const { lag, ...said } = await look(litefs, folder)
  looks.push({ at: Date.now(), lag, ...said })
  if (ending !== undefined || !isStuck(looks)) return
  console.error(say.litefsStuck)
  end('SIGTERM', 1)
}

async function look(litefs: string, folder: string): Promise<Omit<Look, 'at'>> {
  const patience = AbortSignal.timeout(every)
  try {
    const [info, lag] = await Promise.all([
      fetch(new URL('/info', litefs), { signal: patience }).then((answer) => answer.json()),
      readFile(join(folder, '.lag'), { encoding: 'utf8', signal: patience }),
    ])
    const { isPrimary, primary } = info as { isPrimary: boolean; primary?: { hostname?: string } }
    const waitsFor = isPrimary ? null : primary?.hostname || null
    const isUnheard = waitsFor !== null && Number(lag) >= notYetWhole
    const reaches = !isUnheard || (await answersAt(waitsFor, litefs))
    return { answers: true, waitsFor, lag: Number(lag), reaches }
  } catch {
    return { answers: false, waitsFor: null, lag: 0, reaches: true }
  }
}

/** Whether LiteFS answers on another node, at the port of ours. */
function answersAt(node: string, litefs: string): Promise<boolean> {
  const there = getInternalInstanceDomain(node, new URL(litefs).port || '80')
  return fetch(new URL('/info', there), { signal: AbortSignal.timeout(every) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
