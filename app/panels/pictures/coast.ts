import type { PicturePalette } from '../color/picture-palette'
import { seededRandom } from './random'
import { linear, mirrored, type Picture, picture, radial, round, type Stop } from './svg'

const width = 1200
const height = 800
const horizon = 452

/** Light on the water below the sun. */
function glitter(color: string): string {
  const random = seededRandom(23)
  let strokes = ''
  for (let i = 0; i < 38; i++) {
    const near = random() ** 0.7
    const length = (16 + random() * 120) * (0.3 + near)
    const x = 300 + (random() - 0.5) * (80 + near * 380) - length / 2
    const opacity = round((1 - near * 0.7) * 6) / 10
    strokes += `<rect x="${round(x)}" y="${round(horizon + 6 + near * 320)}" width="${round(length)}" height="${round(1.5 + near * 3.5)}" rx="2" fill="${color}" opacity="${opacity}"/>`
  }
  return strokes
}

/** Headlands at three distances, the nearest with a lit top and a shaded face. */
/** The far shore in haze. */
const headlands = ({ land }: PicturePalette) => `
  <path d="M600 452C680 430 740 408 810 402C910 394 1010 372 1220 360V456H600Z" fill="${land(0.78, 0.5)}"/>
  <path d="M690 456C700 440 716 444 730 430C770 410 800 412 850 398C930 370 1010 372 1080 344C1130 326 1180 322 1220 316V520H760C730 480 700 474 690 456Z" fill="url(#middle)"/>`

/** Rock in four planes, lit to shaded, with grass on top. */
const cliff = ({ land, leaf }: PicturePalette) => `
  <path d="M820 470C836 430 900 420 960 410C1040 396 1130 372 1220 366V800H742L770 720L784 640L804 560Z" fill="url(#face)"/>
  <path d="M950 466L1072 446L1056 560L1088 690L1068 800H948L968 670L936 560Z" fill="url(#third)"/>
  <path d="M862 496L952 464L936 560L968 670L948 800H846L872 690L848 590Z" fill="url(#second)"/>
  <path d="M820 466L866 496L848 590L872 690L846 800H742L770 720L784 640L804 560Z" fill="url(#first)"/>
  <path d="M866 504C900 474 950 456 1010 456C1080 456 1130 444 1220 434V452C1130 464 1080 478 1016 478C956 478 910 492 872 524Z" fill="${land(0.2, 0.6)}" opacity=".32"/>
  <path d="M820 470C836 430 900 420 960 410C1040 396 1130 372 1220 366V430C1130 440 1080 452 1010 452C950 452 900 470 866 500C846 516 828 500 820 470Z" fill="url(#grass)"/>
  <path d="M866 500C900 470 950 452 1010 452C1080 452 1130 440 1220 430V440C1130 451 1080 462 1014 462C956 462 908 478 872 510Z" fill="${leaf(0.34, 1)}"/>
  <path d="M716 800C730 770 768 762 800 772C842 760 872 774 900 800Z" fill="url(#rock)"/>`

/** White tower with two bands in the accent, lit from the left. */
const lighthouse = ({ primary, secondary }: PicturePalette) => `
  <ellipse cx="1040" cy="417" rx="84" ry="13" fill="url(#cast)"/>
  <path d="M1044 404V340L1082 322L1120 340V396Z" fill="url(#house)"/>
  <path d="M1036 346L1062 316H1106L1130 344L1120 348L1102 326H1066L1048 348Z" fill="${secondary(0.5, 1)}"/>
  <path d="M972 416L984 212H1024L1038 410C1020 418 990 420 972 416Z" fill="url(#tower)"/>
  <path d="M979 296L982 250H1026.500L1030 294C1012 300 994 300 979 296ZM974.500 378L977 334H1033L1036 376C1016 384 992 384 974.500 378Z" fill="url(#band)"/>
  <path d="M978 212H1030V202H978Z" fill="${primary(0.3, 0.6)}"/>
  <path d="M990 202V172H1018V202Z" fill="${secondary(0.97, 0.6)}"/><path d="M1008 202V172H1018V202Z" fill="${secondary(0.86, 0.8)}"/>
  <path d="M986 174L1004 150L1022 174Z" fill="url(#band)"/>
  <circle cx="1003" cy="188" r="96" fill="url(#beam)"/>`

const boat = ({ primary, secondary }: PicturePalette) => `<g transform="translate(112 12)">
  <ellipse cx="570" cy="568" rx="104" ry="14" fill="url(#cast)"/>
  <path d="M560 420V542H498C512 500 536 456 560 420Z" fill="${secondary(0.985, 0.15)}"/>
  <path d="M568 400C606 440 626 496 630 542H568Z" fill="url(#sail)"/>
  <path d="M562 396H567V552H562Z" fill="${primary(0.3, 0.5)}"/>
  <path d="M484 548H646C638 566 626 574 606 574H520C502 574 490 566 484 548Z" fill="url(#hull)"/></g>`

