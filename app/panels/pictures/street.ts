import type { PicturePalette, Ramp } from '../color/picture-palette'
import { linear, type Picture, picture, radial, round } from './svg'

const width = 1200
const height = 800
const pavement = 628

type House = {
  x: number
  width: number
  /** Top of the wall, below the roof. */
  top: number
  roof: 'gable' | 'hip' | 'flat'
  rows: number
  columns: number
  lit: number
}

const houses: House[] = [
  { x: -30, width: 220, top: 250, roof: 'hip', rows: 3, columns: 3, lit: 4 },
  { x: 190, width: 176, top: 212, roof: 'gable', rows: 3, columns: 2, lit: 1 },
  { x: 366, width: 232, top: 276, roof: 'flat', rows: 3, columns: 3, lit: 2 },
  { x: 598, width: 188, top: 232, roof: 'gable', rows: 3, columns: 2, lit: 5 },
  { x: 786, width: 226, top: 292, roof: 'hip', rows: 3, columns: 3, lit: 3 },
  { x: 1012, width: 220, top: 224, roof: 'gable', rows: 3, columns: 3, lit: 7 },
]

function roof({ x, width: w, top, roof: shape }: House, i: number): string {
  const right = x + w
  if (shape === 'flat') {
    return `<rect x="${x - 6}" y="${top - 20}" width="${w + 12}" height="22" fill="url(#cornice)"/>`
  }
  if (shape === 'hip') {
    return `<path d="M${x} ${top}L${x + 34} ${top - 84}H${right - 34}L${right} ${top}Z" fill="url(#roof)"/>
      <path d="M${x - 6} ${top - 6}H${right + 6}V${top + 8}H${x - 6}Z" fill="url(#cornice)"/>`
  }
  const middle = x + w / 2
  return `<path d="M${x} ${top + 1}L${middle} ${top - 112}L${right} ${top + 1}Z" fill="url(#wall${i})"/>
    <path d="M${x - 8} ${top + 4}L${middle} ${top - 124}L${right + 8} ${top + 4}H${right - 10}L${middle} ${top - 102}L${x + 10} ${top + 4}Z" fill="url(#roof)"/>
    <circle cx="${middle}" cy="${top - 34}" r="17" fill="url(#glass)"/>`
}

/** Windows of one house in four paths: reveal, glass, lit glass, sill. */
function windows({ x, width: w, top, rows, columns, lit }: House): string {
  const paths = { reveal: '', glass: '', lit: '', sill: '' }
  const paneWidth = columns === 3 ? 36 : 42
  const step = w / columns
  const storey = (pavement - top - 118) / rows
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = round(x + step * (column + 0.5) - paneWidth / 2)
      const y = round(top + 30 + row * storey)
      const tall = round(storey * 0.62)
      const pane = `M${left} ${y}h${paneWidth}v${tall}h${-paneWidth}z`
      if (row * columns + column === lit) paths.lit += pane
      else paths.glass += pane
      paths.reveal += `M${left - 4} ${y - 5}h${paneWidth + 8}v${tall + 5}h${-paneWidth - 8}z`
      paths.sill += `M${left - 8} ${y + tall}h${paneWidth + 16}v7h${-paneWidth - 16}z`
    }
  }
  return `<path d="${paths.reveal}" fill="#000" opacity=".16"/>
    <path d="${paths.glass}" fill="url(#glass)"/><path d="${paths.lit}" fill="url(#lit)"/>
    <path d="${paths.sill}" fill="url(#sill)"/>`
}

/** Door on the left, a wide window beside it. */
function streetFloor({ x, width: w }: House, i: number): string {
  const y = pavement - 96
  const shop = `<path d="M${x + 84} ${y + 8}h${w - 106}v66h${106 - w}z" fill="url(#glass)"/>
    <path d="M${x + 78} ${y + 74}h${w - 94}v8h${94 - w}z" fill="url(#sill)"/>`
  return `<path d="M${x + 22} ${y}h44v96h-44z" fill="url(#door${i % 2})"/>
    <path d="M${x + 16} ${pavement - 4}h56v10h-56z" fill="url(#sill)"/>${shop}`
}

