import type { Brand, PanelColor } from '../types'
import type { PicturePalette } from './picture-palette'

/** Every color a panel may use. `createTheme` guarantees the contrast noted at each field. */
export type Theme = {
  brand: Brand
  scheme: PanelColor
  dark: boolean
  /** Grey panels frame pictures that fill the others edge to edge. */
  framed: boolean
  /** Photographs of people's own stand in place of drawn pictures: any of them may be white, or black. */
  photos: boolean
  /** The primary has no color of its own (black, white, grey). */
  mono: boolean
  /** The primary is too light for white words (yellow, orange, pastel): it takes dark ones. */
  bright: boolean

  /** Panel background. */
  bg: string
  /** Cards on the background. */
  card: string
  cardLine: string
  /** Things that float above cards and pictures, with a shadow. */
  raised: string
  /** Hairlines. */
  line: string
  /** Field background and outline. */
  field: string
  fieldLine: string

  /** Titles and strong text: ≥ 4.5 on `bg` and `card`, like every text color here. */
  ink: string
  muted: string
  /** Icons and dots only, never words: ≥ 2.5. */
  faint: string

  /** Buttons and active items; their label ≥ 4.5. */
  action: string
  /** The edge of what is filled with `action`: ≥ 3 on `bg` and `card`; the same unless `bright`. */
  actionLine: string
  onAction: string
  /** Primary as text. */
  link: string
  /** Primary as a dot, line or tick without words: ≥ 3 on `bg` and `card`. */
  mark: string
  /** Secondary as a mark: dash, star, series. Not a text color. */
  accent: string
  onAccent: string
  /** Filled badge in secondary; its label ≥ 4.5. */
  badge: string
  onBadge: string
  /** Small text above titles. */
  eyebrow: string
  /** Primary at a tenth, behind icons and chips; its text ≥ 4.5. */
  tint: string
  onTint: string
  /** Good news in numbers. */
  positive: string

  /** Brand surface for banners: white on it is ≥ 7; of a `bright` brand its own color with dark words. */
  deep: string
  onDeep: string
  onDeepMuted: string
  onDeepLine: string
  onDeepTint: string

  /** Chart series; `quiet` is the first one where it is not the point. */
  chart: { first: string; second: string; quiet: string }
  /** A grey with the brand's hue. */
  neutral(lightness: number, chroma: number): string
  pictures: PicturePalette
  /** Shadow of a floating card and of a large window. */
  shadow: { small: string; card: string; large: string }
}
