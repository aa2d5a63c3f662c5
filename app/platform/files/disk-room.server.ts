import fs from 'node:fs'
import { env } from '~/platform/env.server'

/** So much of the disk stays free of what people send, in bytes; on a small one a twentieth of it. */
const keptFree = 512 * 1024 * 1024

/**
 * So many bytes of the disk are left for what people send. The last of it is the database's: a disk
 * that is full of files would take no word of anybody any more.
 */
export function diskLeft(): number {
  const { bavail, blocks, bsize } = fs.statfsSync(env.dataDir)
  return bavail * bsize - Math.min(keptFree, (blocks * bsize) / 20)
}

/** Whether the disk has room for a file that somebody sends. */
export const hasDiskRoom = (bytes: number): boolean => diskLeft() > bytes
