import { startUpkeep } from '~/platform/jobs/upkeep.server'
import { prunePictures } from './picture-cache.server'

const hour = 60 * 60 * 1000

/** Keeps the picture cache within its limit: soon after the start, then hourly. @returns how to stop */
export const startPictureUpkeep = () =>
  startUpkeep(prunePictures, 'old pictures were not removed', { first: 10_000, every: hour })
