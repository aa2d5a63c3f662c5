import fs from 'node:fs'
import { env } from '~/platform/env.server'

/** Bytes of the disk that uploads leave free; on a small disk a twentieth of it. */
const keptFree = 512 * 1024 * 1024

/**
 * Bytes of this machine's disk left for uploads, even those that only pass through on their way to S3. The
 * last of the disk is the database's: on a disk full of files it could not save another word.
 */
export const diskLeft = (): number => freeBeyond(1)

function freeBeyond(share: number): number {
  const { bavail, blocks, bsize } = fs.statfsSync(env.dataDir)
  return bavail * bsize - share * Math.min(keptFree, (blocks * bsize) / 20)
}

/** Whether there is room for a file that somebody sends: what goes to S3 takes none of the disk. */
export const hasDiskRoom = (bytes: number): boolean => env.s3 !== null || diskLeft() > bytes

/**
 * Whether the disk has room for bytes that lie there only while a form is answered: so that the form is
 * read and its sender told, half of what is kept free may serve for that.
 */
export const hasPassingRoom = (bytes: number): boolean => freeBeyond(0.5) > bytes
