import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

const bricks = Array.from({ length: 11 }, (_, i) => {
  const y = 40 + i * 66
  const x = i % 2 === 0 ? 0 : -70
  return Array.from({ length: 10 }, (_, k) => `M${x + k * 140} ${y}v66`).join('')
}).join('')

const courses = Array.from({ length: 12 }, (_, i) => `M0 ${40 + i * 66}H1200`).join('')

const logs = [
  [430, 596, -8],
  [560, 604, 6],
  [500, 566, 14],
] as const

/** A brick oven with a fire in it, and a bread and a pan on the table before it. */
export function hearth({ primary, secondary, sand, wood, leaf }: PicturePalette): Picture {
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, sand(0.94, 0.5)], [1, sand(0.74, 0.9)]),
    linear(
      'arch',
      [0, 0, 1, 1],
      [0, primary(0.6, 0.8)],
      [0.5, primary(0.42, 0.8)],
      [1, primary(0.3, 0.8)],
    ),
    radial(
      'inside',
      [0.5, 0.86, 0.8],
      [0, '#f0a24e'],
      [0.35, '#a84a22'],
      [0.75, '#43201a'],
      [1, '#20130f'],
    ),
    radial('glow', [0.5, 0.5, 0.5], [0, '#ffd9a0', 0.75], [1, '#ffd9a0', 0]),
    linear('flame', [0, 0, 0, 1], [0, '#ff9a3c'], [0.6, '#ffb950'], [1, '#ffe08a']),
    linear('heart', [0, 0, 0, 1], [0, '#ffd36a'], [1, '#fff3c4']),
    linear('log', [0, 0, 0, 1], [0, '#7a4a2c'], [1, '#34201a']),
    linear('table', [0, 0, 0, 1], [0, wood(0.74)], [1, wood(0.48)]),
    linear('board', [0, 0, 0, 1], [0, wood(0.84, 0.8)], [1, wood(0.62)]),
    radial('bread', [0.4, 0.25, 0.85], [0, '#f0c48a'], [0.5, '#c98a48'], [1, '#84501f']),
    linear('pan', [0, 0, 0, 1], [0, primary(0.5, 0.6)], [1, primary(0.2, 0.6)]),
    radial('oil', [0.4, 0.3, 0.8], [0, secondary(0.86, 0.9)], [1, secondary(0.6, 1)]),
    radial('leaf', [0.35, 0.3, 0.8], [0, leaf(0.66)], [1, leaf(0.36)]),
    radial('shade', [0.5, 0.5, 0.5], [0, '#1c110c', 0.55], [1, '#1c110c', 0]),
  ]
  const fire = logs.map(
    ([x, y, turn]) =>
      `<rect x="${x}" y="${y}" width="210" height="34" rx="17" fill="url(#log)" transform="rotate(${turn} ${x + 105} ${y})"/>`,
  )
  const body = `<rect width="1200" height="1000" fill="url(#wall)"/>
    <path d="${courses}${bricks}" stroke="#fff" stroke-width="5" opacity=".5" fill="none"/>
    <path d="M0 40H1200V90H0Z" fill="#fff" opacity=".2"/>
    <path d="M224 690V420a376 366 0 0 1 752 0V690Z" fill="${primary(0.16, 0.5)}" opacity=".16"/>
    <path d="M236 690V410a364 350 0 0 1 728 0V690Z" fill="url(#arch)"/>
    <path d="M250 412l84 10M300 240l70 52M420 122l44 74M600 62V148M780 122l-44 74M900 240l-70 52M950 412l-84 10M240 540h88M872 540h88" stroke="#fff" stroke-width="5" opacity=".35"/>
    <path d="M326 690V420a274 272 0 0 1 548 0V690Z" fill="url(#inside)"/>
    <path d="M326 640a280 60 0 0 1 548 0V690H326Z" fill="#2a1712"/>
    ${fire.join('')}
    <path d="M470 606c-40 -90 40 -120 30 -210c70 40 60 110 46 150c50 -30 40 -140 60 -180c60 70 50 120 50 170c30 -20 34 -60 34 -84c50 70 40 120 10 154Z" fill="url(#flame)"/>
    <path d="M520 606c-14 -50 30 -70 30 -120c40 30 30 70 26 90c30 -20 24 -60 34 -84c40 50 40 84 30 114Z" fill="url(#heart)"/>
    <ellipse cx="600" cy="560" rx="420" ry="250" fill="url(#glow)"/>
    <rect x="180" y="676" width="840" height="34" rx="8" fill="${sand(0.9, 0.5)}"/><rect x="180" y="700" width="840" height="12" fill="${sand(0.56, 0.9)}" opacity=".6"/>
    <rect y="770" width="1200" height="230" fill="url(#table)"/>
    <path d="M0 770H1200V780H0Z" fill="${wood(0.88, 0.7)}"/>
    <ellipse cx="500" cy="906" rx="280" ry="34" fill="url(#shade)"/>
    <rect x="250" y="868" width="470" height="36" rx="14" fill="url(#board)"/>
    <path d="M310 870c-10 -92 66 -140 166 -140s176 48 166 140Z" fill="url(#bread)"/>
    <path d="M398 760l50 84M470 746l44 92M544 756l36 80" stroke="#fbe6c4" stroke-width="12" stroke-linecap="round" opacity=".85"/>
    <ellipse cx="866" cy="912" rx="180" ry="26" fill="url(#shade)"/>
    <path d="M720 838H1000L978 900q-4 12 -18 12H760q-14 0 -18 -12Z" fill="url(#pan)"/><ellipse cx="860" cy="838" rx="140" ry="26" fill="${primary(0.3, 0.6)}"/><ellipse cx="860" cy="838" rx="122" ry="19" fill="url(#oil)"/>
    <path d="M996 848l110 -26q16 -2 18 12t-12 16l-122 22Z" fill="url(#pan)"/>
    <g fill="url(#leaf)"><ellipse cx="826" cy="832" rx="26" ry="9" transform="rotate(-14 826 832)"/><ellipse cx="872" cy="842" rx="28" ry="9" transform="rotate(10 872 842)"/><ellipse cx="906" cy="830" rx="22" ry="8" transform="rotate(-20 906 830)"/></g>`
  return picture('A brick oven with a fire in it, and bread on the table', [1200, 1000], defs, body)
}
