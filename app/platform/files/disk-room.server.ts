import fsp from 'node:fs/promises'
import { env } from '~/platform/env.server'

/** So much of the disk stays free of what people send, in bytes; on a small one a twentieth of it. */
const keptFree = 512 * 1024 * 1024

/**
 * Whether the disk has room for a file that somebody sends. The last of it is the database's: a disk
 * that is full of files would take no word of anybody any more.
 */
export async function hasDiskRoom(bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await fsp.statfs(env.dataDir)
  return bavail * bsize - bytes > Math.min(keptFree, (blocks * bsize) / 20)
}