/** The taller neighbour on the left throws a shadow on this wall. */
function neighbourShadow(house: House, before?: House): string {
  if (!before || before.top >= house.top) return ''
  return `<path d="M${house.x} ${house.top}l30 34V${pavement}h-30z" fill="#000" opacity=".13"/>`
}

function house(spot: House, i: number): string {
  const { x, width: w, top } = spot
  return `${roof(spot, i)}
    <rect x="${x}" y="${top}" width="${w}" height="${pavement - top}" fill="url(#wall${i})"/>
    ${neighbourShadow(spot, houses[i - 1])}${windows(spot)}${streetFloor(spot, i)}`
}

const tree = (x: number, y: number) => `
  <ellipse cx="${x + 40}" cy="${y + 4}" rx="120" ry="17" fill="url(#cast)" opacity=".55"/>
  <path d="M${x - 8} ${y}L${x - 5} ${y - 200}H${x + 5}L${x + 9} ${y}Z" fill="url(#trunk)"/>
  <circle cx="${x + 34}" cy="${y - 226}" r="66" fill="url(#crownShade)"/>
  <circle cx="${x - 40}" cy="${y - 220}" r="62" fill="url(#crown)"/>
  <circle cx="${x + 2}" cy="${y - 284}" r="72" fill="url(#crown)"/>`

