import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

const rafters = [40, 190, 340, 490, 640, 790, 940, 1090]

/** Leaves hanging from the pergola, in two tones. */
const vine = ({ leaf }: PicturePalette) =>
  [
    [60, 100, 60],
    [150, 90, 46],
    [246, 84, 38],
    [30, 170, 50],
    [104, 190, 34],
    [1010, 84, 36],
    [1096, 92, 50],
    [1170, 130, 60],
  ]
    .map(
      ([x = 0, y = 0, r = 0], i) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${leaf(0.3 + (i % 3) * 0.06, 1.1)}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.25}" r="${r * 0.6}" fill="${leaf(0.48, 1.1)}"/>`,
    )
    .join('')

const cypress =
  ({ leaf, land }: PicturePalette) =>
  (x: number, size: number) =>
    `<path d="M${x} ${560 - size}C${x + size * 0.16} ${560 - size * 0.6} ${x + size * 0.15} 530 ${x + size * 0.06} 566H${x - size * 0.06}C${x - size * 0.15} 530 ${x - size * 0.16} ${560 - size * 0.6} ${x} ${560 - size}Z" fill="${leaf(0.4, 0.9)}"/>
    <path d="M${x} ${560 - size}C${x + size * 0.16} ${560 - size * 0.6} ${x + size * 0.15} 530 ${x + size * 0.06} 566H${x + 4}C${x + size * 0.05} 520 ${x + size * 0.05} ${560 - size * 0.6} ${x} ${560 - size}Z" fill="${land(0.24, 0.7)}" opacity=".6"/>`

/** A chair of slats, seen from the side; `turn` is −1 for one that looks to the left. */
const seat = ({ primary }: PicturePalette, x: number, turn: 1 | -1) =>
  `<g transform="translate(${x} 0) scale(${turn} 1)">
    <path d="M-66 590L-44 838M70 706L84 838M-22 706L-66 838" stroke="${primary(0.26)}" stroke-width="11" stroke-linecap="round"/>
    <path d="M-92 560C-96 548 -70 538 -64 552L-34 696H-58Z" fill="url(#cloth)"/>
    <path d="M-62 686H66C84 686 90 700 82 712H-56C-66 706 -68 694 -62 686Z" fill="url(#cloth)"/>
    <path d="M-62 686H66C76 686 82 690 84 696H-60Z" fill="#fff" opacity=".28"/></g>`

