import type { PicturePalette } from '../../color/picture-palette'
import { castShadow, type Studio } from './studio'

const blossoms = [
  [296, 118, 40],
  [474, 76, 46],
  [560, 214, 36],
] as const

const flowers = ({ secondary }: PicturePalette) =>
  blossoms
    .map(
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${secondary(0.8)}"/>
    <circle cx="${x - r * 0.2}" cy="${y - r * 0.2}" r="${r * 0.7}" fill="${secondary(0.88, 0.8)}"/>
    <circle cx="${x - r * 0.25}" cy="${y - r * 0.25}" r="${r * 0.34}" fill="${secondary(0.95, 0.5)}"/>`,
    )
    .join('')

/** A stoneware vase with three flowers. */
export function vase(studio: Studio): string {
  const { palette } = studio
  const { sand, leaf } = palette
  return `${castShadow({ x: 400, y: 770, radius: 110 })}
    <g stroke="${leaf(0.34)}" stroke-width="6" fill="none">
    <path d="M396 380C390 280 340 210 300 130M402 380C410 270 430 190 470 90M406 380C430 300 490 260 550 220"/>
    </g><g fill="${leaf(0.46)}">
    <path d="M344 236C300 230 270 200 262 160C306 166 336 190 344 236ZM368 300C412 286 430 250 428 214C392 226 370 258 368 300ZM432 236C470 226 500 196 506 156C464 166 438 194 432 236ZM418 300C376 300 344 278 330 244C372 244 402 262 418 300Z"/>
    <path d="M480 276C520 290 556 280 580 254C544 240 508 246 480 276Z" fill="${leaf(0.38)}"/>
    </g>${flowers(palette)}<path d="M356 370H448C448 420 470 450 500 500C540 570 520 700 470 760C440 774 360 774 330 760C280 700 262 570 304 500C334 450 356 420 356 370Z" fill="url(#pale)"/>
    <ellipse cx="402" cy="372" rx="46" ry="10" fill="${sand(0.4, 0.6)}"/>`
}
