import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { seededRandom } from './random'
import { linear, mirrored, type Picture, picture, radial, round } from './svg'

/** The vanishing point. Everything runs towards it: `at(0, …)` is the front, `at(1, …)` the far wall. */
const eye = { x: 600, y: 430 }
const depth = 0.74
const at = (share: number, x: number, y: number) => {
  const k = depth * (1 - (1 - share) ** 1.7)
  return `${round(x + (eye.x - x) * k)} ${round(y + (eye.y - y) * k)}`
}

const ribs = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** The glass skin: walls, two roof slopes and the ridge. */
const frame = () => {
  const hoops = ribs
    .map(
      (s) =>
        `M${at(s, -60, 900)}L${at(s, -60, 200)}L${at(s, 600, -180)}L${at(s, 1260, 200)}L${at(s, 1260, 900)}`,
    )
    .join('')
  const rails = [
    [-60, 200],
    [1260, 200],
    [600, -180],
    [-60, 520],
    [1260, 520],
    [270, 10],
    [930, 10],
  ]
    .map(([x = 0, y = 0]) => `M${at(0, x, y)}L${at(1, x, y)}`)
    .join('')
  return hoops + rails
}

type Plant = { share: number; side: -1 | 1; kind: number }

/** A pot on the bench, smaller with distance: a bush, a fan of leaves, or flowers. */
function plant({ primary, secondary, leaf, sand }: PicturePalette, { share, side, kind }: Plant) {
  const [x = 0, y = 0] = at(share, 600 + side * 440, 640)
    .split(' ')
    .map(Number)
  const size = round((1 - depth * (1 - (1 - share) ** 1.7)) * 1.25)
  const tones = [primary(0.5), secondary(0.74, 1.1), sand(0.9, 0.5)]
  const pot = `<path d="M-46 -70H46L36 4H-36Z" fill="${tones[kind]}"/><path d="M12 -70H46L36 4H6Z" fill="#000" opacity=".16"/><path d="M-52 -84H52V-66H-52Z" fill="${tones[kind]}"/><path d="M-52 -84H52V-78H-52Z" fill="#fff" opacity=".35"/>`
  const growth = [
    `<g fill="${leaf(0.42, 1.1)}"><circle cy="-150" r="66"/><circle cx="-48" cy="-116" r="44"/><circle cx="46" cy="-112" r="42"/></g><circle cx="-22" cy="-172" r="40" fill="${leaf(0.54, 1.1)}"/><g fill="${secondary(0.86, 1.1)}"><circle cx="-40" cy="-140" r="10"/><circle cx="12" cy="-186" r="11"/><circle cx="34" cy="-128" r="10"/><circle cx="-8" cy="-118" r="9"/></g>`,
    `<path d="M0 -78C-30 -140 -90 -170 -130 -170C-110 -120 -60 -84 0 -78M0 -78C30 -140 90 -170 130 -170C110 -120 60 -84 0 -78" fill="${leaf(0.36, 1.1)}"/><path d="M0 -78C-44 -150 -40 -220 0 -280C40 -220 44 -150 0 -78" fill="${leaf(0.5, 1.1)}"/><path d="M0 -78C20 -150 26 -210 0 -280C40 -220 44 -150 0 -78" fill="${leaf(0.4, 1.1)}"/>`,
    `<path d="M0 -78V-190M0 -110L-40 -170M0 -110L44 -160" stroke="${leaf(0.4)}" stroke-width="8"/><path d="M0 -90C-40 -92 -66 -110 -74 -140C-36 -138 -10 -122 0 -90M0 -90C40 -92 60 -106 70 -132C36 -132 10 -118 0 -90" fill="${leaf(0.48, 1.1)}"/><g fill="${primary(0.62)}"><circle cy="-206" r="34"/><circle cx="-46" cy="-184" r="28"/><circle cx="50" cy="-172" r="26"/></g><g fill="${secondary(0.86, 1.1)}"><circle cy="-206" r="11"/><circle cx="-46" cy="-184" r="9"/><circle cx="50" cy="-172" r="8"/></g>`,
  ][kind]
  return `<g transform="translate(${x} ${y}) scale(${size})">${growth}${pot}</g>`
}

/** One bench along a wall: top, front and legs. */
const bench = ({ wood }: PicturePalette, side: -1 | 1) => {
  const [inner, outer] = [600 + side * 270, 600 + side * 660]
  const leg = (s: number) =>
    `M${at(s, inner, 660)}L${at(s, inner, 880)}L${at(s + 0.03, inner, 880)}L${at(s + 0.03, inner, 660)}Z`
  return `<path d="M${at(0, inner, 660)}L${at(1, inner, 660)}L${at(1, inner, 890)}L${at(0, inner, 890)}Z" fill="${wood(0.2, 0.5)}" opacity=".34"/>
    <path d="${[0.04, 0.3, 0.56, 0.82].map(leg).join('')}" fill="${wood(0.44, 0.8)}"/>
    <path d="M${at(0, outer, 640)}L${at(0, inner, 640)}L${at(1, inner, 640)}L${at(1, outer, 640)}Z" fill="url(#bench)"/>
    <path d="M${at(0, inner, 640)}L${at(1, inner, 640)}L${at(1, inner, 668)}L${at(0, inner, 668)}Z" fill="${wood(side < 0 ? 0.7 : 0.5, 0.8)}"/>`
}