/** A terrace above the hills: a pergola with vines, a laid table, the sun low. */
export function terrace(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, sand, wood, leaf, earth } = palette
  const tree = cypress(palette)
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.64, 1)],
      [0.62, sky(0.88, 0.4)],
      [1, secondary(0.93, 0.55)],
    ),
    radial(
      'glow',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 1],
      [0.35, secondary(0.95, 0.7), 0.5],
      [1, secondary(0.93, 0.6), 0],
    ),
    linear('far', [0, 0, 0, 1], [0, land(0.66, 0.7)], [1, land(0.82, 0.4)]),
    linear('near', [0, 0, 1, 1], [0, leaf(0.66, 0.9)], [1, leaf(0.46, 0.9)]),
    linear('floor', [0, 0, 1, 1], [0, earth(0.86, 0.6)], [1, earth(0.64, 0.8)]),
    linear('wall', [0, 0, 1, 0], [0, sand(0.94, 0.5)], [1, sand(0.76, 0.8)]),
    linear('post', [0, 0, 1, 0], [0, wood(0.76, 0.8)], [1, wood(0.46, 0.9)]),
    linear('cloth', [0, 0, 1, 1], [0, primary(0.64)], [1, primary(0.38)]),
    linear('linen', [0, 0, 1, 0], [0, sand(0.985, 0.2)], [1, sand(0.86, 0.5)]),
    linear('glass', [0, 0, 1, 0], [0, '#fff', 0.75], [1, '#fff', 0.35]),
    fade('shadow', land(0.2, 0.6), 0.45, 0.4),
  ]
  const tiles = [680, 740, 816].map((y) => `M0 ${y}H1200`).join('')
  const seams = [-400, -80, 200, 440, 660, 880, 1120, 1400, 1720]
    .map((x, i) => `M${340 + i * 65} 640L${x} 900`)
    .join('')
  const body = `<rect width="1200" height="900" fill="url(#sky)"/>
    <circle cx="790" cy="330" r="330" fill="url(#glow)"/><circle cx="790" cy="330" r="46" fill="${secondary(0.985, 0.35)}"/>
    <path d="${ridge(1200, { y: 420, height: 80, frequency: 4.2, phase: 1.4 })}L1220 700L-20 700Z" fill="url(#far)"/>
    <path d="M-20 520C180 440 360 470 560 506S960 450 1220 486V700H-20Z" fill="url(#near)"/>
    <path d="M-20 566C220 520 420 560 640 556S1040 530 1220 546V700H-20Z" fill="${leaf(0.36, 0.9)}"/>
    ${tree(940, 190)}${tree(1010, 240)}${tree(1076, 170)}${tree(330, 130)}
    <path d="M860 520V478L900 452L940 478V520Z" fill="${sand(0.93, 0.5)}"/><path d="M900 452L940 478V520H908Z" fill="${sand(0.72, 0.7)}"/><path d="M850 482L900 446L950 482L942 490L900 460L858 490Z" fill="${secondary(0.58, 1)}"/>
    <rect y="640" width="1200" height="260" fill="url(#floor)"/>
    <path d="${tiles}${seams}" stroke="${earth(0.52, 0.7)}" stroke-width="4" opacity=".45"/>
    <path d="M0 560H1200V646H0Z" fill="url(#wall)"/><path d="M0 548H1200V568H0Z" fill="${sand(0.97, 0.3)}"/><path d="M0 568H1200V578H0Z" fill="${sand(0.5, 0.6)}" opacity=".35"/>
    <path d="M0 646H1200V664H0Z" fill="${land(0.2, 0.5)}" opacity=".22"/>
    <path d="M112 96H150V700H112ZM1060 96H1098V700H1060Z" fill="url(#post)"/>
    <path d="M150 700L420 900H330L112 700ZM1098 700L1200 776V850L1060 700Z" fill="${land(0.2, 0.5)}" opacity=".2"/>
    <path d="M-20 66H1220V102H-20Z" fill="url(#post)"/><path d="M-20 102H1220V112H-20Z" fill="${wood(0.3, 0.8)}" opacity=".6"/>
    ${rafters.map((x) => `<path d="M${x} 36h34v36h-34z" fill="${wood(0.5, 0.9)}"/><path d="M${x} 36h14v36h-14z" fill="${wood(0.74, 0.8)}"/>`).join('')}
    ${vine(palette)}
    <path d="M150 130C330 230 560 236 700 190S980 150 1060 128" stroke="${primary(0.24, 0.5)}" stroke-width="4" fill="none"/>
    ${[
      [250, 178],
      [360, 208],
      [480, 220],
      [600, 214],
      [716, 190],
      [830, 166],
      [944, 148],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y + 16}" r="34" fill="url(#glow)"/><circle cx="${x}" cy="${y + 16}" r="11" fill="${secondary(0.94, 0.9)}"/>`,
      )
      .join('')}
    <ellipse cx="610" cy="842" rx="400" ry="40" fill="url(#shadow)"/>
    ${seat(palette, 380, 1)}${seat(palette, 820, -1)}
    <path d="M592 700H628V826H592Z" fill="${primary(0.3)}"/><path d="M520 838C520 820 700 820 700 838Z" fill="${primary(0.24)}"/>
    <path d="M428 650H792L776 742C740 724 710 756 670 738C630 722 600 756 560 738C520 722 480 752 444 738Z" fill="url(#linen)"/>
    <ellipse cx="610" cy="650" rx="182" ry="22" fill="${sand(0.99, 0.15)}"/>
    <ellipse cx="520" cy="648" rx="50" ry="9" fill="${sand(0.86, 0.5)}"/><ellipse cx="520" cy="645" rx="34" ry="6" fill="${secondary(0.8, 1)}"/>
    <ellipse cx="700" cy="650" rx="50" ry="9" fill="${sand(0.86, 0.5)}"/><ellipse cx="700" cy="647" rx="34" ry="6" fill="${secondary(0.8, 1)}"/>
    <path d="M588 644V560Q588 550 596 546V520H612V546Q620 550 620 560V644Z" fill="${leaf(0.34, 1.1)}"/><path d="M592 580H616V616H592Z" fill="${sand(0.95, 0.4)}"/><path d="M592 556V640" stroke="#fff" stroke-width="4" opacity=".4"/>
    <path d="M640 586H676C676 616 668 624 660 626V642H670V646H646V642H656V626C648 624 640 616 640 586ZM556 590H580C580 612 574 618 570 620V642H576V646H558V642H566V620C560 618 556 612 556 590Z" fill="url(#glass)"/><path d="M642 600H674C673 616 667 624 658 624S643 616 642 600Z" fill="${secondary(0.7, 1.2)}"/>
    <path d="M40 900L62 760H184L206 900Z" fill="url(#cloth)"/><path d="M124 764C60 700 50 620 90 540C120 600 134 650 130 700C150 620 190 590 244 580C240 660 200 730 124 764Z" fill="${leaf(0.4, 1.1)}"/><path d="M124 764C110 690 116 620 152 560C176 620 170 700 124 764Z" fill="${leaf(0.5, 1.1)}"/>`
  return picture(
    'A laid table on a terrace',
    [1200, 900],
    defs,
    mirror ? mirrored(body, 1200) : body,
  )
}
