import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { seededRandom } from './random'
import { linear, mirrored, type Picture, picture, radial, round } from './svg'

const boards = [86, 232, 378, 524, 670]
const bays = [70, 402, 734]
const bayWidth = 320

/** Books in a few colors of the brand between cream, brown and green; the last of a shelf leans. */
function books({ primary, secondary, sand, wood, leaf }: PicturePalette): string {
  const random = seededRandom(41)
  const tones = [
    [primary(0.46)],
    [primary(0.32)],
    [sand(0.94, 0.4)],
    [sand(0.8, 0.7)],
    [secondary(0.76, 1.1)],
    [primary(0.66)],
    [wood(0.5)],
    [leaf(0.42)],
    [sand(0.88, 0.5)],
  ]
  let bands = ''
  for (const x of bays) {
    for (const y of boards) {
      const end = x + bayWidth - 20 - random() * 90
      let left = x + 14
      while (left < end) {
        const [width, height] = [Math.round(15 + random() * 17), Math.round(78 + random() * 34)]
        tones[Math.floor(random() * tones.length)]?.push(
          `M${left} ${y + 132}v${-height}h${width}v${height}z`,
        )
        if (random() > 0.5) bands += `M${left} ${y + 146 - height}h${width}v6h${-width}z`
        left += width + 2
      }
      if (left + 34 < x + bayWidth) tones[0]?.push(`M${left + 2} ${y + 132}l22 -92l20 5l-22 87z`)
    }
  }
  const spines = tones.map(([tone, ...d]) => `<path d="${d.join('')}" fill="${tone}"/>`).join('')
  return `${spines}<path d="${bands}" fill="#fff" opacity=".45"/>`
}

