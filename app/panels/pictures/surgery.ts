import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

/** A dentist's chair under its lamp, with daylight from the window. */
export function surgery({ primary, secondary, sky, sand, leaf, wood }: PicturePalette): Picture {
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, sky(0.97, 0.35)], [1, sky(0.84, 0.55)]),
    linear('floor', [0, 0, 0, 1], [0, sand(0.86, 0.5)], [1, sand(0.7, 0.7)]),
    linear('pane', [0, 0, 0, 1], [0, sky(0.9, 0.9)], [1, sky(0.97, 0.5)]),
    linear('light', [0, 0, 1, 1], [0, '#fff', 0.8], [1, '#fff', 0.1]),
    linear('seat', [0, 0, 0, 1], [0, primary(0.66)], [0.45, primary(0.5)], [1, primary(0.3)]),
    linear(
      'steel',
      [0, 0, 1, 0],
      [0, primary(0.72, 0.1)],
      [0.35, '#fff'],
      [1, primary(0.62, 0.12)],
    ),
    linear('lamp', [0, 0, 0, 1], [0, '#fff'], [1, primary(0.78, 0.12)]),
    linear('beam', [0, 0, 0, 1], [0, secondary(0.94, 0.8), 0.75], [1, secondary(0.94, 0.8), 0]),
    linear('cupboard', [0, 0, 1, 1], [0, '#fff'], [1, sky(0.9, 0.4)]),
    linear('top', [0, 0, 0, 1], [0, wood(0.76)], [1, wood(0.56)]),
    radial('shade', [0.5, 0.5, 0.5], [0, primary(0.14, 0.6), 0.5], [1, primary(0.14, 0.6), 0]),
    radial('leaf', [0.35, 0.3, 0.8], [0, leaf(0.68)], [1, leaf(0.36)]),
  ]
  const fronds = [-52, -24, 4, 30, 56].map(
    (turn) =>
      `<ellipse cx="1010" cy="430" rx="26" ry="86" transform="rotate(${turn} 1010 510)" fill="url(#leaf)"/>`,
  )
  const body = `<rect width="1200" height="1000" fill="url(#wall)"/>
    <rect x="96" y="90" width="330" height="420" rx="6" fill="#fff"/>
    <path d="M112 106H254V494H112ZM268 106H410V494H268Z" fill="url(#pane)"/>
    <path d="M112 106H410V300L112 420Z" fill="url(#light)" opacity=".6"/>
    <path d="M430 160L860 420V800H560Z" fill="url(#light)" opacity=".5"/>
    <rect y="800" width="1200" height="200" fill="url(#floor)"/>
    <rect y="786" width="1200" height="16" fill="#fff" opacity=".8"/>
    <rect x="860" y="580" width="340" height="222" fill="url(#cupboard)"/>
    <path d="M974 604V786M1088 604V786" stroke="${sky(0.76, 0.5)}" stroke-width="4"/>
    <rect x="846" y="562" width="354" height="24" fill="url(#top)"/>
    ${fronds.join('')}
    <path d="M966 500H1054L1044 562H976Z" fill="${secondary(0.62, 1)}"/><path d="M966 500H1000L998 562H976Z" fill="${secondary(0.76, 0.9)}"/>
    <path d="M700 0V96L790 190L706 262" stroke="url(#steel)" stroke-width="16" fill="none" stroke-linejoin="round"/>
    <circle cx="790" cy="190" r="18" fill="${primary(0.62, 0.2)}"/>
    <path d="M580 306L380 640H820L730 284Z" fill="url(#beam)"/>
    <path d="M566 296q70 -84 174 -24q-70 46 -174 24Z" fill="url(#lamp)"/>
    <path d="M572 298q80 20 164 -22" stroke="${secondary(0.9, 1)}" stroke-width="10" fill="none" stroke-linecap="round"/>
    <ellipse cx="560" cy="930" rx="330" ry="44" fill="url(#shade)"/>
    <ellipse cx="560" cy="908" rx="150" ry="28" fill="url(#steel)"/>
    <path d="M516 740H604L620 908H500Z" fill="url(#steel)"/>
    <path d="M214 430q46 -30 84 20l130 192q14 22 44 22h196q28 0 50 16l150 92q36 28 10 58q-18 20 -50 8l-180 -68H430q-52 0 -84 -46L206 500q-24 -40 8 -70Z" fill="url(#seat)"/>
    <path d="M236 446q24 -10 44 18l128 190q22 32 60 32h200q22 0 44 14l140 84" stroke="${primary(0.78, 0.7)}" stroke-width="10" fill="none" stroke-linecap="round" opacity=".6"/>
    <path d="M206 408q44 -46 96 -12q26 26 6 58q-40 -34 -86 2q-30 -20 -16 -48Z" fill="${primary(0.38)}"/>
    <path d="M470 640q60 -26 132 -8" stroke="url(#steel)" stroke-width="18" fill="none" stroke-linecap="round"/>
    <path d="M700 800V640H760" stroke="url(#steel)" stroke-width="14" fill="none"/>
    <rect x="676" y="612" width="190" height="20" rx="8" fill="url(#lamp)"/>
    <path d="M716 560h40l-6 52h-28Z" fill="${sky(0.86, 0.8)}"/><path d="M796 606l22 -66M828 606l16 -58" stroke="${primary(0.6, 0.2)}" stroke-width="7" stroke-linecap="round"/><circle cx="820" cy="534" r="13" fill="#fff"/>`
  return picture('A dentist’s chair under its lamp', [1200, 1000], defs, body)
}
