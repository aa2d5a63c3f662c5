import { layerHref, sizeOf } from '../html/layer'
import type { UploadedPicture } from '../html/uploaded'
import type { LayerRow } from '../layer'
import { textWidth } from '../primitives'
import type { Reading, ReadLine } from './reading'

export type PictureJob = {
  picture: Pick<UploadedPicture, 'alt' | 'layer' | 'width' | 'height'>
  links: Readonly<Record<string, string>>
}

/** Reads a panel that was uploaded: its alternative text, and the words that lie over it. */
export function readPicture({ picture, links }: PictureJob): Reading {
  const { alt, layer, width, height } = picture
  const whole = { left: 0, top: 0, right: width, bottom: height }
  const rows = layer?.rows ?? []
  const title = rows.find(({ role }) => role === 'title')
  return [
    ...(alt ? [{ as: 'picture' as const, box: whole, lines: [], alt }] : []),
    ...rows.map((row) => ({
      as:
        row === title
          ? ('title' as const)
          : row.role === 'title'
            ? ('heading' as const)
            : ('text' as const),
      box: boxOf(row, picture),
      lines: linesOf(row, picture),
      href: layerHref(row, (said) => links[said.trim().toLowerCase()]),
    })),
  ]
}

type Size = { width: number; height: number }

const boxOf = ({ x, y, width, height }: LayerRow, picture: Size) => ({
  left: (x * picture.width) / 100,
  top: (y * picture.height) / 100,
  right: ((x + width) * picture.width) / 100,
  bottom: ((y + height) * picture.height) / 100,
})

/** The words in as many lines as fill their room best, each as wide as it is about. */
function linesOf(row: LayerRow, picture: Size): ReadLine[] {
  const size = (sizeOf(row, picture.height / picture.width) * picture.width) / 100
  const { left, top, right, bottom } = boxOf(row, picture)
  const lines: string[] = []
  for (const word of row.words.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && textWidth(longer, size) <= right - left)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const height = (bottom - top) / lines.length
  return lines.map((line, at) => {
    const scale = Math.min(1, (right - left) / textWidth(line, size))
    let x = left
    const words = line.split(' ').map((text) => {
      const word = { text: `${text} `, x, width: textWidth(text, size) * scale }
      x += textWidth(word.text, size) * scale
      return word
    })
    return { baseline: top + height * (at + 0.78), size: Math.min(size, height), words }
  })
}