/** A parked van with its door open to the pavement, and boxes waiting beside it. */
const van = ({ primary, secondary, warm }: PicturePalette) => `
  <ellipse cx="724" cy="728" rx="262" ry="26" fill="url(#cast)"/>
  <path d="M524 520C524 508 532 500 544 500H748V706H524Z" fill="url(#van)"/>
  <path d="M748 548H808C822 548 830 554 838 568L864 618C884 624 892 634 892 652V706H748Z" fill="url(#cab)"/>
  <path d="M524 640H892V706H524Z" fill="${secondary(0.4, 1)}" opacity=".35"/>
  <path d="M772 566H806C814 566 818 570 823 578L842 616H772Z" fill="url(#glass)"/>
  <path d="M772 566H790L776 616H772Z" fill="#fff" opacity=".35"/>
  <path d="M524 520C524 508 532 500 544 500H748V512H536C530 512 526 516 524 524Z" fill="#fff" opacity=".4"/>
  <circle cx="636" cy="582" r="34" fill="${secondary(0.97, 0.3)}" opacity=".92"/>
  <path d="M618 596V580L636 564L654 580V596Z" fill="${primary(0.34, 1)}"/>
  <rect x="874" y="640" width="18" height="18" rx="5" fill="${secondary(0.98, 0.4)}"/>
  <rect x="518" y="690" width="378" height="18" rx="6" fill="${primary(0.26, 0.6)}"/>
  ${[600, 824]
    .map(
      (x) => `<circle cx="${x}" cy="706" r="36" fill="${primary(0.2, 0.5)}"/>
  <circle cx="${x}" cy="706" r="18" fill="${primary(0.78, 0.3)}"/><circle cx="${x - 3}" cy="703" r="9" fill="${primary(0.92, 0.2)}"/>`,
    )
    .join('')}
  <ellipse cx="454" cy="672" rx="112" ry="15" fill="url(#cast)" opacity=".8"/>
  ${[
    [372, 596, 78, 76],
    [456, 618, 60, 54],
    [384, 538, 56, 58],
  ]
    .map(
      ([
        x = 0,
        y = 0,
        w = 0,
        h = 0,
      ]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="url(#box)"/>
  <path d="M${x + w * 0.66} ${y}h${w * 0.34}v${h}h${-w * 0.34}z" fill="${warm(0.5, 0.8)}" opacity=".5"/>
  <path d="M${x + w * 0.4} ${y}h${w * 0.14}v${h * 0.34}h${-w * 0.14}z" fill="${warm(0.92, 0.4)}"/>`,
    )
    .join('')}`

const wall = (i: number, tone: Ramp, lightness: number, strength: number) =>
  linear(
    `wall${i}`,
    [0, 0, 1, 1],
    [0, tone(Math.min(0.97, lightness + 0.05), strength)],
    [1, tone(lightness - 0.1, strength * 1.15)],
  )

/** Six town houses in morning light, a removal van with boxes in front. */
export function street(palette: PicturePalette): Picture {
  const { primary, secondary, sky, land, sand, leaf, warm } = palette
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.7, 0.9)], [1, secondary(0.95, 0.35)]),
    radial(
      'sun',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.4), 0.9],
      [0.5, secondary(0.96, 0.4), 0.35],
      [1, secondary(0.95, 0.4), 0],
    ),
    wall(0, sand, 0.9, 0.8),
    wall(1, primary, 0.62, 0.75),
    wall(2, secondary, 0.9, 0.5),
    wall(3, sand, 0.8, 1.1),
    wall(4, primary, 0.78, 0.5),
    wall(5, secondary, 0.84, 0.7),
    linear('roof', [0, 0, 1, 1], [0, primary(0.46, 0.6)], [1, primary(0.3, 0.7)]),
    linear('cornice', [0, 0, 0, 1], [0, sand(0.98, 0.3)], [1, sand(0.82, 0.6)]),
    linear('sill', [0, 0, 0, 1], [0, sand(0.985, 0.2)], [1, sand(0.86, 0.4)]),
    linear('glass', [0, 0, 1, 1], [0, sky(0.7, 0.6)], [0.5, sky(0.42)], [1, sky(0.3)]),
    linear('lit', [0, 0, 0, 1], [0, secondary(0.96, 0.7)], [1, secondary(0.86, 0.9)]),
    linear('door0', [0, 0, 1, 1], [0, primary(0.44)], [1, primary(0.28)]),
    linear('door1', [0, 0, 1, 1], [0, secondary(0.56)], [1, secondary(0.42)]),
    linear('pavement', [0, 0, 0, 1], [0, sand(0.93, 0.4)], [1, sand(0.84, 0.5)]),
    linear('road', [0, 0, 0, 1], [0, land(0.62, 0.3)], [1, land(0.46, 0.4)]),
    linear('trunk', [0, 0, 1, 0], [0, warm(0.5, 0.6)], [1, warm(0.3, 0.6)]),
    radial('crown', [0.34, 0.28, 0.8], [0, leaf(0.68, 1.2)], [1, leaf(0.42, 1.2)]),
    radial('crownShade', [0.34, 0.28, 0.8], [0, leaf(0.5, 1.2)], [1, leaf(0.32, 1.1)]),
    linear('van', [0, 0, 0.4, 1], [0, secondary(0.86, 1.05)], [1, secondary(0.66, 1.2)]),
    linear('cab', [0, 0, 1, 1], [0, secondary(0.8, 1.1)], [1, secondary(0.56, 1.15)]),
    linear('box', [0, 0, 0, 1], [0, warm(0.82, 0.6)], [1, warm(0.7, 0.75)]),
    radial('cast', [0.46, 0.5, 0.5], [0, '#000', 0.5], [0.5, '#000', 0.34], [1, '#000', 0]),
  ]
  const body = `<rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="150" cy="110" r="380" fill="url(#sun)"/>
    ${houses.map(house).join('')}
    <rect y="${pavement}" width="${width}" height="40" fill="url(#pavement)"/>
    <rect y="${pavement + 38}" width="${width}" height="8" fill="${sand(0.7, 0.5)}"/>
    <rect y="${pavement + 46}" width="${width}" height="126" fill="url(#road)"/>
    <path d="M-20 752H180M300 752H500M620 752H820M940 752H1140" stroke="${sand(0.95, 0.2)}" stroke-width="6" opacity=".55"/>
    ${tree(104, 646)}${tree(1064, 646)}${van(palette)}`
  return picture('Town houses and a moving van', [width, height], defs, body)
}
