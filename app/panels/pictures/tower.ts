import type { PicturePalette } from '../color/picture-palette'
import { seededRandom } from './random'
import { linear, type Picture, picture } from './svg'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** The older house behind, with a grid of small windows. */
const neighbour = ({ land }: PicturePalette) =>
  range(9)
    .flatMap((y) =>
      range(4).map(
        (x) =>
          `<rect x="${40 + x * 36}" y="${456 + y * 56}" width="20" height="34" fill="${land(0.54, 0.7)}"/>`,
      ),
    )
    .join('')

/** One storey: three lit or dark windows in front, a balcony, two windows on the shaded side. */
function storey({ secondary, sky, land }: PicturePalette, y: number, random: () => number): string {
  let body = ''
  for (const k of range(3)) {
    const x = 256 + k * 102
    const top = y - k * 17
    const glass = random() > 0.72 ? 'lit' : 'glass'
    body += `<path d="M${x} ${top}L${x + 78} ${top - 13}V${top + 50}L${x} ${top + 62}Z" fill="url(#${glass})"/>
      <path d="M${x + 36} ${top - 6}V${top + 56}" stroke="${secondary(0.9, 0.3)}" stroke-width="3"/>`
  }
  const slab = y + 66
  body += `<path d="M222 ${slab}L566 ${slab - 56}V${slab - 40}L222 ${slab + 16}Z" fill="${secondary(0.99, 0.1)}"/>
    <path d="M222 ${slab + 16}L566 ${slab - 40}V${slab - 28}L222 ${slab + 26}Z" fill="${land(0.5, 0.5)}" opacity=".35"/>
    <path d="M566 ${slab - 56}L736 ${slab + 20}V${slab + 36}L566 ${slab - 40}Z" fill="${land(0.58, 0.5)}"/>`
  for (const k of range(2)) {
    const x = 584 + k * 74
    const top = y - 52 + k * 33
    const glass = random() > 0.8 ? secondary(0.85, 0.9) : sky(0.26, 0.8)
    body += `<path d="M${x} ${top}L${x + 50} ${top + 23}V${top + 86}L${x} ${top + 62}Z" fill="${glass}"/>`
  }
  return body
}

/** A tower with balconies in late light. Each variant has other windows lit. */
export function tower(
  palette: PicturePalette,
  { variant = 0 }: { variant?: number } = {},
): Picture {
  const { secondary, sky, land, leaf } = palette
  const random = seededRandom(5 + variant * 3)
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.5, 1.1)],
      [0.7, sky(0.83, 0.6)],
      [1, secondary(0.92, 0.5)],
    ),
    linear('front', [0, 0, 1, 0], [0, secondary(0.95, 0.25)], [1, secondary(0.86, 0.45)]),
    linear('side', [0, 0, 1, 0], [0, land(0.46, 0.8)], [1, land(0.36, 0.8)]),
    linear('glass', [0, 0, 1, 1], [0, sky(0.62, 0.8)], [0.5, sky(0.38, 0.9)], [1, sky(0.28, 0.8)]),
    linear('lit', [0, 0, 1, 1], [0, secondary(0.95, 0.7)], [1, secondary(0.8)]),
  ]
  const body = `<rect width="900" height="1000" fill="url(#sky)"/>
    <path d="M0 240C160 210 250 250 380 226M520 150C640 120 760 160 900 130" stroke="${secondary(0.97, 0.3)}" stroke-width="34" stroke-linecap="round" opacity=".28" fill="none"/>
    <path d="M20 1000V430H190V1000ZM760 1000V360H900V1000Z" fill="${land(0.66, 0.55)}"/>
    ${neighbour(palette)}
    <path d="M230 1000V150L560 96V1000Z" fill="url(#front)"/>
    <path d="M560 96L730 176V1000H560Z" fill="url(#side)"/>
    ${range(10)
      .map((row) => storey(palette, 190 + row * 84, random))
      .join('')}
    <path d="M0 1000V930C60 880 120 900 160 930C200 880 260 890 290 930C330 900 380 910 400 950C460 910 520 930 560 950C620 900 690 910 730 940C780 890 850 900 900 930V1000Z" fill="${leaf(0.33)}"/>
    <path d="M0 1000V960C60 930 120 940 180 962C240 930 300 950 340 968C420 940 500 960 560 970C640 940 720 950 780 966C820 946 860 950 900 960V1000Z" fill="${leaf(0.24)}"/>`
  return picture('An office tower', [900, 1000], defs, body)
}
