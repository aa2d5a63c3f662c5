import { log } from '~/platform/log.server'
import { prunePictures } from './picture-cache.server'

const hour = 60 * 60 * 1000

/** Keeps the picture cache within its limit: soon after the start, then hourly. @returns how to stop */
export function startPictureUpkeep(): () => void {
  const run = () => {
    prunePictures().catch((error) => log.warn({ err: error }, 'old pictures were not removed'))
  }
  const first = setTimeout(run, 10_000)
  const timer = setInterval(run, hour)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
