import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { BackupFacts } from '~/platform/backup/backup-facts'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { keepFailure, keepNewest } from './backup-state.server'

/** Output of `scripts/backup-daily.ts`. */
type Saved = { facts: BackupFacts; said: string; problems: string[]; isNews: boolean }

/**
 * Backs up to the bucket of the backups once the last backup is a day old, in a process of its own that
 * keeps no request waiting. Does nothing without such a bucket.
 *
 * @throws when the backup did not succeed: upkeep logs it and tries again
 */
export async function backUpDaily(): Promise<void> {
  const { settings, problems } = env.backups
  if (!settings && problems.length === 0) return
  const { code, said, failed } = await run(['scripts/backup-daily.ts'])
  if (code !== 0) {
    keepFailure(failed)
    throw new Error(failed)
  }
  const saved = JSON.parse(said) as Saved
  keepNewest(saved.facts, saved.isNews)
  log.info({ backup: saved.said })
  if (saved.problems.length > 0) log.warn({ backup: saved.problems.join('\n') })
}

/** Characters of words that are kept. */
const mostWords = 2_000

function run(command: string[]): Promise<{ code: number | null; said: string; failed: string }> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let said = ''
  let failed = ''
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    said += words
  })
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    failed = `${failed}${words}`.slice(-mostWords)
  })
  return new Promise((done, broken) => {
    child.on('error', broken)
    child.on('close', (code) => done({ code, said: said.trim(), failed: failed.trim() }))
  })
}
