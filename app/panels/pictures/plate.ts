import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { seededRandom } from './random'
import { type Picture, picture, radial, round } from './svg'

const turn = Math.PI * 2
const tomatoes = ['#c8402f', '#e08a2c', '#d95b3c']

function leaves({ leaf }: PicturePalette, random: () => number): string {
  let body = ''
  for (let i = 0; i < 16; i++) {
    const angle = random() * turn
    const distance = random() * 120
    const x = round(450 + Math.cos(angle) * distance)
    const y = round(450 + Math.sin(angle) * distance)
    const rotation = round(random() * 360)
    const scale = round(0.7 + random() * 0.6)
    body += `<path transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})" d="M0 0C14 -26 44 -30 66 -16C48 8 22 14 0 0Z" fill="${leaf(0.4 + random() * 0.25, 1.4)}"/>`
  }
  return body
}

function fruit(random: () => number): string {
  let body = ''
  for (let i = 0; i < 9; i++) {
    const angle = random() * turn
    const distance = 40 + random() * 120
    const r = 16 + random() * 16
    const x = 450 + Math.cos(angle) * distance
    const y = 450 + Math.sin(angle) * distance
    body += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${tomatoes[i % 3]}"/>
      <circle cx="${round(x - r * 0.3)}" cy="${round(y - r * 0.3)}" r="${round(r * 0.3)}" fill="#fff" opacity=".5"/>`
  }
  return body
}

/** A laid plate seen from above. Each variant is arranged differently. */
export function plate(
  palette: PicturePalette,
  { variant = 0 }: { variant?: number } = {},
): Picture {
  const { primary, secondary, sand } = palette
  const random = seededRandom(31 + variant * 7)
  const greens = leaves(palette, random)
  const defs = [
    radial('table', [0.3, 0.25, 1], [0, primary(0.36, 0.6)], [1, primary(0.22, 0.6)]),
    radial(
      'china',
      [0.36, 0.3, 0.8],
      [0, '#ffffff'],
      [0.7, sand(0.95, 0.35)],
      [1, sand(0.86, 0.5)],
    ),
    radial('soup', [0.4, 0.35, 0.7], [0, secondary(0.82)], [1, secondary(0.64, 1.1)]),
    fade('shadow', '#000', 0.5, 0.88),
  ]
  const body = `<rect width="900" height="900" fill="url(#table)"/>
    <path d="M0 0H360L0 420Z" fill="#fff" opacity=".05"/>
    <ellipse cx="480" cy="490" rx="368" ry="358" fill="url(#shadow)"/>
    <circle cx="450" cy="450" r="320" fill="url(#china)"/>
    <circle cx="450" cy="450" r="226" fill="${sand(0.9, 0.4)}"/>
    <circle cx="454" cy="454" r="222" fill="${sand(0.955, 0.3)}"/>
    <circle cx="450" cy="450" r="176" fill="url(#soup)"/>
    <path d="M300 470C340 380 420 420 460 360C520 300 590 380 600 450C560 420 520 470 460 460C400 450 360 520 300 470Z" fill="${sand(0.93, 0.7)}" opacity=".85"/>
    ${fruit(random)}
    ${greens}
    <g fill="${sand(0.84, 0.3)}">
      <rect x="826" y="220" width="16" height="470" rx="8"/>
      <path d="M812 120C812 100 856 100 856 120L848 240H820Z"/>
    </g>`
  return picture('A plate of food', [900, 900], defs, body)
}
