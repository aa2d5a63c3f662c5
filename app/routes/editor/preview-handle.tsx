import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { editorMessages as say } from '~/messages/editor'
import { previewWidths } from '~/shared/page-width'

const { min, max } = previewWidths

/** How long it rests before its width is in the address, in milliseconds. */
const restTime = 300

const steps: Record<string, number> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
  Home: -max,
  End: max,
}

/** The right edge of a preview, which is dragged or moved by arrows. */
export function PreviewHandle({
  width,
  drag,
  keep,
}: {
  width: number
  drag: (width: number) => void
  /** It has come to rest. */
  keep: (width: number) => void
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const from = useRef({ x: 0, width, perPixel: 1 })
  const to = (wanted: number) => {
    const next = Math.round(Math.min(max, Math.max(min, wanted)))
    drag(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, restTime, next)
  }
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    const shown = event.currentTarget.parentElement?.clientWidth || width
    // The page is centered: its other edge moves as well.
    from.current = { x: event.clientX, width, perPixel: (2 * width) / shown }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    to(from.current.width + (event.clientX - from.current.x) * from.current.perPixel)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    to(width + step)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className="preview-handle"
      aria-label={say.width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      aria-valuetext={say.pixels(width)}
      onPointerDown={grab}
      onPointerMove={move}
      onKeyDown={press}
    >
      <output className="preview-width">{say.pixels(width)}</output>
    </div>
  )
}
