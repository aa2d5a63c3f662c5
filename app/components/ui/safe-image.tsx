import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { awaitServer } from '../shell/await-server'
import { classNames } from './class-names'
import { Icon } from './icon'

/** How often a failed image is asked for again. */
export const maxRetries = 5

/** Milliseconds before try number `times` (1 to 5): 0.25, 0.5, 1, 2, 4 s. */
export const retryDelay = (times: number) => 250 * 2 ** (times - 1)

/**
 * An image that does not stay broken: it is tried up to 5 more times, then replaced by a placeholder of the
 * same size, and tried again when a server that was away is back. Without script the alternative text is on
 * the same background.
 */
export function SafeImage({
  className,
  src,
  alt,
  width,
  height,
  ...rest
}: ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  alt: string
  /** Both in pixels; without them the styles keep its place. */
  width?: number
  height?: number
}) {
  const ref = useRef<HTMLImageElement>(null)
  const [failure, setFailure] = useState({ src, times: 0 })
  const times = failure.src === src ? failure.times : 0
  const failed = () => setFailure({ src, times: times + 1 })

  // It may have failed before script was there to hear of it.
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) setFailure({ src, times: 1 })
  }, [src])

  useEffect(() => {
    if (times === 0 || times > maxRetries) return
    const timer = setTimeout(() => {
      if (ref.current) ref.current.src = src
    }, retryDelay(times))
    return () => clearTimeout(timer)
  }, [times, src])

  // Asked before the last try as well: a server that is back by then was away for the others.
  useServerReturn(times >= maxRetries, () => setFailure({ src, times: 1 }))
  const isGivenUp = times > maxRetries
  useServerReturn(isGivenUp, () => setFailure({ src, times: 1 }))

  if (isGivenUp) {
    return (
      <span
        role="img"
        aria-label={alt || controlWords.imageNotAvailable}
        className={classNames('image-placeholder', className)}
        style={width && height ? { width, aspectRatio: `${width} / ${height}` } : undefined}
      >
        <Icon name="image" size={20} />
      </span>
    )
  }
  return (
    <img
      {...rest}
      ref={ref}
      className={classNames('safe-image', className)}
      onError={failed}
      alt={alt}
      {...{ src, width, height }}
    />
  )
}

/** Calls back when a server that did not answer answers again. */
function useServerReturn(isWaiting: boolean, tell: () => void) {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (isWaiting) return awaitServer((wasAway) => wasAway && latest.current(), 0)
  }, [isWaiting])
}
