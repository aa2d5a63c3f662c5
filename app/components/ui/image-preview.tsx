import { useRef } from 'react'
import { controlsOf, controlWords } from '~/messages/controls'
import { Icon } from './icon'
import { SafeImage } from './safe-image'

/**
 * A small picture that opens large: a link to the picture itself; with script it opens over the
 * page instead.
 */
export function ImagePreview({
  src,
  large = src,
  alt,
  width,
  height,
  className,
}: {
  src: string
  /** Address of the large picture; the same one by default. */
  large?: string
  alt: string
  width: number
  height: number
  className?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const image = useRef<HTMLImageElement>(null)
  return (
    <>
      <a
        href={large}
        className="inline-block max-w-full overflow-hidden rounded border border-n200"
        aria-label={controlsOf.openLarge(alt)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          // Fetched only when asked for.
          if (image.current) image.current.src = large
          dialog.current?.showModal()
        }}
      >
        <SafeImage {...{ src, alt, width, height, className }} />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too */}
      <dialog
        ref={dialog}
        className="preview-large"
        aria-label={alt}
        onClick={() => dialog.current?.close()}
      >
        {/* biome-ignore lint/a11y/useAltText: the alternative text is spread */}
        <img ref={image} {...{ alt, width, height }} />
        <button
          type="button"
          className="btn btn-secondary btn-icon absolute top-2 right-2"
          aria-label={controlWords.close}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  )
}
