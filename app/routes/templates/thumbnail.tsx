import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import type { Thumbnail } from '~/features/templates/thumbnails.server'
import { panelThumbPath } from '~/panels/url'

/**
 * A page as a stack of its panels' pictures. A card shows its top; `whole` shows
 * all of it, to be scrolled.
 */
export function PageThumbnail({
  thumbnail: { brandId, pictures },
  width = 480,
  whole,
  label,
}: {
  thumbnail: Thumbnail
  /** Width of the pictures that are fetched. */
  width?: 480 | 960
  whole?: boolean
  /** Label for screen readers; without it the name beside it is enough. */
  label?: string
}) {
  const stack = pictures.map((picture, index) => (
    <SafeImage
      key={index}
      src={panelThumbPath(picture, brandId, width)}
      alt=""
      width={width}
      height={Math.max(1, Math.round((picture.height * width) / 1440))}
      loading="lazy"
    />
  ))
  if (pictures.length === 0) {
    return (
      <span className="thumbnail thumbnail-none">
        <Icon name="template" size={20} />
      </span>
    )
  }
  if (!whole) {
    return (
      <span className="thumbnail" aria-hidden="true">
        <span className="thumbnail-stack">{stack}</span>
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <section className={classNames('thumbnail-whole')} aria-label={label} tabIndex={0}>
      {stack}
    </section>
  )
}
