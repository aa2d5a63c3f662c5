import type { Page } from './html'
import type { StoryId } from './stories/ids'
import type { Brand } from './types'
import type { Variant } from './variant'

/** A panel of the library, or the picture that stands for an uploaded one. */
export type PrintedSection =
  | { panelId: string; variant: Variant }
  | { src: string; alt: string; width: number; height: number }

/** What a worker is asked to print as a page; it answers with its halves. */
export type PrintJob = {
  title: string
  sections: readonly PrintedSection[]
  brand: Brand
  story: StoryId | null
  /** Address of the font. */
  font: string
  /** Where words lead, by themselves in lower case. */
  links: Readonly<Record<string, string>>
} & Pick<Page, 'preview' | 'empty' | 'target'>