const gulls = (color: string) =>
  `<path transform="translate(350 6)" d="M420 250c14-12 24-10 30 2c8-12 20-12 30-4c-14-2-22 4-30 14c-6-10-16-14-30-12ZM520 196c10-8 17-7 21 1c6-8 14-8 21-3c-10-1-15 3-21 10c-4-7-11-9-21-8Z" fill="${color}"/>`

type CoastOptions = {
  mirror?: boolean
  /** Leaves more sky. */
  lift?: number
  /** A clear evening sky, dark enough for white words, and no gulls in it. */
  evening?: boolean
}

function skyOf({ sky, secondary }: PicturePalette, evening: boolean): string {
  const stops: Stop[] = evening
    ? [
        [0, sky(0.28)],
        [0.56, sky(0.38)],
        [0.8, sky(0.62, 0.8)],
        [0.96, secondary(0.9, 0.6)],
      ]
    : [
        [0, sky(0.58)],
        [0.62, sky(0.84, 0.5)],
        [1, secondary(0.94, 0.55)],
      ]
  return linear('sky', [0, 0, 0, 1], ...stops)
}

/** Open sea on the left, a lighthouse on a cliff on the right, one sail. */
export function coast(
  palette: PicturePalette,
  { mirror = false, lift = 0, evening = false }: CoastOptions = {},
): Picture {
  const { primary, secondary, sky, land, leaf } = palette
  const defs = [
    skyOf(palette, evening),
    linear('sea', [0, 0, 0, 1], [0, sky(0.8, 0.6)], [0.3, sky(0.6, 0.9)], [1, sky(0.32)]),
    radial(
      'glow',
      [0.5, 0.5, 0.5],
      [0, secondary(0.97, 0.4), 1],
      [0.4, secondary(0.94, 0.6), 0.5],
      [1, secondary(0.9, 0.8), 0],
    ),
    linear('middle', [0, 0, 0, 1], [0, land(0.62, 0.6)], [1, land(0.74, 0.5)]),
    linear('face', [0, 0, 1, 1], [0, land(0.44, 0.5)], [1, land(0.26, 0.6)]),
    linear('first', [0, 0, 0, 1], [0, secondary(0.9, 0.45)], [1, secondary(0.74, 0.6)]),
    linear('second', [0, 0, 0, 1], [0, secondary(0.74, 0.5)], [1, secondary(0.56, 0.55)]),
    linear('third', [0, 0, 0, 1], [0, secondary(0.58, 0.45)], [1, secondary(0.4, 0.5)]),
    linear('grass', [0, 0, 1, 0], [0, leaf(0.72, 1.3)], [1, leaf(0.46, 1.2)]),
    linear('rock', [0, 0, 1, 1], [0, land(0.42, 0.6)], [1, land(0.2, 0.6)]),
    linear(
      'tower',
      [0, 0, 1, 0],
      [0, secondary(0.99, 0.1)],
      [0.45, secondary(0.95, 0.2)],
      [1, land(0.66, 0.4)],
    ),
    linear('band', [0, 0, 1, 0], [0, secondary(0.72, 1.2)], [1, secondary(0.5, 1.2)]),
    linear('house', [0, 0, 1, 0], [0, secondary(0.96, 0.2)], [1, land(0.7, 0.35)]),
    linear('sail', [0, 0, 1, 1], [0, secondary(0.84, 1.1)], [1, secondary(0.68, 1.2)]),
    linear('hull', [0, 0, 0, 1], [0, primary(0.46)], [1, primary(0.24)]),
    radial('cast', [0.46, 0.5, 0.5], [0, land(0.14, 0.6), 0.5], [1, land(0.14, 0.6), 0]),
    radial(
      'beam',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 0.7],
      [0.4, secondary(0.98, 0.5), 0.3],
      [1, secondary(0.98, 0.5), 0],
    ),
  ]
  const body = `<g transform="translate(0 ${lift})">
    <rect y="${-lift}" width="${width}" height="${460 + lift}" fill="url(#sky)"/>
    <circle cx="300" cy="390" r="${evening ? 230 : 340}" fill="url(#glow)"/>
    <circle cx="300" cy="372" r="46" fill="${secondary(0.985, 0.25)}"/>
    <path d="M-20 452C60 438 130 430 220 436C300 440 380 444 460 452Z" fill="${land(0.74, 0.5)}"/>
    <rect y="${horizon - 2}" width="${width}" height="${height - horizon + 2}" fill="url(#sea)"/>
    ${glitter(secondary(0.97, 0.35))}
    ${headlands(palette)}${boat(palette)}${cliff(palette)}${lighthouse(palette)}${evening ? '' : gulls(land(0.3, 0.5))}</g>`
  return picture(
    'A lighthouse on the coast',
    [width, height],
    defs,
    mirror ? mirrored(body, width) : body,
  )
}
