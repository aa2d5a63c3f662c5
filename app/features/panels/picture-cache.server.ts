import { join } from 'node:path'
import { diskCache } from '~/platform/disk-cache.server'
import { env } from '~/platform/env.server'

/** Pictures are kept until they take this many bytes. */
const cacheLimit = 2 * 1024 ** 3

/** Drawn panels, logos, and printed pages. */
export const pictureCache = diskCache(join(env.dataDir, 'cache', 'panels'))

/** Cuts the kept pictures to their limit, those not asked for the longest first. */
export const prunePictures = () => pictureCache.prune(cacheLimit)
