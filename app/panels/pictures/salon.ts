import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

const bottles = [
  [300, 84, 'one'],
  [352, 62, 'two'],
  [812, 96, 'two'],
  [868, 70, 'one'],
] as const

/** A hairdresser's chair before a round mirror, with morning light on the wall. */
export function salon({ primary, secondary, sky, sand, leaf, wood }: PicturePalette): Picture {
  const round = (id: string, tone: (l: number) => string, l: number) =>
    linear(
      id,
      [0, 0, 1, 0],
      [0, tone(l - 0.12)],
      [0.3, tone(Math.min(0.96, l + 0.14))],
      [1, tone(l - 0.2)],
    )
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, secondary(0.95, 0.5)], [1, secondary(0.78, 0.75)]),
    linear('light', [0, 0, 1, 1], [0, '#fff', 0.7], [1, '#fff', 0.08]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.66)], [1, wood(0.46)]),
    linear('glass', [0, 0, 1, 1], [0, sky(0.95, 0.6)], [0.55, sky(0.8, 0.8)], [1, sky(0.66, 0.9)]),
    linear('rim', [0, 0, 1, 1], [0, sand(0.97, 0.8)], [0.5, sand(0.72, 1.3)], [1, sand(0.5, 1.3)]),
    linear('shelf', [0, 0, 0, 1], [0, wood(0.78)], [1, wood(0.52)]),
    linear('back', [0, 0, 1, 1], [0, primary(0.62)], [0.5, primary(0.44)], [1, primary(0.26)]),
    linear('seat', [0, 0, 0, 1], [0, primary(0.58)], [1, primary(0.26)]),
    round('one', (l) => primary(l), 0.5),
    round('two', (l) => sand(l, 0.5), 0.84),
    round('steel', (l) => primary(l, 0.12), 0.74),
    radial('shade', [0.5, 0.5, 0.5], [0, primary(0.14, 0.6), 0.55], [1, primary(0.14, 0.6), 0]),
    radial('leaf', [0.35, 0.3, 0.8], [0, leaf(0.66)], [1, leaf(0.34)]),
  ]
  const stand = bottles.map(
    ([x, height, fill]) =>
      `<rect x="${x}" y="${566 - height}" width="40" height="${height}" rx="8" fill="url(#${fill})"/><rect x="${x + 12}" y="${550 - height}" width="16" height="20" rx="3" fill="${primary(0.24)}"/>`,
  )
  const body = `<rect width="1200" height="1000" fill="url(#wall)"/>
    <path d="M40 0H300L660 800H400ZM360 0H440L800 800H720Z" fill="url(#light)" opacity=".7"/>
    <rect y="820" width="1200" height="180" fill="url(#floor)"/>
    <rect y="800" width="1200" height="22" fill="${secondary(0.97, 0.3)}"/>
    <path d="M0 880H1200M0 940H1200" stroke="${wood(0.36)}" stroke-width="3" opacity=".5"/>
    <circle cx="612" cy="316" r="246" fill="${primary(0.2, 0.5)}" opacity=".16"/>
    <circle cx="590" cy="296" r="246" fill="url(#rim)"/>
    <circle cx="590" cy="296" r="226" fill="url(#glass)"/>
    <path d="M430 136L530 80L400 470L376 360ZM566 72H600L462 492L432 456Z" fill="#fff" opacity=".35"/>
    <path d="M590 70a226 226 0 0 1 0 452a190 226 0 0 0 0 -452Z" fill="#fff" opacity=".12"/>
    <rect x="262" y="584" width="690" height="20" fill="${primary(0.2, 0.5)}" opacity=".16"/>
    <rect x="250" y="566" width="690" height="22" rx="4" fill="url(#shelf)"/>
    ${stand.join('')}
    <rect x="404" y="500" width="60" height="66" rx="8" fill="url(#two)"/>
    <g fill="url(#leaf)"><ellipse cx="412" cy="466" rx="22" ry="46" transform="rotate(-28 412 466)"/><ellipse cx="436" cy="448" rx="22" ry="54"/><ellipse cx="460" cy="468" rx="20" ry="44" transform="rotate(30 460 468)"/></g>
    <ellipse cx="640" cy="936" rx="250" ry="36" fill="url(#shade)"/>
    <ellipse cx="630" cy="922" rx="130" ry="24" fill="url(#steel)"/>
    <rect x="606" y="796" width="48" height="124" fill="url(#steel)"/>
    <rect x="524" y="392" width="212" height="330" rx="64" fill="url(#back)"/>
    <path d="M560 430q70 -28 140 0" stroke="${primary(0.74, 0.8)}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>
    <path d="M630 456V690M578 470V690M682 470V690" stroke="${primary(0.24)}" stroke-width="3" opacity=".45"/>
    <rect x="570" y="330" width="120" height="72" rx="30" fill="url(#back)"/>
    <rect x="500" y="700" width="262" height="98" rx="42" fill="url(#seat)"/>
    <rect x="512" y="704" width="236" height="16" rx="8" fill="${primary(0.72, 0.8)}" opacity=".5"/>
    <rect x="462" y="622" width="82" height="34" rx="16" fill="url(#seat)"/><rect x="718" y="622" width="82" height="34" rx="16" fill="url(#seat)"/>
    <path d="M484 652V752M778 652V752" stroke="url(#steel)" stroke-width="14"/>`
  return picture('A hairdresser’s chair before a round mirror', [1200, 1000], defs, body)
}
