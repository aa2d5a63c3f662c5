import { useState } from 'react'
import { controlWords, namedControls } from '~/messages/controls'
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
  className = 'rounded border border-n200',
}: {
  src: string
  /** Address of the large picture; the same one by default. */
  large?: string
  alt: string
  width?: number
  height?: number
  className?: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        href={large}
        className="image-preview"
        aria-label={namedControls.openLarge(alt)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <SafeImage {...{ src, width, height, className }} alt="" />
      </a>
      {/* Fetched only when asked for. */}
      {open && <Large src={large} alt={alt} closed={() => setOpen(false)} />}
    </>
  )
}

/** Above everything that is open; any press closes it. */
const Large = ({ src, alt, closed }: { src: string; alt: string; closed: () => void }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
  <dialog
    ref={(dialog) => dialog?.isConnected && !dialog.open && dialog.showModal()}
    className="preview-large"
    aria-label={alt}
    onClick={(event) => event.currentTarget.close()}
    onClose={closed}
  >
    <img src={src} alt={alt} />
    <button
      type="button"
      className="btn btn-secondary btn-icon absolute top-2 right-2"
      aria-label={controlWords.close}
    >
      <Icon name="close" />
    </button>
  </dialog>
)
