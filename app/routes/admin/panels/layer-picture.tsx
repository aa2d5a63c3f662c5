import { SafeImage } from '~/components/ui/safe-image'
import type { TypedRow } from './layer-rows'

/** A picture with the places of its words, each by the number of its row. */
export function LayerPicture({
  src,
  alt,
  width,
  height,
  rows,
}: {
  src: string
  alt: string
  width: number
  height: number
  rows: readonly TypedRow[]
}) {
  return (
    <div className="layer-picture">
      <SafeImage {...{ src, alt, width, height }} />
      {rows.map((row, at) => {
        const [left = 0, top = 0, wide = 0, high = 0] = [row.x, row.y, row.width, row.height].map(
          (text) => Number(text.replace(',', '.')) || 0,
        )
        return (
          wide * high > 0 && (
            <span
              key={`${at + 1} ${row.words}`}
              className="layer-box"
              style={{ left: `${left}%`, top: `${top}%`, width: `${wide}%`, height: `${high}%` }}
            >
              <span className="layer-number">{at + 1}</span>
            </span>
          )
        )
      })}
    </div>
  )
}