/** A greenhouse looked down its aisle: benches full of pots, light through the glass. */
export function greenhouse(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand, leaf, wood, earth } = palette
  const random = seededRandom(9)
  const pots = [0.84, 0.62, 0.42, 0.24, 0.06].flatMap((share, i) =>
    ([-1, 1] as const).map((side) =>
      plant(palette, { share, side, kind: (i + (side > 0 ? 1 : 0)) % 3 }),
    ),
  )
  const gravel = Array.from({ length: 26 }, () => {
    const s = random() * 0.9
    const [x, y] = at(s, 380 + random() * 440, 900).split(' ')
    return `M${x} ${y}h${round(26 * (1 - s))}`
  }).join('')
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.72, 0.8)],
      [0.6, sky(0.92, 0.3)],
      [1, secondary(0.95, 0.4)],
    ),
    radial('sun', [0.5, 0.5, 0.5], [0, secondary(0.99, 0.3), 0.95], [1, secondary(0.97, 0.4), 0]),
    linear('path', [0, 0, 0, 1], [0, earth(0.9, 0.5)], [1, earth(0.7, 0.7)]),
    linear('bench', [0, 0, 0, 1], [0, wood(0.84, 0.6)], [1, wood(0.68, 0.8)]),
    linear('panel', [0, 0, 1, 0], [0, '#fff', 0.28], [1, '#fff', 0.06]),
    linear('door', [0, 0, 1, 0], [0, primary(0.54)], [1, primary(0.4)]),
    fade('shade', leaf(0.2), 0.4, 0.3),
  ]
  const door = (x: number, y: number) => at(1, x, y)
  const body = `<rect width="1200" height="900" fill="url(#sky)"/>
    <path d="M0 560C120 500 240 540 360 520C500 490 700 490 840 520C960 540 1080 500 1200 560V700H0Z" fill="${leaf(0.7, 0.7)}" opacity=".7"/>
    <path d="M0 610C160 560 300 590 460 566C600 546 760 560 900 580C1000 590 1100 560 1200 600V760H0Z" fill="${leaf(0.56, 0.8)}" opacity=".7"/>
    <circle cx="360" cy="170" r="420" fill="url(#sun)"/>
    <path d="M${at(0, -60, 200)}L${at(0, 600, -180)}L${at(1, 600, -180)}L${at(1, -60, 200)}Z" fill="url(#panel)"/>
    <path d="M${at(0, 1260, 200)}L${at(1, 1260, 200)}L${at(1, 1260, 900)}L${at(0, 1260, 900)}Z" fill="${sky(0.5, 0.6)}" opacity=".16"/>
    <path d="M${at(0, -60, 660)}L${at(1, -60, 660)}L${at(1, 1260, 660)}L${at(0, 1260, 660)}L${at(0, 1260, 990)}L${at(1, 1260, 990)}L${at(1, -60, 990)}L${at(0, -60, 990)}Z" fill="${sand(0.78, 0.5)}"/>
    <path d="M${at(0, -60, 900)}L${at(1, -60, 900)}L${at(1, 1260, 900)}L${at(0, 1260, 900)}V900H0Z" fill="url(#path)"/>
    <path d="M${gravel.slice(1)}" stroke="${earth(0.56, 0.6)}" stroke-width="5" stroke-linecap="round" opacity=".5"/>
    <path d="M${door(340, 900)}L${door(340, 120)}L${door(860, 120)}L${door(860, 900)}Z" fill="url(#door)"/>
    <path d="M${door(390, 830)}L${door(390, 180)}L${door(570, 180)}L${door(570, 830)}ZM${door(630, 830)}L${door(630, 180)}L${door(810, 180)}L${door(810, 830)}Z" fill="${secondary(0.96, 0.4)}"/>
    <path d="M${door(390, 640)}C${door(450, 540)} ${door(520, 600)} ${door(570, 560)}L${door(570, 830)}L${door(390, 830)}ZM${door(630, 560)}C${door(700, 520)} ${door(760, 600)} ${door(810, 560)}L${door(810, 830)}L${door(630, 830)}Z" fill="${leaf(0.64, 0.8)}"/>
    <path d="${frame()}" stroke="${primary(0.3, 0.6)}" stroke-width="15" fill="none" stroke-linejoin="round" opacity=".28" transform="translate(5 5)"/>
    <path d="${frame()}" stroke="${sand(0.99, 0.15)}" stroke-width="11" fill="none" stroke-linejoin="round"/>
    <path d="M330 -40L820 900H420L90 200Z" fill="#fff" opacity=".14"/>
    ${bench(palette, -1)}${bench(palette, 1)}
    <ellipse cx="600" cy="880" rx="330" ry="40" fill="url(#shade)" opacity=".5"/>
    ${pots.join('')}
    <path d="M600 -10V96M600 96L560 160H640Z" stroke="${primary(0.34, 0.5)}" stroke-width="4" fill="none"/><path d="M552 158H648L632 206H568Z" fill="${secondary(0.74, 1.1)}"/><g fill="${leaf(0.44, 1.1)}"><circle cx="600" cy="150" r="36"/><circle cx="562" cy="160" r="26"/><circle cx="640" cy="160" r="26"/><path d="M560 170C530 200 530 240 540 268C556 240 566 210 572 176ZM640 170C670 196 672 232 664 256C646 236 634 206 630 176Z"/></g>
    <path d="M516 900V836Q516 826 526 826H586Q596 826 596 836V900Z" fill="url(#door)"/><path d="M596 852L668 818L674 830L596 880Z" fill="url(#door)"/><path d="M520 834C500 780 580 770 588 830" stroke="${primary(0.34)}" stroke-width="9" fill="none"/><path d="M664 812L688 804L692 832L670 834Z" fill="${secondary(0.76, 1.1)}"/>`
  return picture(
    'A greenhouse full of plants',
    [1200, 900],
    defs,
    mirror ? mirrored(body, 1200) : body,
  )
}
