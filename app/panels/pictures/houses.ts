import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

type House = {
  x: number
  width: number
  top: number
  gable: 'step' | 'neck' | 'point'
  tone: number
}

const ground = 640
const street: House[] = [
  { x: 40, width: 190, top: 250, gable: 'neck', tone: 0 },
  { x: 230, width: 170, top: 310, gable: 'step', tone: 1 },
  { x: 400, width: 210, top: 220, gable: 'point', tone: 2 },
  { x: 610, width: 180, top: 290, gable: 'neck', tone: 3 },
  { x: 790, width: 190, top: 240, gable: 'step', tone: 0 },
  { x: 980, width: 190, top: 300, gable: 'point', tone: 1 },
]

function outline({ x, width, top, gable }: House): string {
  const right = x + width
  const middle = x + width / 2
  const foot = `V${ground}H${x}Z`
  if (gable === 'point') return `M${x} ${top}L${middle} ${top - 96}L${right} ${top}${foot}`
  if (gable === 'step') {
    const step = width / 7
    const up = `v-26h${step}`.repeat(3)
    const down = `h${step}v26`.repeat(3)
    return `M${x} ${top}${up}v-18h${step}v18${down}${foot}`
  }
  return `M${x} ${top}C${x + width * 0.26} ${top} ${x + width * 0.24} ${top - 46} ${x + width * 0.28} ${top - 78}H${right - width * 0.28}C${right - width * 0.24} ${top - 46} ${right - width * 0.26} ${top} ${right} ${top}${foot}`
}

function windows({ x, width, top }: House, index: number): string {
  const pane = width * 0.17
  const gap = (width - pane * 3) / 4
  const floors = Math.floor((ground - 110 - top) / 92)
  let dark = ''
  let lit = ''
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < 3; column++) {
      const left = Math.round(x + gap + column * (pane + gap))
      const y = top + 26 + floor * 92
      const d = `M${left} ${y}h${Math.round(pane)}v58h${-Math.round(pane)}z`
      if ((floor * 3 + column * 2 + index) % 5 === 0) lit += d
      else dark += d
    }
  }
  return `<path d="${dark}" fill="url(#glass)" stroke="#fff" stroke-width="5"/><path d="${lit}" fill="url(#light)" stroke="#fff" stroke-width="5"/>`
}

function house(spot: House, index: number, { primary, secondary }: PicturePalette): string {
  const door = spot.x + spot.width * 0.14
  return `<path d="${outline(spot)}" fill="url(#front${spot.tone})"/>
    <path d="M${spot.x + spot.width - 14} ${spot.top}V${ground}H${spot.x + spot.width}V${spot.top}Z" fill="#000" opacity=".16"/>
    <path d="M${spot.x} ${spot.top - 2}h${spot.width}v8h${-spot.width}z" fill="#fff" opacity=".5"/>
    <circle cx="${spot.x + spot.width / 2}" cy="${spot.top - 30}" r="13" fill="${primary(0.3, 0.6)}" stroke="#fff" stroke-width="5"/>
    ${windows(spot, index)}
    <rect x="${door}" y="${ground - 96}" width="44" height="96" fill="${index === 2 ? secondary(0.66) : primary(0.26, 0.8)}"/>
    <rect x="${door + 66}" y="${ground - 92}" width="${Math.round(spot.width * 0.44)}" height="66" fill="url(#light)" stroke="#fff" stroke-width="5"/>
    <rect x="${spot.x}" y="${ground - 12}" width="${spot.width}" height="12" fill="#000" opacity=".2"/>`
}

