import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { serverMessages } from '~/messages/server'
import { syncFolderNow } from './files/durable'
import { StartRefused } from './start-refused'

/** A shorter one could be guessed, and with it anybody's cookie be made. */
export const shortestSecret = 32

/**
 * The secret kept in a file beside the database, made once when there is none. It is whole on the
 * disk before anything is signed with it. What an empty file signed can be trusted by
 * nobody: it is made anew.
 *
 * @throws StartRefused when the file is damaged
 */
export function storedSecret(file: string): string {
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (!found) {
    if (found === '') console.warn(serverMessages.emptySecret(file))
    writeSecret(file, found === '')
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret) throw new StartRefused(serverMessages.shortSecret(file))
  return secret
}

/** Of two processes that start at once, the first one's name stands: the other one reads it. */
function writeSecret(file: string, replace: boolean): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}~`
  try {
    const opened = openSync(draft, 'wx', 0o600)
    try {
      writeFileSync(opened, randomBytes(32).toString('hex'))
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
    if (replace) renameSync(draft, file)
    else linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolderNow(dirname(file))
}
