import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** A conifer of four tiers, lit from the left. */
function conifer({ land, leaf }: PicturePalette, x: number, y: number, size: number): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = y - size + tier * size * 0.2
    const half = size * (0.12 + tier * 0.05)
    const low = top + size * 0.34
    return `<path d="M${x} ${top}L${x - half} ${low}H${x}Z" fill="${leaf(0.42, 0.9)}"/>
      <path d="M${x} ${top}L${x + half} ${low}H${x}Z" fill="${land(0.24, 0.8)}"/>`
  })
  return `<rect x="${x - size * 0.02}" y="${y - size * 0.1}" width="${size * 0.04}" height="${size * 0.12}" fill="${land(0.18, 0.6)}"/>${tiers.reverse().join('')}`
}

const far = { y: 380, height: 120, frequency: 4.6, phase: 0.6 }
const near = { y: 470, height: 90, frequency: 5.4, phase: 2.6 }

/** A timber house on a slope, lamps on, mountains behind. */
export function cabin(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, leaf } = palette
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.6, 1)],
      [0.45, sky(0.84, 0.5)],
      [0.62, secondary(0.93, 0.5)],
    ),
    linear('far', [0, 0, 0, 1], [0, land(0.7, 0.7)], [0.7, land(0.84, 0.4)]),
    linear('near', [0, 0, 0, 1], [0, land(0.5, 0.8)], [0.8, land(0.7, 0.5)]),
    linear('meadow', [0, 0, 1, 1], [0, leaf(0.7, 0.9)], [1, leaf(0.36, 0.9)]),
    linear('front', [0, 0, 1, 1], [0, secondary(0.74, 0.75)], [1, secondary(0.6, 0.8)]),
    linear('side', [0, 0, 1, 0], [0, secondary(0.4, 0.6)], [1, secondary(0.3, 0.5)]),
    linear('roof', [0, 0, 1, 1], [0, primary(0.4, 0.7)], [1, primary(0.22, 0.7)]),
    linear('light', [0, 0, 0, 1], [0, secondary(0.97, 0.6)], [1, secondary(0.84, 1)]),
    linear('deck', [0, 0, 1, 0], [0, secondary(0.82, 0.5)], [1, secondary(0.56, 0.6)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.95, 0.8), 0.7], [1, secondary(0.9), 0]),
    radial(
      'shadow',
      [0.5, 0.5, 0.5],
      [0, land(0.14, 0.6), 0.5],
      [0.6, land(0.14, 0.6), 0.3],
      [1, land(0.14, 0.6), 0],
    ),
  ]
  const boards = [0, 1, 2, 3, 4].map((i) => `M714 ${472 + i * 38}L926 ${436 + i * 38}`).join('')
  const body = `<rect width="1200" height="900" fill="url(#sky)"/>
    <circle cx="250" cy="250" r="300" fill="url(#glow)"/>
    <circle cx="250" cy="250" r="44" fill="${secondary(0.98, 0.25)}"/>
    <path d="${ridge(1200, far)}L1220 900L-20 900Z" fill="url(#far)"/>
    <path d="${ridge(1200, near)}L1220 900L-20 900Z" fill="url(#near)"/>
    <path d="M-20 640C240 590 420 640 640 640S1040 560 1220 590V900H-20Z" fill="url(#meadow)"/>
    ${conifer(palette, 130, 690, 300)}${conifer(palette, 250, 670, 200)}
    ${conifer(palette, 1010, 620, 270)}${conifer(palette, 1110, 660, 360)}
    <ellipse cx="720" cy="690" rx="420" ry="44" fill="url(#shadow)"/>
    <path d="M690 440L930 408V628L690 668Z" fill="url(#side)"/>
    <path d="${boards}" stroke="${secondary(0.22, 0.4)}" stroke-width="3" opacity=".6"/>
    <path d="M750 478L870 460V560L750 580Z" fill="url(#light)"/>
    <path d="M808 469V571M750 528L870 510" stroke="${secondary(0.26, 0.5)}" stroke-width="5"/>
    <path d="M360 440L520 280L690 440V668H360Z" fill="url(#front)"/>
    <path d="M404 656V452L522 336L644 452V660Z" fill="url(#light)"/>
    <path d="M404 452L522 336L644 452V476L522 366L404 476Z" fill="${secondary(0.5, 0.8)}" opacity=".35"/>
    <path d="M522 336V658M404 540H644" stroke="${secondary(0.32, 0.6)}" stroke-width="7"/>
    <path d="M430 656V586H486V656Z" fill="${secondary(0.62, 0.9)}"/>
    <circle cx="586" cy="520" r="20" fill="${primary(0.5, 1)}"/>
    <path d="M586 400V500" stroke="${primary(0.3)}" stroke-width="3"/>
    <rect x="742" y="190" width="44" height="110" fill="${secondary(0.52, 0.5)}"/>
    <rect x="742" y="190" width="18" height="110" fill="${secondary(0.7, 0.5)}"/>
    <path d="M520 256L800 236L962 414L710 452Z" fill="url(#roof)"/>
    <path d="M336 450L520 256L714 452L690 456L520 288L360 456Z" fill="${primary(0.5, 0.6)}"/>
    <path d="M710 452L962 414V428L714 466Z" fill="${land(0.16, 0.6)}"/>
    <path d="M300 664L708 672L820 716L330 706Z" fill="url(#deck)"/>
    <path d="M330 706L820 716V732L332 722Z" fill="${secondary(0.36, 0.6)}"/>
    <path d="M350 722V770M560 728V776M790 732V768" stroke="${secondary(0.3, 0.5)}" stroke-width="10"/>
    <ellipse cx="520" cy="690" rx="190" ry="40" fill="url(#glow)"/>
    <path d="M-20 800C180 740 420 760 620 800S1020 830 1220 770V900H-20Z" fill="${leaf(0.3)}"/>
    <path d="M-20 850C220 810 460 830 700 860S1080 870 1220 840V900H-20Z" fill="${leaf(0.22)}"/>`
  return picture('A wooden cabin', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
