import type { PicturePalette } from '../color/picture-palette'
import { figure, type PersonName } from './portrait'
import { blur, linear, type Picture, picture, radial } from './svg'

const places = { left: 190, center: 480, right: 800 } as const

/** Jars and bowls on two shelves, out of focus. */
function shelves({ primary, secondary, leaf }: PicturePalette): string {
  return `<path d="M900 300H1600V318H900ZM900 500H1600V518H900Z" fill="${secondary(0.5, 0.7)}"/>
    <path d="M900 318H1600V340H900ZM900 518H1600V540H900Z" fill="${secondary(0.3, 0.5)}" opacity=".35"/>
    <rect x="940" y="214" width="56" height="86" rx="12" fill="${primary(0.52)}"/>
    <rect x="1012" y="186" width="44" height="114" rx="10" fill="${secondary(0.86, 0.6)}"/>
    <path d="M1090 254H1180C1180 284 1160 300 1135 300S1090 284 1090 254Z" fill="${primary(0.36)}"/>
    <rect x="1330" y="170" width="70" height="130" rx="14" fill="${primary(0.6, 0.9)}"/>
    <rect x="1420" y="204" width="50" height="96" rx="12" fill="${secondary(0.72)}"/>
    <rect x="1490" y="190" width="64" height="110" rx="12" fill="${primary(0.4)}"/>
    <rect x="960" y="396" width="74" height="104" rx="14" fill="${secondary(0.76, 0.9)}"/>
    <rect x="1310" y="420" width="100" height="80" rx="10" fill="${secondary(0.9, 0.4)}"/>
    <rect x="1440" y="380" width="60" height="120" rx="12" fill="${primary(0.46)}"/>
    <path d="M1246 300C1200 240 1200 190 1226 150C1250 180 1256 220 1250 260C1262 210 1290 180 1320 170C1316 220 1290 262 1256 300Z" fill="${leaf(0.42)}"/>
    <path d="M1120 500C1080 450 1086 410 1104 380C1126 400 1130 440 1126 460C1140 430 1160 410 1182 404C1180 440 1160 476 1134 500Z" fill="${leaf(0.36)}"/>`
}

type InterviewOptions = { person?: PersonName; side?: keyof typeof places }

/** Somebody talks to the camera in a shop; the room behind is out of focus. */
export function interview(palette: PicturePalette, options: InterviewOptions = {}): Picture {
  const { person = 'ines', side = 'right' } = options
  const { primary, secondary, leaf } = palette
  const talking = figure(palette, person)
  const defs = [
    ...talking.defs,
    linear('wall', [0, 0, 1, 1], [0, secondary(0.84, 0.55)], [1, secondary(0.6, 0.75)]),
    linear(
      'glass',
      [0, 0, 1, 1],
      [0, secondary(0.99, 0.2)],
      [0.6, primary(0.9, 0.4)],
      [1, primary(0.76, 0.7)],
    ),
    linear('counter', [0, 0, 0, 1], [0, secondary(0.58, 0.7)], [1, secondary(0.36, 0.6)]),
    radial('day', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.4), 0.9], [1, secondary(0.9, 0.6), 0]),
    radial('shadow', [0.5, 0.5, 0.5], [0, primary(0.14, 0.6), 0.42], [1, primary(0.14, 0.6), 0]),
    blur('focus', 9, 0),
  ]
  const x = places[side]
  const body = `<g filter="url(#focus)"><rect x="-40" y="-40" width="1680" height="980" fill="url(#wall)"/>
    <path d="M80 80H560V620H80Z" fill="${secondary(0.95, 0.2)}"/>
    <path d="M104 104H308V600H104ZM332 104H536V600H332Z" fill="url(#glass)"/>
    <path d="M104 470C170 430 240 450 308 420V600H104ZM332 410C400 380 470 400 536 370V600H332Z" fill="${leaf(0.6, 0.8)}"/>
    <path d="M560 80L596 110V640L560 620Z" fill="${secondary(0.5, 0.7)}"/>
    <path d="M560 640L900 900H380L80 640Z" fill="${secondary(0.95, 0.3)}" opacity=".3"/>
    ${shelves(palette)}
    <rect x="-40" y="700" width="1680" height="240" fill="url(#counter)"/>
    <rect x="-40" y="694" width="1680" height="16" fill="${secondary(0.78, 0.6)}"/>
    <path d="M740 -40V120" stroke="${primary(0.2, 0.6)}" stroke-width="7"/>
    <path d="M670 190C670 140 700 116 740 116S810 140 810 190Z" fill="${primary(0.34, 1)}"/>
    <ellipse cx="740" cy="192" rx="62" ry="12" fill="${secondary(0.97, 0.4)}"/></g>
    <ellipse cx="300" cy="340" rx="560" ry="460" fill="url(#day)" opacity=".55"/>
    <ellipse cx="${x + 420}" cy="640" rx="430" ry="420" fill="url(#shadow)"/>
    <g transform="translate(${x} 66) scale(1.74)">${talking.body}</g>`
  return picture('A person talking to the camera', [1600, 900], defs, body)
}
