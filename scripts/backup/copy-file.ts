import { createHash } from 'node:crypto'
import { type Dirent, readdirSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { makeFolder, syncFolder } from '../../app/platform/files/durable.ts'

/** A file as it must be found again: bytes and SHA-256. */
export type FileDigest = { size: number; sha256: string }

const chunk = 1024 * 1024

/** Reads a file once, chunk by chunk. @throws when it cannot be read */
async function read(path: string, each: (bytes: Buffer) => Promise<void>): Promise<FileDigest> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafe(chunk)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunk)
      if (bytesRead === 0) break
      const bytes = buffer.subarray(0, bytesRead)
      hash.update(bytes)
      size += bytesRead
      await each(bytes)
    }
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

export const factsOf = (path: string): Promise<FileDigest> => read(path, async () => {})

/** Copies a file; its content is on the disk when this returns, its name after `syncTree`. */
export async function copyFile(from: string, to: string): Promise<FileDigest> {
  makeFolder(dirname(to))
  const { mode } = await stat(from)
  const copy = await open(to, 'w', mode & 0o777)
  try {
    const facts = await read(from, async (bytes) => void (await copy.writeFile(bytes)))
    await copy.sync()
    return facts
  } finally {
    await copy.close()
  }
}

/** Syncs a file that something else has written. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Syncs a folder and all folders in it: the names of everything in there. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncTree(join(folder, entry.name))
  }
  await syncFolder(folder)
}

/** The paths of all finished files under a folder; what is still being written is none. */
export function filesUnder(root: string): string[] {
  const place = (entry: Dirent) => relative(root, join(entry.parentPath, entry.name))
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('~'))
    .map(place)
    .sort()
}
