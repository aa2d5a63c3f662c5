import { join } from 'node:path'
import { env } from '~/platform/env.server'
import { diskDriver } from './disk.server'
import type { FileDriver } from './driver'

/** The storage of this installation. */
export const files: FileDriver = diskDriver(join(env.dataDir, 'files'))
