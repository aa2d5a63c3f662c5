import type { PicturePalette } from '../color/picture-palette'
import { seededRandom } from './random'
import { linear, type Picture, picture, radial, round } from './svg'

/** Short light strokes on the water. */
function ripples(color: string): string {
  const random = seededRandom(23)
  let d = ''
  for (let i = 0; i < 34; i++) {
    const near = random()
    const x = round(random() * 900 - 40)
    const y = round(392 + near * near * 330)
    d += `M${x} ${y}h${round(20 + random() * 70 * (0.4 + near))}`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`
}

/** Cliffs above the sea, with a lighthouse. */
export function cliffs(palette: PicturePalette): Picture {
  const { primary, secondary, sky, land, sand, leaf } = palette
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.66, 0.9)],
      [0.7, sky(0.9, 0.35)],
      [1, secondary(0.95, 0.4)],
    ),
    linear('sea', [0, 0, 0.3, 1], [0, sky(0.74, 0.7)], [0.4, sky(0.52, 1)], [1, sky(0.28, 0.9)]),
    linear('grass', [0, 0, 1, 1], [0, leaf(0.74, 1)], [1, leaf(0.44, 1)]),
    linear('rockLit', [0, 0, 1, 1], [0, sand(0.88, 0.8)], [1, sand(0.66, 1)]),
    linear('rockShade', [0, 0, 0.4, 1], [0, land(0.5, 0.5)], [1, land(0.26, 0.7)]),
    linear('tower', [0, 0, 1, 0], [0, '#ffffff'], [0.45, sand(0.94, 0.4)], [1, sand(0.66, 0.6)]),
    linear('stripe', [0, 0, 1, 0], [0, secondary(0.72, 1.1)], [1, secondary(0.5, 1.1)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.4), 0.95], [1, secondary(0.92, 0.6), 0]),
  ]
  const body = `<rect width="1200" height="400" fill="url(#sky)"/>
    <circle cx="250" cy="200" r="300" fill="url(#glow)"/>
    <circle cx="250" cy="190" r="42" fill="${secondary(0.985, 0.25)}"/>
    <path d="M430 150C520 120 560 150 640 136M640 90C700 74 760 92 820 80" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".4" fill="none"/>
    <rect y="372" width="1200" height="428" fill="url(#sea)"/>
    <path d="M-20 376C120 340 240 352 360 376Z" fill="${land(0.72, 0.5)}"/>
    ${ripples(secondary(0.96, 0.3))}
    <path d="M430 470C420 420 440 400 462 396C486 400 500 430 504 476Z" fill="url(#rockLit)"/>
    <path d="M462 396C486 400 500 430 504 476H470C478 440 474 416 462 396Z" fill="url(#rockShade)"/>
    <path d="M412 474C450 462 500 464 526 478" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".8"/>
    <path d="M820 330C900 296 1000 280 1220 262V800H760C700 700 740 640 700 560C680 510 740 480 760 430C776 390 790 350 820 330Z" fill="url(#rockShade)"/>
    <path d="M820 330C790 350 776 390 760 430C740 480 680 510 700 560C740 640 700 700 760 800H860C800 700 850 640 812 560C790 500 850 440 872 372Z" fill="url(#rockLit)"/>
    <path d="M872 372C850 440 790 500 812 560C830 600 826 640 820 680C880 610 850 560 900 500C930 460 920 410 960 360Z" fill="${sand(0.6, 0.8)}" opacity=".6"/>
    <path d="M930 520C980 560 960 640 1010 700M1080 420C1060 520 1120 580 1100 680" stroke="${land(0.2, 0.6)}" stroke-width="10" opacity=".35" fill="none"/>
    <path d="M800 344C870 300 1000 276 1220 256V330C1080 340 960 352 880 386C850 380 820 366 800 344Z" fill="url(#grass)"/>
    <path d="M930 352C1010 330 1100 320 1220 312V330C1080 340 960 352 880 386C896 372 910 360 930 352Z" fill="${leaf(0.34)}" opacity=".7"/>
    <g transform="translate(-110 14)"><path d="M1010 306L1180 300L1120 322L1010 320Z" fill="${land(0.14, 0.5)}" opacity=".3"/>
    <path d="M982 310L994 130H1046L1058 310Z" fill="url(#tower)"/>
    <path d="M990 190L987 236H1053L1050 190ZM984.500 270L982 310H1058L1055.500 270Z" fill="url(#stripe)"/>
    <rect x="984" y="118" width="72" height="14" rx="4" fill="${primary(0.26, 0.7)}"/>
    <rect x="1000" y="84" width="40" height="34" fill="${secondary(0.95, 0.8)}"/>
    <path d="M992 86L1020 58L1048 86Z" fill="url(#stripe)"/>
    <path d="M1062 276H1130V316H1062Z" fill="url(#tower)"/>
    <path d="M1054 278L1080 250H1120L1140 278Z" fill="${primary(0.34, 0.8)}"/></g>
    <path d="M700 560C690 600 656 620 664 664S628 736 640 800H760C700 700 740 640 700 560Z" fill="#fff" opacity=".4"/>
    <path d="M704 590C700 630 676 650 690 690S668 750 690 800H760C700 700 736 650 704 590Z" fill="#fff" opacity=".75"/>`
  return picture('Cliffs above the sea', [1200, 800], defs, body)
}
