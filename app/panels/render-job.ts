import type { DrawnFacts } from './facts/facts'
import type { StoryId } from './stories/ids'
import type { Brand } from './types'
import type { Variant } from './variant'
import type { OwnWords } from './words/own-words'

/** What a worker is asked to draw; it answers with the SVG. */
export type RenderJob = {
  panelId: string
  variant: Variant
  brand: Brand
  story?: StoryId | null
  /** What is true of the business, and its pages. */
  facts?: DrawnFacts | null
  words?: OwnWords
  /** Pictures of the project's own, by the slot that shows them. */
  pictures?: Readonly<Record<string, PictureBytes>>
}

/** A stored picture, what it shows, and the point of it that stays in sight, in hundredths. */
export type PictureBytes = { bytes: Uint8Array; alt: string; x: number; y: number }
