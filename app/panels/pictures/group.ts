import type { PicturePalette } from '../color/picture-palette'
import { type Backdrop, nameOf, objects, type ProductKind } from './products'
import { backdropColors, cylinder, type Studio, studioLight } from './products/studio'
import { linear, type Picture, picture, radial, round } from './svg'

/** Where each object stands on its own sheet of 800 × 900. */
const middle = 400
const base = 770

export type GroupItem = {
  kind: ProductKind
  /** Middle of the object and the place where it stands, in px of the picture. */
  x: number
  y: number
  scale?: number
  color?: 'primary' | 'secondary'
}

type GroupOptions = {
  size: readonly [width: number, height: number]
  items: readonly GroupItem[]
  backdrop?: Backdrop
  /** Where the wall meets the table, as a fraction of the height. */
  table?: number
  /** Window light on the wall. */
  window?: boolean
}

/** Six panes of light, softened by three outlines that grow and add up. */
function windowLight(width: number, height: number): string {
  const pane = height * 0.2
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const x = round(width * 0.08 + column * pane * 1.12)
      const y = round(height * 0.14 + row * pane * 1.14 - column * pane * 0.3)
      const rise = round(pane * 0.28)
      return `M${x} ${y}l${round(pane)} ${-rise}v${round(pane)}l${round(-pane)} ${rise}z`
    }),
  )
  const layers = [0, 5, 10].map(
    (grow) => `<path d="${panes.join('')}" stroke-width="${grow}" opacity=".15"/>`,
  )
  return `<g fill="#fff" stroke="#fff" stroke-linejoin="round">${layers.join('')}</g>`
}

/** Several objects on one table, in front of one wall, at any size. */
export function group(palette: PicturePalette, options: GroupOptions): Picture {
  const { size, items, backdrop = 'sand', table = 0.72, window = false } = options
  const [width, height] = size
  const wall = backdropColors(palette, backdrop)
  const horizon = Math.round(height * table)
  const defs = [
    linear('wall', [0, 0, 0.6, 1], [0, wall.top], [1, wall.bottom]),
    linear('table', [0, 0, 0, 1], [0, wall.floor], [1, wall.bottom]),
    radial('spot', [0.3, 0.2, 0.8], [0, '#fff', 0.6], [1, '#fff', 0]),
    ...studioLight(palette),
    cylinder('dark', 0.3, (l) => palette.primary(Math.max(0.12, l), 0.5)),
    cylinder('pale', 0.86, (l) => palette.sand(l, 0.35)),
    ...(['primary', 'secondary'] as const).flatMap((name) => [
      cylinder(`body-${name}`, 0.56, palette[name]),
      cylinder(`shade-${name}`, 0.66, palette[name]),
    ]),
  ]
  const drawn = items.map(({ kind, x, y, scale = 1, color = 'primary' }) => {
    const other = color === 'primary' ? 'secondary' : 'primary'
    const studio: Studio = { palette, main: palette[color], other: palette[other] }
    const body = objects[kind](studio).replace(/url\(#(body|shade)\)/g, `url(#$1-${color})`)
    const left = Math.round(x - middle * scale)
    const top = Math.round(y - base * scale)
    return `<g transform="translate(${left} ${top}) scale(${scale})">${body}</g>`
  })
  const body = `<rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect width="${width}" height="${height}" fill="url(#spot)"/>
    ${window ? windowLight(width, height) : ''}
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#table)"/>
    <rect y="${horizon}" width="${width}" height="3" fill="#fff" opacity=".35"/>
    ${drawn.join('')}`
  const things = [...new Set(items.map(({ kind }) => nameOf(kind).toLowerCase()))]
  const alt = `On a table: ${things.join(', ')}`
  return picture(alt, size, defs, body)
}
