import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * A synced file survives a power cut, its name only with its folder: code that creates, renames or links a
 * file for good syncs the folder too.
 *
 * @throws when the disk fails; a file system that cannot sync folders is left to its own ways
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch (error) {
    if (!unable(error)) throw error
  } finally {
    await folder.close()
  }
}

/** `syncFolder` for the start, before anybody waits. */
export function syncFolderNow(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } catch (error) {
    if (!unable(error)) throw error
  } finally {
    closeSync(folder)
  }
}

/**
 * Makes a folder and those above it that are missing; their names survive a power cut. Nothing
 * waits here but the first time: nobody can find the folder before its name is safe.
 */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  const top = dirname(resolve(first))
  for (let at = resolve(path); at !== top; at = dirname(at)) syncFolderNow(dirname(at))
}

const unable = (error: unknown) =>
  ['EINVAL', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')
