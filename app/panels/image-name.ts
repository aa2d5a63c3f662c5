import { isOrientation, isPanelColor, type Variant } from './variant'

/** An uploaded panel has an SVG, a JPEG or both of each variant. */
export type ImageForm = 'svg' | 'jpeg'

/** Which of a panel's uploaded pictures. */
export type ImagePlace = Variant & { form: ImageForm }

/** A picture's place as addresses name it: `left-dark-svg`. */
export const imageName = ({ orientation, color, form }: ImagePlace): string =>
  `${orientation}-${color}-${form}`

/** The opposite of `imageName`; null for what is none. */
export function readImageName(text: string): ImagePlace | null {
  const [orientation, color, form, ...more] = text.split('-')
  if (!isOrientation(orientation) || !isPanelColor(color) || more.length > 0) return null
  return form === 'svg' || form === 'jpeg' ? { orientation, color, form } : null
}
