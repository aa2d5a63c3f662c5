import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { seededRandom } from './random'
import { linear, type Picture, picture, radial, round } from './svg'

const width = 1200
const height = 800

/** The sun's path on the water: thin strokes, wider and fainter towards the shore. */
function glitter(color: string, sun: number): string {
  const random = seededRandom(11)
  let strokes = ''
  for (let i = 0; i < 46; i++) {
    const near = random() ** 0.7
    const y = 456 + near * 330
    const length = (20 + random() * 150) * (0.3 + near)
    const x = sun + (random() - 0.5) * (120 + near * 420) - length / 2
    const opacity = round((1 - near * 0.7) * 6) / 10
    strokes += `<rect x="${round(x)}" y="${round(y)}" width="${round(length)}" height="${round(1.5 + near * 4)}" rx="2" fill="${color}" opacity="${opacity}"/>`
  }
  return strokes
}

const shore = (
  color: string,
) => `<path d="M-20 800V640C120 668 160 720 330 736C470 750 520 780 560 800Z" fill="${color}"/>
  <path d="M96 668V560M96 560C60 540 70 500 96 470C122 500 132 540 96 560M160 700V610M160 614C132 598 140 566 160 544C180 566 188 598 160 614" stroke="${color}" stroke-width="6" fill="${color}"/>`

type LakeOptions = {
  /** Moves everything down and leaves sky for a title. */
  lift?: number
  /** Where the sun stands, from 0 to 1200. */
  sun?: number
}

/** Calm water under a low sun. */
export function lake(palette: PicturePalette, { lift = 0, sun = 780 }: LakeOptions = {}): Picture {
  const { secondary, sky, land } = palette
  const far = { y: 392, height: 52, frequency: 5, phase: 0.7 }
  const near = { y: 420, height: 44, frequency: 4, phase: 3.6 }
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.55)], [0.6, sky(0.84, 0.5)], [1, secondary(0.93, 0.6)]),
    linear('water', [0, 0, 0, 1], [0, secondary(0.88, 0.6)], [0.25, sky(0.72, 0.7)], [1, sky(0.3)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.97, 0.4), 1], [1, secondary(0.9, 0.8), 0]),
    linear('hills', [0, 0, 0, 1], [0, land(0.5, 0.8)], [1, land(0.7, 0.5)]),
  ]
  const body = `<g transform="translate(0 ${lift})">
    <rect y="${-lift}" width="${width}" height="${450 + lift}" fill="url(#sky)"/>
    <circle cx="${sun}" cy="390" r="300" fill="url(#glow)"/>
    <circle cx="${sun}" cy="372" r="50" fill="${secondary(0.985, 0.25)}"/>
    <path d="${ridge(width, far)}L1220 452L-20 452Z" fill="${land(0.74, 0.55)}"/>
    <path d="${ridge(width, near)}L1220 452L-20 452Z" fill="url(#hills)"/>
    <rect y="448" width="${width}" height="352" fill="url(#water)"/>
    ${glitter(secondary(0.96, 0.4), sun)}
    ${lift ? '' : shore(land(0.2, 0.7))}
  </g>`
  return picture('A lake between mountains', [width, height], defs, body)
}
