import type { Box } from '../render/lay-out'

/** A word where it is drawn, with the blank that follows it. */
export type ReadWord = { text: string; x: number; width: number }

/** Words that stand beside each other. */
export type ReadLine = { baseline: number; size: number; words: ReadWord[] }

/** Words that belong together, or a picture with what stands in its place. */
export type ReadPart = {
  as: 'title' | 'heading' | 'text' | 'picture'
  box: Box
  lines: ReadLine[]
  /** Of a picture: what it shows. */
  alt?: string
  /** An address, or `#` and the id of a page. */
  href?: string
}

/** What a section says, as it is read: the words of its picture with their places, in its pixels. */
export type Reading = readonly ReadPart[]
