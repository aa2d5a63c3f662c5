import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { blur, linear, type Picture, picture } from './svg'

const hills = `<circle cx="600" cy="330" r="264" fill="url(#shadow)"/>
    <circle cx="590" cy="310" r="230" fill="url(#second)"/>
    <path d="M0 420C200 300 340 300 500 400C640 488 760 480 900 380V640H0Z" fill="#000" opacity=".25" filter="url(#soft)"/>
    <path d="M0 440C200 320 340 320 500 420C640 508 760 500 900 400V640H0Z" fill="url(#first)"/>
    <path d="M0 560C160 470 300 490 460 560C600 620 760 600 900 540V640H0Z" fill="url(#deep)"/>`

const arches = `<g>
    <path d="M120 640V300A150 150 0 0 1 420 300V640Z" fill="url(#first)"/>
    <path d="M170 640V300A100 100 0 0 1 370 300V640Z" fill="url(#deep)"/>
    <path d="M220 640V300A50 50 0 0 1 320 300V640Z" fill="url(#second)"/>
    <circle cx="640" cy="250" r="168" fill="url(#shadow)" opacity=".75"/>
    <circle cx="632" cy="238" r="140" fill="url(#second)"/>
    <path d="M480 640L690 330L900 640Z" fill="url(#deep)"/>
    <path d="M690 330L900 640H690Z" fill="#000" opacity=".25"/>
    </g>`

const waves = `<g fill="none" stroke-width="56">
    <path d="M-40 560C200 560 200 120 450 120S700 560 940 560" stroke="#000" stroke-opacity=".25" filter="url(#soft)"/>
    <path d="M-40 540C200 540 200 100 450 100S700 540 940 540" stroke="url(#first)"/>
    <path d="M-40 420C220 420 240 240 450 240S680 420 940 420" stroke="url(#second)"/>
    <path d="M-40 300C240 300 280 380 450 380S640 300 940 300" stroke="url(#deep)"/>
    </g>`

/** Leaves out of two arcs, in rows. */
const leafAt = (x: number, y: number, fill: string, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-106 106C-106 -20 -20 -106 106 -106C106 20 20 106 -106 106Z" fill="url(#${fill})"/>`

const petals = `<g transform="translate(10 14)" fill="#000" opacity=".2" filter="url(#soft)"><circle cx="340" cy="330" r="170"/><circle cx="620" cy="330" r="150"/></g>
    ${leafAt(230, 210, 'first', 0)}${leafAt(450, 210, 'second', 90)}${leafAt(230, 430, 'deep', 90)}${leafAt(450, 430, 'first', 0)}
    ${leafAt(670, 210, 'deep', 0)}${leafAt(670, 430, 'second', 90)}<circle cx="340" cy="320" r="40" fill="url(#second)"/><circle cx="560" cy="320" r="40" fill="url(#deep)"/>`

const tiles = [
  ['first', 'M180 60H440A260 260 0 0 1 180 320Z'],
  ['second', 'M440 60H700V320A260 260 0 0 1 440 60Z'],
  ['deep', 'M180 580V320A260 260 0 0 1 440 580Z'],
  ['first', 'M700 580H440A260 260 0 0 1 700 320Z'],
  ['second', 'M440 320m-92 0a92 92 0 1 0 184 0a92 92 0 1 0 -184 0'],
  ['deep', 'M700 60H840V200A140 140 0 0 1 700 60ZM180 580H40V440A140 140 0 0 1 180 580Z'],
]
  .map(([fill, d]) => `<path d="${d}" fill="url(#${fill})"/>`)
  .join('')

const motifs = { hills, arches, waves, petals, tiles }
export type CoverMotif = keyof typeof motifs

/** Cut-paper shapes for articles and covers. */
export function cover(
  palette: PicturePalette,
  { motif = 'hills' }: { motif?: CoverMotif } = {},
): Picture {
  const { primary, secondary } = palette
  const defs = [
    linear('paper', [0, 0, 1, 1], [0, primary(0.9, 0.4)], [1, primary(0.76, 0.7)]),
    linear('first', [0, 0, 1, 1], [0, primary(0.6, 1)], [1, primary(0.36, 1)]),
    linear('second', [0, 0, 0, 1], [0, secondary(0.88, 0.9)], [1, secondary(0.72, 1.1)]),
    blur('soft', 18),
    fade('shadow', '#000', 0.3, 0.74),
    linear('deep', [0, 0, 1, 0], [0, primary(0.28, 0.9)], [1, primary(0.46, 1)]),
  ]
  return picture(
    'Colored shapes',
    [900, 640],
    defs,
    `<rect width="900" height="640" fill="url(#paper)"/>${motifs[motif]}`,
  )
}
