import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { seededRandom } from './random'
import { linear, type Picture, picture, radial, round } from './svg'

const width = 1200
const height = 800
const hills = [
  { y: 430, height: 70, frequency: 5, phase: 0.4 },
  { y: 480, height: 80, frequency: 6.5, phase: 2.1 },
  { y: 550, height: 74, frequency: 5.2, phase: 4.2 },
  { y: 625, height: 64, frequency: 7, phase: 1 },
  { y: 705, height: 70, frequency: 4.4, phase: 3 },
]

/** Triangles on both lower corners. */
function conifers(variant: number): string {
  const random = seededRandom(7 + variant)
  let trees = ''
  for (let i = 0; i < 34; i++) {
    const onLeft = i < 19
    const x = onLeft ? random() * 360 - 20 : 820 + random() * 400
    const tall = 46 + random() * 96
    const slope = onLeft ? Math.max(0, 70 - x * 0.16) : Math.max(0, (x - 820) * 0.2)
    const y = 820 - slope
    trees += `M${round(x)} ${round(y - tall)}l${round(tall * 0.2)} ${round(tall)}h${round(-tall * 0.4)}z`
  }
  return trees
}

/** Layered hills in haze under a low sun. Variant 0: sun on the right, 1: left, 2: middle. */
export function valley(
  palette: PicturePalette,
  { variant = 0 }: { variant?: number } = {},
): Picture {
  const { secondary, sky, land } = palette
  const sun = [820, 330, 600][variant % 3]
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.62, 1)],
      [0.42, sky(0.82, 0.6)],
      [0.62, secondary(0.9, 0.75)],
      [1, secondary(0.84, 1)],
    ),
    radial(
      'glow',
      [0.5, 0.5, 0.5],
      [0, secondary(0.97, 0.4), 1],
      [0.25, secondary(0.93, 0.7), 0.75],
      [1, secondary(0.88, 0.9), 0],
    ),
  ]
  let body = `<rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${sun}" cy="380" r="360" fill="url(#glow)"/>
    <circle cx="${sun}" cy="380" r="54" fill="${secondary(0.975, 0.35)}"/>`
  hills.forEach((hill, i) => {
    const near = i / 4
    const haze = i < 4 ? land(0.86 - near * 0.4, 0.55) : land(0.86 - near * 0.66, 0.6)
    defs.push(
      linear(
        `hill${i}`,
        [0, 0, 0, 1],
        [0, land(0.78 - near * 0.52, 0.75 + 0.05 * near)],
        [0.75, haze],
      ),
    )
    const line = ridge(width, { ...hill, phase: hill.phase + variant * 1.3 })
    body += `<path d="${line}L${width + 20} ${height}L-20 ${height}Z" fill="url(#hill${i})"/>`
    if (i < 3) {
      const shine = round((0.35 - 0.1 * i) * 10) / 10
      body += `<path d="${line}" fill="none" stroke="${secondary(0.95, 0.6)}" stroke-opacity="${shine}" stroke-width="2"/>`
    }
  })
  body += `<path d="${conifers(variant)}" fill="${land(0.2, 0.7)}"/>`
  return picture('A green valley below the mountains', [width, height], defs, body)
}