/** Gabled houses along a canal, with their reflection and a boat. */
export function houses(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, sand, leaf } = palette
  const front = (id: number, light: string, shade: string) =>
    linear(`front${id}`, [0, 0, 1, 0.6], [0, light], [1, shade])
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.72, 0.6)], [1, secondary(0.94, 0.4)]),
    radial('sun', [0.5, 0.5, 0.5], [0, secondary(0.97, 0.5), 0.9], [1, secondary(0.94, 0.4), 0]),
    front(0, primary(0.5, 0.9), primary(0.36, 0.9)),
    front(1, sand(0.9, 0.7), sand(0.76, 0.9)),
    front(2, secondary(0.76), secondary(0.58)),
    front(3, primary(0.38, 0.8), primary(0.27, 0.8)),
    linear('glass', [0, 0, 1, 1], [0, sky(0.62, 0.5)], [1, sky(0.3, 0.5)]),
    linear('light', [0, 0, 0, 1], [0, secondary(0.95, 0.6)], [1, secondary(0.84, 0.9)]),
    linear('water', [0, 0, 0, 1], [0, sky(0.5, 0.7)], [1, sky(0.28, 0.8)]),
    linear('mirror', [0, 0, 0, 1], [0, '#fff', 0.22], [1, '#fff', 0]),
    linear('hull', [0, 0, 0, 1], [0, secondary(0.7)], [1, secondary(0.46)]),
    fade('contact', '#000', 0.38, 0.6),
  ]
  const reflections = street
    .map(({ x, width, tone }, i) => {
      const tones = [primary(0.36), sand(0.8, 0.7), secondary(0.64), primary(0.24)]
      const height = 130 - (i % 3) * 26
      return [0, 1, 2]
        .map((layer) => {
          const inset = 2 + layer * 7
          return `<rect x="${x + inset}" y="700" width="${width - inset * 2}" height="${height - layer * 12}" rx="${14 - layer * 4}" fill="${tones[tone]}" opacity=".14"/>`
        })
        .join('')
    })
    .join('')
  const body = `<rect width="1200" height="700" fill="url(#sky)"/>
    <circle cx="250" cy="200" r="320" fill="url(#sun)"/>
    <path d="M-20 470H60V430H120V500H1220V640H-20Z" fill="${land(0.66, 0.4)}" opacity=".6"/>
    ${street.map((spot, i) => house(spot, i, palette)).join('')}
    <rect y="${ground}" width="1200" height="26" fill="${sand(0.82, 0.5)}"/>
    <rect y="666" width="1200" height="38" fill="${sand(0.52, 0.5)}"/>
    <rect y="666" width="1200" height="7" fill="#000" opacity=".22"/>
    <rect y="700" width="1200" height="200" fill="url(#water)"/>
    ${reflections}
    <rect y="700" width="1200" height="80" fill="url(#mirror)"/>
    <g stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".28"><path d="M90 748H210M300 780H380M470 740H610M1010 756H1130M650 842H760M130 852H260M930 826H1000"/></g>
    <path d="M596 640C586 560 590 520 600 450" stroke="${palette.warm(0.34, 0.5)}" stroke-width="13" fill="none"/>
    <g><circle cx="600" cy="420" r="74" fill="${leaf(0.4, 1.2)}"/><circle cx="560" cy="452" r="52" fill="${leaf(0.46, 1.2)}"/><circle cx="636" cy="462" r="50" fill="${leaf(0.34, 1.2)}"/><circle cx="580" cy="398" r="44" fill="${leaf(0.54, 1.2)}"/></g>
    <ellipse cx="860" cy="818" rx="190" ry="26" fill="url(#contact)"/>
    <path d="M690 770C760 790 950 790 1030 762L1000 812C980 822 760 824 730 814Z" fill="url(#hull)"/>
    <path d="M690 770C760 790 950 790 1030 762L1026 774C950 800 760 802 694 782Z" fill="${sand(0.95, 0.4)}"/>
    <path d="M776 776V736H880L900 780Z" fill="${primary(0.3, 0.8)}"/><path d="M790 748H820V766H790ZM834 748H864V766H834Z" fill="url(#light)"/>`
  return picture('Houses along a canal', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
