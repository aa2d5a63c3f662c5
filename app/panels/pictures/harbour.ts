import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

type Shed = { x: number; width: number; top: number; tone: string }

const shed =
  ({ primary, secondary, sky, sand }: PicturePalette) =>
  ({ x, width, top, tone }: Shed) => {
    const middle = x + width / 2
    const boards = Array.from(
      { length: Math.floor(width / 22) },
      (_, i) => `M${x + 20 + i * 22} ${top}V536`,
    )
    return `<path d="M${x} ${top}L${middle} ${top - 74}L${x + width} ${top}V540H${x}Z" fill="url(#${tone})"/>
    <path d="${boards.join('')}" stroke="#000" stroke-width="2" opacity=".1"/>
    <path d="M${x - 14} ${top + 6}L${middle} ${top - 88}L${x + width + 14} ${top + 6}L${x + width + 4} ${top + 16}L${middle} ${top - 66}L${x - 4} ${top + 16}Z" fill="${primary(0.26, 0.7)}"/>
    <path d="M${middle - 17} ${top - 18}h34v36h-34z" fill="${sky(0.34, 0.7)}" stroke="#fff" stroke-width="5"/>
    <path d="M${x + 24} 540V444h${width * 0.3}v96z" fill="${secondary(0.9, 0.4)}"/><path d="M${x + 30} 540V450h${width * 0.3 - 12}v90z" fill="${primary(0.34, 0.7)}"/>
    <path d="M${x + width * 0.54} 452h${width * 0.32}v46h${-width * 0.32}z" fill="${secondary(0.93, 0.8)}" stroke="${sand(0.99, 0.1)}" stroke-width="6"/>`
  }

/** A fishing boat at its mooring: hull, cabin, mast and boom. */
const boat = (
  { primary, secondary, sand, sky, wood }: PicturePalette,
  x: number,
  y: number,
  size: number,
  hull: string,
) =>
  `<g transform="translate(${x} ${y}) scale(${size})">
    <ellipse cx="170" cy="84" rx="220" ry="22" fill="url(#contact)"/>
    <path d="M212 -190V10M212 -176L330 -30M212 -176L40 4M212 -70L296 -24" stroke="${wood(0.42, 0.7)}" stroke-width="5" fill="none"/><path d="M206 -196H218V10H206Z" fill="url(#mast)"/>
    <path d="M218 -186H266L252 -172L266 -158H218Z" fill="${secondary(0.76, 1.2)}"/>
    <path d="M86 12V-52H190V12Z" fill="${sand(0.98, 0.2)}"/><path d="M160 -52H190V12H160Z" fill="${sand(0.78, 0.5)}"/><path d="M76 -64H200V-50H76Z" fill="url(#${hull})"/><path d="M98 -38H122V-12H98ZM130 -38H154V-12H130Z" fill="${sky(0.4, 0.8)}"/>
    <path d="M0 -6C60 18 260 20 352 -22C340 30 316 70 292 82H50C24 66 8 30 0 -6Z" fill="url(#${hull})"/>
    <path d="M0 -6C60 18 260 20 352 -22L348 -4C260 34 60 32 4 10Z" fill="${sand(0.97, 0.3)}"/>
    <path d="M32 64H306C302 72 298 78 292 82H50C42 78 36 70 32 64Z" fill="${primary(0.2, 0.6)}" opacity=".6"/>
    <circle cx="262" cy="38" r="14" fill="none" stroke="${sand(0.97, 0.3)}" stroke-width="9"/></g>`

