import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'

/**
 * Backs up to the bucket of the backups once the last backup is a day old, in a process of its own that
 * keeps no request waiting. Does nothing without such a bucket.
 *
 * @throws when the backup did not succeed: upkeep logs it and tries again
 */
export async function backUpDaily(bucket = env.BACKUP_S3_BUCKET): Promise<void> {
  if (!bucket) return
  const { code, said } = await run(['scripts/backup.ts', 's3', '--daily'])
  if (code !== 0) throw new Error(said)
  log.info({ backup: said })
}

function run(command: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      said = `${said}${words}`.slice(-2_000)
    })
  }
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done({ code, said: said.trim() }))
  })
}
