import type { PicturePalette } from '../color/picture-palette'
import { seededRandom } from './random'
import { linear, type Picture, picture, radial, round } from './svg'

type Trunk = { x: number; width: number; bottom: number; fill: string; marks?: string }

/** A slightly tapered trunk; birches in front carry dark scars. */
function trunk({ x, width, bottom, fill, marks }: Trunk, random: () => number): string {
  const lean = (random() - 0.5) * width * 0.9
  const half = width / 2
  let body = `<path d="M${round(x - half * 0.72 + lean)} -20L${round(x - half)} ${bottom}Q${x} ${bottom + half * 0.6} ${round(x + half)} ${bottom}L${round(x + half * 0.72 + lean)} -20Z" fill="${fill}"/>`
  if (!marks) return body
  for (let y = 30; y < bottom - 30; y += 40 + random() * 70) {
    const k = 1 - y / bottom
    const left = x - half * (0.96 - 0.26 * k) + lean * k
    const length = width * (0.2 + random() * 0.4)
    const start = random() > 0.5 ? left : left + width * 0.8 - length
    body += `<path d="M${round(start)} ${round(y)}q${round(length / 2)} ${round(5 + random() * 8)} ${round(length)} 0q${round(-length / 2)} ${round(-4)} ${round(-length)} 0z" fill="${marks}"/>`
  }
  return body
}

/** A birch wood in low light, leaves on the ground. */
export function birches(palette: PicturePalette): Picture {
  const { secondary, sky, land, sand, leaf } = palette
  const random = seededRandom(19)
  const defs = [
    linear(
      'haze',
      [0, 0, 0, 1],
      [0, sky(0.76, 0.6)],
      [0.6, secondary(0.93, 0.5)],
      [1, secondary(0.86, 0.8)],
    ),
    linear('ground', [0, 0, 0, 1], [0, secondary(0.82, 0.9)], [1, secondary(0.42, 0.9)]),
    linear(
      'bark',
      [0, 0, 1, 0],
      [0, sand(0.84, 0.5)],
      [0.22, '#ffffff'],
      [0.55, sand(0.93, 0.4)],
      [1, land(0.5, 0.4)],
    ),
    linear('middle', [0, 0, 1, 0], [0, land(0.72, 0.4)], [1, land(0.5, 0.6)]),
    linear('beam', [0, 0, 0.6, 1], [0, secondary(0.98, 0.4), 0.7], [1, secondary(0.95, 0.5), 0]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.985, 0.35), 1], [1, secondary(0.92, 0.6), 0]),
  ]
  const row = (count: number, width: number, bottom: number, fill: string) =>
    Array.from({ length: count }, (_, i) =>
      trunk(
        {
          x: round(((i + 0.2 + random() * 0.6) / count) * 1200),
          width: width * (0.8 + random() * 0.5),
          bottom,
          fill,
        },
        random,
      ),
    ).join('')
  const front = [176, 372, 744, 892, 1036].map((x, i) =>
    trunk(
      {
        x,
        width: 58 + (i % 3) * 12,
        bottom: 690 + (i % 2) * 34,
        fill: 'url(#bark)',
        marks: land(0.2, 0.5),
      },
      random,
    ),
  )
  let fallen = ''
  for (let i = 0; i < 40; i++) {
    const near = random()
    const tone = i % 3 ? secondary(0.7 + random() * 0.2, 1.1) : leaf(0.5)
    fallen += `<ellipse cx="${round(random() * 1200)}" cy="${round(640 + near * 150)}" rx="${round(5 + near * 11)}" ry="${round(2 + near * 4)}" fill="${tone}"/>`
  }
  const shadows = [176, 372, 744, 892, 1036].map(
    (x) =>
      `<path d="M${x - 26} 700L${x + 24} 706L${x + 320} 800H${x + 190}Z" fill="${land(0.2, 0.6)}" opacity=".3"/>`,
  )
  const body = `<rect width="1200" height="800" fill="url(#haze)"/>
    <circle cx="430" cy="300" r="380" fill="url(#glow)"/>
    ${row(15, 16, 600, land(0.82, 0.4))}${row(10, 28, 620, 'url(#middle)')}
    <path d="M-20 600C200 570 420 610 640 594S1040 580 1220 606V800H-20Z" fill="url(#ground)"/>
    <path d="M180 -20H420L980 800H520Z" fill="url(#beam)" opacity=".6"/>
    ${shadows.join('')}${fallen}${front.join('')}
    <path d="M-20 800V744C80 720 160 770 240 760C300 700 340 780 420 776C520 790 600 770 700 784C820 740 900 790 1000 768C1080 730 1150 760 1220 740V800Z" fill="${leaf(0.26)}"/>`
  return picture('Birches in autumn', [1200, 800], defs, body)
}
