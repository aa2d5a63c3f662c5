import type { PicturePalette } from '../../color/picture-palette'
import { linear, type Picture, picture, radial } from '../svg'
import { bag } from './bag'
import { bottle } from './bottle'
import { bowl } from './bowl'
import { candle } from './candle'
import { chair } from './chair'
import { clock } from './clock'
import { headphones } from './headphones'
import { jar } from './jar'
import { kettle } from './kettle'
import { lamp } from './lamp'
import { mug } from './mug'
import { planter } from './planter'
import { speaker } from './speaker'
import { type Backdrop, backdropColors, cylinder, type Studio, studioLight } from './studio'
import { vase } from './vase'

/** Every product, as a drawing of a studio. */
export const objects = {
  bag,
  bottle,
  bowl,
  candle,
  chair,
  clock,
  headphones,
  jar,
  kettle,
  lamp,
  mug,
  planter,
  speaker,
  vase,
}
export type ProductKind = keyof typeof objects
export type { Backdrop } from './studio'

/** What a reader would call it. */
export const nameOf = (kind: ProductKind) => (kind === 'headphones' ? 'Headphones' : `A ${kind}`)

export type ProductOptions = {
  kind?: ProductKind
  backdrop?: Backdrop
  /** Colour of the object; by default the one that stands out from the backdrop. */
  color?: 'primary' | 'secondary'
}

const contrasting = {
  primary: { main: 'secondary', other: 'secondary' },
  secondary: { main: 'primary', other: 'primary' },
  sand: { main: 'primary', other: 'secondary' },
  deep: { main: 'secondary', other: 'primary' },
} as const

/** A studio shot of one object. */
export function product(palette: PicturePalette, options: ProductOptions = {}): Picture {
  const { kind = 'bottle', backdrop = 'primary', color } = options
  const pair = contrasting[backdrop]
  const studio: Studio = {
    palette,
    main: palette[color ?? pair.main],
    other: palette[pair.other],
  }
  const wall = backdropColors(palette, backdrop)
  const defs = [
    linear(
      'backdrop',
      [0, 0, 0, 1],
      [0, wall.top],
      [0.68, wall.bottom],
      [0.7, wall.floor],
      [1, wall.bottom],
    ),
    radial('spot', [0.42, 0.3, 0.7], [0, '#fff', 0.55], [1, '#fff', 0]),
    ...studioLight(palette),
    cylinder('body', 0.56, studio.main),
    cylinder('dark', 0.3, (l) => palette.primary(Math.max(0.12, l), 0.5)),
    cylinder('pale', 0.86, (l) => palette.sand(l, 0.35)),
    cylinder('shade', 0.66, studio.main),
  ]
  const room =
    '<rect width="800" height="900" fill="url(#backdrop)"/><rect width="800" height="900" fill="url(#spot)"/>'
  return picture(nameOf(kind), [800, 900], defs, room + objects[kind](studio))
}