/** A wall of books, a ladder, an armchair under a lamp. */
export function study(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sand, wood, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 0.6], [0, sand(0.95, 0.5)], [1, sand(0.8, 0.8)]),
    linear('case', [0, 0, 1, 0], [0, wood(0.7, 0.8)], [1, wood(0.5, 0.85)]),
    linear('back', [0, 0, 1, 0.6], [0, wood(0.46, 0.7)], [1, wood(0.32, 0.7)]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.56, 0.8)], [1, wood(0.4, 0.8)]),
    linear('cloth', [0, 0, 1, 1], [0, primary(0.62)], [1, primary(0.34)]),
    linear('arm', [0, 0, 0, 1], [0, primary(0.56)], [1, primary(0.3)]),
    linear('rug', [0, 0, 1, 0], [0, secondary(0.84, 0.9)], [1, secondary(0.66, 1)]),
    linear('shade', [0, 0, 0, 1], [0, secondary(0.95, 0.6)], [1, secondary(0.84, 1)]),
    radial(
      'halo',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 0.6],
      [0.5, secondary(0.97, 0.5), 0.3],
      [1, secondary(0.96, 0.5), 0],
    ),
    fade('contact', wood(0.16), 0.55, 0.5),
  ]
  const rungs = [0, 1, 2, 3, 4, 5]
    .map((i) => `M${round(470 - i * 9)} ${176 + i * 104}h${round(86 + i * 7)}`)
    .join('')
  const body = `<rect width="1200" height="900" fill="url(#wall)"/>
    <rect y="820" width="1200" height="80" fill="url(#floor)"/>
    <rect x="46" y="44" width="1032" height="782" fill="url(#case)"/>
    ${bays.map((x) => `<rect x="${x}" y="80" width="${bayWidth}" height="724" fill="url(#back)"/>`).join('')}
    ${books(palette)}
    ${boards.map((y) => `<path d="M58 ${y + 132}H1066V${y + 144}H58Z" fill="url(#case)"/><path d="M58 ${y + 144}H1066V${y + 150}H58Z" fill="#000" opacity=".2"/>`).join('')}
    <path d="M46 44H1078V66H46ZM34 36H1090V50H34Z" fill="${wood(0.78, 0.7)}"/><path d="M390 80h12v724h-12zM722 80h12v724h-12z" fill="url(#case)"/>
    <path d="M70 80H402V320L70 560Z" fill="${secondary(0.98, 0.3)}" opacity=".14"/>
    <path d="M484 120L400 826H424L508 120ZM532 120L600 826H576L510 120Z" fill="${wood(0.82, 0.6)}"/><path d="${rungs}" stroke="${wood(0.74, 0.7)}" stroke-width="13"/><path d="M500 120L412 826H424L508 120Z" fill="${wood(0.46, 0.7)}" opacity=".6"/>
    <ellipse cx="770" cy="862" rx="400" ry="34" fill="url(#rug)"/><ellipse cx="770" cy="860" rx="350" ry="26" fill="none" stroke="${sand(0.97, 0.3)}" stroke-width="5" opacity=".7"/>
    <path d="M1040 846V330" stroke="${primary(0.22, 0.5)}" stroke-width="9"/><ellipse cx="1040" cy="850" rx="64" ry="11" fill="${primary(0.22, 0.5)}"/>
    <circle cx="1040" cy="330" r="270" fill="url(#halo)"/><path d="M964 344L992 232H1088L1116 344Z" fill="url(#shade)"/><ellipse cx="1040" cy="344" rx="76" ry="11" fill="${secondary(0.99, 0.4)}"/>
    <ellipse cx="800" cy="848" rx="240" ry="24" fill="url(#contact)"/>
    <path d="M650 850L660 790H680L672 850ZM930 850L922 790H942L952 850Z" fill="${wood(0.3, 0.7)}"/>
    <path d="M640 560C640 470 690 420 800 420S960 470 960 560V760H640Z" fill="url(#cloth)"/>
    <path d="M700 452C740 430 860 430 900 452C880 480 868 560 868 640H732C732 560 720 480 700 452Z" fill="#fff" opacity=".1"/>
    <path d="M740 520h.1M800 500h.1M860 520h.1M770 580h.1M830 580h.1" stroke="${primary(0.26)}" stroke-width="13" stroke-linecap="round"/>
    <path d="M684 650H916V742H684Z" fill="url(#cloth)"/><path d="M684 650H916C924 650 928 660 926 672H674C672 660 676 650 684 650Z" fill="#fff" opacity=".22"/>
    <path d="M600 610C600 576 660 566 690 596C704 612 704 640 700 660V800H622C608 800 602 792 602 780ZM1000 610C1000 576 940 566 910 596C896 612 896 640 900 660V800H978C992 800 998 792 998 780Z" fill="url(#arm)"/><path d="M606 600C620 578 668 576 688 600C664 590 630 592 606 600ZM994 600C980 578 932 576 912 600C936 590 970 592 994 600Z" fill="#fff" opacity=".26"/>
    <rect x="752" y="574" width="110" height="96" rx="18" transform="rotate(8 800 620)" fill="${secondary(0.8, 1.1)}"/><path d="M764 590L868 604M758 630L862 646" stroke="${sand(0.97, 0.4)}" stroke-width="6"/>
    <path d="M92 846L110 716H226L244 846Z" fill="${sand(0.95, 0.4)}"/><path d="M168 716H226L244 846H168Z" fill="${sand(0.76, 0.7)}"/>
    <path d="M168 720C60 690 20 600 30 540C110 560 160 630 168 720M168 720C176 610 240 560 316 550C310 640 260 700 168 720" fill="${leaf(0.36, 1.1)}"/><path d="M168 720C110 620 116 500 172 430C226 510 224 620 168 720" fill="${leaf(0.48, 1.1)}"/><path d="M168 720C190 620 196 520 172 430C226 510 224 620 168 720" fill="${leaf(0.38, 1.1)}"/>`
  return picture(
    'A study with a wall of books',
    [1200, 900],
    defs,
    mirror ? mirrored(body, 1200) : body,
  )
}
