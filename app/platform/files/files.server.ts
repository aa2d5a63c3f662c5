import { join } from 'node:path'
import { storedFilesMessages as say } from '~/messages/stored-files'
import { env } from '~/platform/env.server'
import { diskDriver } from './disk.server'
import type { FileDriver } from './driver'
import { s3Driver } from './s3.server'
import { s3Client } from './s3-client.server'

/** The bucket of this installation; null where its files lie on the disk of its one machine. */
export const bucket = env.s3 && s3Client(env.s3)

const folder = join(env.dataDir, 'files')

/** The storage of this installation. */
export const files: FileDriver = bucket ? s3Driver(bucket) : diskDriver(folder)

/** Location of the files, in words. */
export const placeOfFiles = env.s3 ? say.inBucket(env.s3) : say.inFolder(folder)
