import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { syncFolderNow } from './durable.ts'

/** A shorter secret could be guessed. */
export const shortestSecret = 32

/**
 * Writes a file that only its owner may read; it is whole on the disk when this returns. Without `replace`
 * an existing file stays: if two processes start at once, the second reads the file of the first.
 */
export function writeSecretFile(file: string, text: string, { replace = false } = {}): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}~`
  try {
    const opened = openSync(draft, 'wx', 0o600)
    try {
      writeFileSync(opened, text)
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
