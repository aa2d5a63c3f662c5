import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { seededRandom } from './random'
import { linear, mirrored, type Picture, picture, radial, round } from './svg'

const deck = 560
/** Foot and top of the two pylons. */
const pylons = [
  { x: 360, top: 140 },
  { x: 900, top: 210 },
]

/** Cables from a pylon down to the deck, both ways. */
function cables({ x, top }: { x: number; top: number }): string {
  const reach = (deck - top) * 0.78
  return [1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => {
      const y = round(top + 14 + (8 - i) * 12)
      const away = round((reach * i) / 8)
      return `M${x} ${y}L${x - away} ${deck}M${x} ${y}L${x + away} ${deck}`
    })
    .join('')
}

const pylon =
  ({ primary }: PicturePalette) =>
  ({ x, top }: { x: number; top: number }) =>
    `<path d="M${x - 11} ${top}H${x + 11}L${x + 46} 690H${x + 14}L${x} 380L${x - 14} 690H${x - 46}Z" fill="url(#steel)"/>
    <path d="M${x} ${top}H${x + 11}L${x + 46} 690H${x + 14}L${x} 380Z" fill="${primary(0.24, 1)}" opacity=".45"/>
    <path d="M${x - 22} 470H${x + 22}V486H${x - 22}Z" fill="${primary(0.34, 1)}"/>
    <path d="M${x - 84} 690H${x + 84}L${x + 70} 738H${x - 70}Z" fill="url(#stone)"/>
    <path d="M${x - 84} 690H${x + 84}V698H${x - 84}Z" fill="#fff" opacity=".4"/>`

function glitter(color: string): string {
  const random = seededRandom(11)
  let d = ''
  for (let i = 0; i < 30; i++) {
    const near = random()
    const length = round(20 + near * 90 * random())
    d += `M${round(640 + (random() - 0.5) * (160 + near * 420))} ${round(624 + near * 250)}h${length}`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`
}

/** A bridge on cables across a wide river in the morning, a city in the haze behind it. */
export function bridge(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, sand, leaf } = palette
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.6, 1)], [0.6, sky(0.86, 0.5)], [1, secondary(0.94, 0.5)]),
    linear('water', [0, 0, 0, 1], [0, sky(0.82, 0.5)], [0.3, sky(0.62, 0.8)], [1, sky(0.36, 1)]),
    radial(
      'glow',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 1],
      [0.4, secondary(0.95, 0.6), 0.5],
      [1, secondary(0.93, 0.5), 0],
    ),
    linear('far', [0, 0, 0, 1], [0, land(0.68, 0.6)], [1, land(0.84, 0.35)]),
    linear('city', [0, 0, 0, 1], [0, land(0.58, 0.6)], [1, land(0.78, 0.4)]),
    linear('steel', [0, 0, 1, 0], [0, primary(0.64)], [0.5, primary(0.5)], [1, primary(0.34)]),
    linear('stone', [0, 0, 1, 0], [0, sand(0.82, 0.5)], [1, land(0.4, 0.5)]),
    linear('road', [0, 0, 0, 1], [0, primary(0.5)], [1, primary(0.28)]),
    linear('bank', [0, 0, 1, 1], [0, leaf(0.5, 0.9)], [1, leaf(0.26, 0.8)]),
    linear('mirror', [0, 0, 0, 1], [0, primary(0.3), 0.5], [1, primary(0.3), 0]),
  ]
  const towers =
    'M520 606V486H556V520H584V450H612V430H636V606ZM648 606V500H690V470H720V606ZM736 606V540H790V606ZM170 606V530H210V496H246V606ZM256 606V548H304V606Z'
  const body = `<rect width="1200" height="620" fill="url(#sky)"/>
    <circle cx="690" cy="420" r="360" fill="url(#glow)"/><circle cx="690" cy="400" r="44" fill="${secondary(0.985, 0.3)}"/>
    <path d="M90 170C200 140 300 170 420 146M780 120C900 90 1010 128 1130 100" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".3" fill="none"/>
    <path d="${ridge(1200, { y: 520, height: 90, frequency: 4.4, phase: 2 })}L1220 620L-20 620Z" fill="url(#far)"/>
    <path d="${towers}" fill="url(#city)"/>
    <rect y="604" width="1200" height="296" fill="url(#water)"/>${glitter(secondary(0.98, 0.4))}
    <path d="M316 736H404L384 880H336ZM846 736H954L930 850H866Z" fill="url(#mirror)"/>
    <path d="M0 612H1200V634H0Z" fill="${primary(0.3)}" opacity=".16"/>
    <path d="${pylons.map(cables).join('')}" stroke="${secondary(0.97, 0.3)}" stroke-width="3" opacity=".85"/>
    ${pylons.map(pylon(palette)).join('')}
    <path d="M-20 ${deck - 12}C300 ${deck - 26} 900 ${deck - 26} 1220 ${deck - 12}V${deck + 20}C900 ${deck + 6} 300 ${deck + 6} -20 ${deck + 20}Z" fill="url(#road)"/>
    <path d="M-20 ${deck - 12}C300 ${deck - 26} 900 ${deck - 26} 1220 ${deck - 12}V${deck - 5}C900 ${deck - 19} 300 ${deck - 19} -20 ${deck - 5}Z" fill="${secondary(0.8, 1.1)}"/>
    <path d="M180 ${deck - 20}v-20q0 -6 6 -6h50q8 0 12 10l6 16zM560 ${deck - 24}v-34h96v34zM668 ${deck - 24}v-24h20l12 24z" fill="${sand(0.97, 0.3)}"/><path d="M200 ${deck - 40}h40l6 12h-46z" fill="${sky(0.4, 0.8)}"/><path d="M560 ${deck - 44}h96v8h-96z" fill="${secondary(0.72, 1.1)}"/>
    <path d="M-20 690C80 640 150 650 210 700C260 740 250 800 330 900H-20Z" fill="url(#bank)"/>
    <g fill="${leaf(0.34, 1)}"><circle cx="52" cy="620" r="60"/><circle cx="128" cy="650" r="44"/><circle cx="0" cy="660" r="58"/></g><g fill="${leaf(0.5, 1)}"><circle cx="36" cy="602" r="38"/><circle cx="114" cy="638" r="26"/></g>
    <path d="M-20 780C60 740 130 760 180 820C200 850 220 870 240 900H-20Z" fill="${leaf(0.24, 0.9)}"/>
    <path d="M520 792C580 806 700 806 770 786L748 824C730 832 570 834 546 826Z" fill="${primary(0.36)}"/><path d="M520 792C580 806 700 806 770 786L767 796C700 814 580 814 524 800Z" fill="${sand(0.97, 0.3)}"/>
    <path d="M590 798V760H668L684 796Z" fill="${sand(0.94, 0.4)}"/><path d="M602 770h22v16h-22zM634 770h22v16h-22z" fill="${sky(0.42, 0.8)}"/><path d="M584 754H672V762H584Z" fill="${secondary(0.72, 1.1)}"/>
    <path d="M500 838H790M540 852H740" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`
  return picture('A bridge on cables', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
