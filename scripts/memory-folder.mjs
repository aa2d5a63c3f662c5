import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** Bytes that a whole run needs at most, several times over. */
const wanted = 4e9

/**
 * Has what follows put its temporary files into memory, where there is a file system in it with room:
 * every commit of a test would wait for the disk. What lies there is removed when the process ends.
 */
export function writeToMemory() {
  // A worker has its parent's.
  if (process.env.TMPDIR?.startsWith(memory) || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < wanted) return
  try {
    const folder = mkdtempSync(`${memory}/panelry-`)
    process.env.TMPDIR = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  } catch {
    // Not ours to write: the disk does as well.
  }
}
