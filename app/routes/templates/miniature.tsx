import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import type { Miniature } from '~/features/templates/miniatures.server'
import { panelThumbPath } from '~/panels/url'

/**
 * A page as a stack of its panels' pictures. A card shows its top; `whole` shows
 * all of it, to be scrolled.
 */
export function PageMiniature({
  miniature: { brandId, pictures },
  width = 480,
  whole,
  label,
}: {
  miniature: Miniature
  /** Of the pictures that are fetched. */
  width?: 480 | 960
  whole?: boolean
  /** What a screen reader is told; without it the name beside it is enough. */
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
      <span className="miniature miniature-none">
        <Icon name="template" size={20} />
      </span>
    )
  }
  if (!whole) {
    return (
      <span className="miniature" aria-hidden="true">
        <span className="miniature-stack">{stack}</span>
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <section className={classNames('miniature-whole')} aria-label={label} tabIndex={0}>
      {stack}
    </section>
  )
}
