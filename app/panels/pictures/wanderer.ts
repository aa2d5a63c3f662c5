import type { PicturePalette } from '../color/picture-palette'
import { dunes } from './dunes'
import { mirrored, type Picture, round } from './svg'

const width = 1200
/** The way the footprints take, from the walker back to the foreground. */
const start = [452, 470] as const
const bend = [500, 640] as const
const end = [660, 800] as const

function footprints(color: string): string {
  const steps = 26
  return Array.from({ length: steps }, (_, i) => {
    const at = (i + 1) / steps
    const along = (axis: 0 | 1) =>
      (1 - at) ** 2 * start[axis] + 2 * at * (1 - at) * bend[axis] + at ** 2 * end[axis]
    const size = 1.5 + at * 5
    const side = (i % 2 ? 1 : -1) * size * 1.5
    const [x, y] = [round(along(0) + side), round(along(1))]
    return `<ellipse cx="${x}" cy="${y}" rx="${round(size)}" ry="${round(size * 0.42)}" fill="${color}" opacity="${(0.25 + at * 0.3).toFixed(2)}"/>`
  }).join('')
}

/** Someone alone in the dunes, with a long shadow and the way back still to be seen. */
export function wanderer(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, land } = palette
  const scene = dunes(palette, { mirror })
  const dark = land(0.2, 0.8)
  const walker = `<g transform="translate(452 466)">
      <path d="M0 0L96 26L88 31L-2 4Z" fill="${land(0.24, 0.8)}" opacity=".5"/>
      <path d="M-7 2L-4 -26H5L9 1L4 2L1 -16L-2 2Z" fill="${dark}"/>
      <path d="M-9 -22C-9 -44 -6 -52 1 -52C8 -52 11 -44 10 -22Z" fill="${secondary(0.62, 1.2)}"/>
      <path d="M2 -52C9 -52 11 -44 10 -22H2Z" fill="${secondary(0.44, 1.2)}"/>
      <path d="M-14 -46C-14 -50 -8 -51 -7 -46V-28C-10 -25 -14 -26 -14 -30Z" fill="${primary(0.4)}"/>
      <circle cx="2" cy="-59" r="6.5" fill="${primary(0.3, 0.5)}"/>
      <ellipse cx="2" cy="-62" rx="12" ry="3" fill="${secondary(0.9, 0.6)}"/>
      <path d="M-4 -63C-3 -70 7 -70 8 -63Z" fill="${secondary(0.9, 0.6)}"/>
    </g>`
  const figure = footprints(land(0.28, 0.8)) + walker
  const added = mirror ? mirrored(figure, width) : figure
  return {
    ...scene,
    alt: 'Someone walking through sand dunes',
    svg: scene.svg + added.replace(/>\s+</g, '><'),
  }
}
