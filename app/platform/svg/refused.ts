/** Why an SVG is not taken; `messages/files` has the words. */
export type WhyRefused =
  | 'unreadable'
  | 'encoding'
  | 'packed'
  | 'doctype'
  | 'no-drawing'
  | 'no-size'
  | 'tiny'
  | 'size'
  | 'elements'
  | 'depth'
  | 'attribute'
  | 'style'
  | 'rules'
  | 'circle'
  | 'repeated'
  | 'filters'
  | 'layers'
  | 'embedded'

/** Thrown inside the cleaning for a file that is not taken. */
export class SvgRefused extends Error {
  constructor(
    readonly why: WhyRefused,
    /** Values for the sentence. */
    readonly values: Record<string, string | number> = {},
  ) {
    super(`SVG refused: ${why}`)
  }
}
