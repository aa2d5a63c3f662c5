import type { CSSProperties } from 'react'
import { SafeImage } from './safe-image'

/**
 * A section over the whole width of a page. Its place is kept in its proportions before the picture
 * is there.
 */
export function SectionPicture({
  src,
  small,
  name,
  height,
  natural = false,
  eager = false,
}: {
  src: string
  /** Address of a small picture of the same, shown until the large one is there. */
  small?: string
  name: string
  /** At a width of 1440. */
  height: number
  /** Whether its height is a guess, such as of own words that were not measured: the picture knows better. */
  natural?: boolean
  eager?: boolean
}) {
  return (
    <div
      className="section-picture"
      data-natural={natural || undefined}
      // Short: a page has hundreds of them.
      style={{ '--h': height, backgroundImage: small && `url("${small}")` } as CSSProperties}
    >
      <SafeImage src={src} alt={name} loading={eager ? undefined : 'lazy'} />
    </div>
  )
}
