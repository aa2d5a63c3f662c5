import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

const cylinder = (id: string, tone: (l: number) => string, l: number) =>
  linear(
    id,
    [0, 0, 1, 0],
    [0, tone(l - 0.14)],
    [0.28, tone(Math.min(0.97, l + 0.14))],
    [0.55, tone(l)],
    [0.88, tone(l - 0.24)],
    [1, tone(l - 0.12)],
  )

const fruits = [
  [356, 604, 62],
  [478, 596, 66],
  [420, 556, 58],
  [700, 742, 60],
] as const

/** A jug, a bowl of fruit and linen on a table by the window. */
export function jug(palette: PicturePalette): Picture {
  const { primary, secondary, sand, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, sand(0.95, 0.6)], [1, sand(0.72, 0.9)]),
    linear('table', [0, 0, 0, 1], [0, sand(0.9, 0.7)], [1, sand(0.68, 1)]),
    linear('linen', [0, 0, 1, 1], [0, primary(0.86, 0.4)], [1, primary(0.6, 0.7)]),
    cylinder('jug', (l) => primary(l), 0.5),
    cylinder('bowl', (l) => sand(l, 0.4), 0.84),
    radial(
      'fruit',
      [0.34, 0.3, 0.8],
      [0, secondary(0.93, 0.8)],
      [0.4, secondary(0.78, 1.1)],
      [1, secondary(0.5, 1.1)],
    ),
    linear('light', [0, 0, 1, 1], [0, '#fff', 0.75], [1, '#fff', 0.15]),
    linear('cast', [0, 1, 1, 0], [0, primary(0.2, 0.5), 0.34], [1, primary(0.2, 0.5), 0]),
    radial(
      'contact',
      [0.5, 0.5, 0.5],
      [0, primary(0.12, 0.5), 0.6],
      [0.5, primary(0.12, 0.5), 0.34],
      [1, primary(0.12, 0.5), 0],
    ),
  ]
  const fruit = fruits.map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#fruit)"/>
      <ellipse cx="${x - r * 0.32}" cy="${y - r * 0.4}" rx="${r * 0.2}" ry="${r * 0.14}" fill="#fff" opacity=".55"/>
      <path d="M${x} ${y - r + 4}c4 -14 10 -18 16 -20" stroke="${leaf(0.3)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  )
  const body = `<rect width="900" height="900" fill="url(#wall)"/>
    <g fill="url(#light)" opacity=".8"><path d="M90 60L300 130V420L90 390ZM330 140L500 196V446L330 424Z"/></g>
    <rect y="620" width="900" height="280" fill="url(#table)"/>
    <rect y="616" width="900" height="8" fill="${sand(0.97, 0.4)}"/>
    <path d="M40 760L420 700L620 900H120Z" fill="url(#linen)"/>
    <path d="M130 746L300 900M230 730L440 900M330 714L560 900" stroke="#fff" stroke-width="5" opacity=".4"/>
    <path d="M600 720L900 640V720L640 770Z" fill="url(#cast)"/>
    <ellipse cx="646" cy="716" rx="150" ry="34" fill="url(#contact)"/>
    <path d="M706 420C800 400 810 560 716 590" fill="none" stroke="${primary(0.28)}" stroke-width="26"/>
    <path d="M706 416C794 398 800 552 716 582" fill="none" stroke="${primary(0.46)}" stroke-width="14"/>
    <path d="M556 330C552 410 500 470 506 570C510 660 550 714 622 718C694 714 734 660 736 570C740 470 700 410 704 330Z" fill="url(#jug)"/>
    <path d="M556 330C556 312 590 304 630 304S704 312 704 330L716 318C720 336 706 352 630 352S556 346 556 330Z" fill="${primary(0.66, 0.8)}"/>
    <ellipse cx="630" cy="331" rx="66" ry="15" fill="${primary(0.2, 0.8)}"/>
    <path d="M620 330C600 230 540 190 500 120M632 330C640 220 660 170 640 80M640 330C680 240 730 210 760 150" stroke="${leaf(0.36)}" stroke-width="7" fill="none"/>
    <path d="M560 220C500 216 470 180 466 140C520 146 552 176 560 220ZM648 190C700 170 716 130 708 90C662 104 640 146 648 190ZM636 140C600 110 596 70 610 36C644 62 654 104 636 140ZM704 236C752 244 790 220 806 182C758 176 720 194 704 236ZM594 280C548 290 514 270 496 236C542 230 580 244 594 280Z" fill="${leaf(0.46)}"/>
    <path d="M500 120C470 110 450 80 450 50C486 60 504 88 500 120ZM760 150C764 116 790 92 822 86C822 122 798 148 760 150Z" fill="${leaf(0.58)}"/>
    <ellipse cx="446" cy="776" rx="260" ry="48" fill="url(#contact)"/>
    <ellipse cx="414" cy="632" rx="196" ry="38" fill="${sand(0.6, 0.6)}"/>
    ${fruit.slice(0, 3).join('')}
    <path d="M218 632C240 668 330 676 414 676S588 668 610 632C606 720 540 786 414 786S222 720 218 632Z" fill="url(#bowl)"/>
    <path d="M218 632C240 668 330 676 414 676S588 668 610 632" stroke="#fff" stroke-width="5" fill="none" opacity=".8"/>
    <ellipse cx="722" cy="800" rx="100" ry="22" fill="url(#contact)"/>
    ${fruit[3]}`
  return picture('A jug on a table', [900, 900], defs, body)
}