/** A fishing harbour: timber sheds on the quay, two boats, hills over the bay. */
export function harbour(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, sand, wood, leaf } = palette
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.66, 0.9)],
      [0.7, sky(0.9, 0.35)],
      [1, secondary(0.95, 0.4)],
    ),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.4), 0.9], [1, secondary(0.96, 0.4), 0]),
    linear('hills', [0, 0, 0, 1], [0, land(0.56, 0.7)], [1, land(0.76, 0.4)]),
    linear('slope', [0, 0, 1, 1], [0, leaf(0.6, 0.8)], [1, leaf(0.4, 0.8)]),
    linear('water', [0, 0, 0, 1], [0, sky(0.66, 0.7)], [0.4, sky(0.5, 0.9)], [1, sky(0.32, 1)]),
    linear('first', [0, 0, 1, 0.3], [0, primary(0.58)], [1, primary(0.4)]),
    linear('second', [0, 0, 1, 0.3], [0, secondary(0.82)], [1, secondary(0.64, 1.1)]),
    linear('third', [0, 0, 1, 0.3], [0, sand(0.95, 0.5)], [1, sand(0.78, 0.7)]),
    linear('mast', [0, 0, 1, 0], [0, wood(0.72, 0.8)], [1, wood(0.44, 0.8)]),
    linear('quay', [0, 0, 0, 1], [0, sand(0.7, 0.4)], [1, land(0.36, 0.5)]),
    linear('planks', [0, 0, 1, 0], [0, wood(0.78, 0.7)], [1, wood(0.56, 0.8)]),
    fade('contact', sky(0.18, 0.8), 0.5, 0.5),
  ]
  const mirrorings = [
    ['first', 110, 200],
    ['third', 330, 176],
    ['second', 526, 216],
  ]
    .map(
      ([tone, x, width]) =>
        `<path d="M${x} 634h${width}v70h-${width}zM${Number(x) + 14} 704h${Number(width) - 28}v44h-${Number(width) - 28}z" fill="url(#${tone})" opacity=".28"/>`,
    )
    .join('')
  const body = `<rect width="1200" height="640" fill="url(#sky)"/><circle cx="930" cy="210" r="300" fill="url(#glow)"/><circle cx="930" cy="210" r="42" fill="${secondary(0.985, 0.3)}"/>
    <path d="M120 150C210 126 300 150 380 132" stroke="#fff" stroke-width="28" stroke-linecap="round" opacity=".45" fill="none"/>
    <path d="M560 540C700 400 820 380 930 430S1120 400 1220 350V560H560Z" fill="url(#hills)"/>
    <path d="M-20 420C120 330 300 340 460 430C560 490 680 520 800 548H-20Z" fill="url(#slope)"/>
    <path d="M-20 500C160 420 340 440 520 510L560 548H-20Z" fill="${leaf(0.34, 0.8)}"/>
    <path d="M880 520h20v-16l14 -12l14 12v16h30v-24l18 -14l18 14v24h26v-12l12 -10l12 10v22h-164z" fill="${sand(0.96, 0.3)}"/><path d="M896 506l18 -18l18 18zM954 498l22 -20l22 20z" fill="${secondary(0.6, 1)}"/>
    <rect y="540" width="1200" height="360" fill="url(#water)"/>
    ${[
      { x: 110, width: 200, top: 330, tone: 'first' },
      { x: 526, width: 216, top: 320, tone: 'second' },
      { x: 330, width: 176, top: 370, tone: 'third' },
    ]
      .map(shed(palette))
      .join('')}
    <path d="M-20 536H790V566H-20Z" fill="${sand(0.88, 0.4)}"/><path d="M-20 566H790V634H-20Z" fill="url(#quay)"/><path d="M-20 566H790V574H-20Z" fill="#000" opacity=".22"/>
    ${mirrorings}
    <path d="M560 536v-22h40v-24h44v46zM676 536v-30h44v30z" fill="url(#mast)"/><path d="M560 514h40v6h-40zM600 490h44v6h-44zM676 506h44v6h-44z" fill="${wood(0.86, 0.6)}"/>
    <path d="M742 536v-28q0 -10 12 -10t12 10v28z" fill="${primary(0.28, 0.6)}"/><path d="M84 536v-28q0 -10 12 -10t12 10v28z" fill="${primary(0.28, 0.6)}"/>
    ${boat(palette, 760, 600, 0.92, 'second')}
    <path d="M754 512C780 590 770 590 768 596" stroke="${sand(0.96, 0.4)}" stroke-width="5" fill="none"/>
    <g stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".32"><path d="M70 690H170M300 740H400M620 720H720M930 732H1090M1040 780H1160M80 850H190M560 868H690"/></g>
    ${boat(palette, 200, 726, 1.12, 'first')}
    <path d="M1000 900L1040 800H1240V900Z" fill="url(#planks)"/><path d="M1012 868H1240M1026 836H1240" stroke="${wood(0.36, 0.8)}" stroke-width="4" opacity=".6"/><path d="M1046 812h30v88h-30zM1150 800h30v100h-30z" fill="url(#mast)"/><path d="M1046 800h30v16h-30zM1150 788h30v16h-30z" fill="${secondary(0.76, 1.1)}"/>
    <path transform="translate(120 -10)" d="M420 250c14-12 24-10 30 2c8-12 20-12 30-4c-14-2-22 4-30 14c-6-10-16-14-30-12ZM520 196c10-8 17-7 21 1c6-8 14-8 21-3c-10-1-15 3-21 10c-4-7-11-9-21-8Z" fill="#fff"/>`
  return picture('A harbor', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
