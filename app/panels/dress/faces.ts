import type { Typeface } from '../types'

/** What titles are set in, beside Inter that all else is. */
export type Face = {
  /** As style sheets and packages name it. */
  family: 'Newsreader' | 'Fraunces'
  /** Share of the tracking of Inter. */
  tracking: number
  /** Share of the size of Inter at which letters look as large. */
  scale: number
}

export const faces: Record<Exclude<Typeface, 'modern'>, Face> = {
  editorial: { family: 'Newsreader', tracking: 0.4, scale: 1.04 },
  friendly: { family: 'Fraunces', tracking: 0.6, scale: 0.97 },
}

export const faceOf = (typeface: Typeface | undefined): Face | undefined =>
  typeface === undefined || typeface === 'modern' ? undefined : faces[typeface]
