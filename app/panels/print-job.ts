import type { DrawnFacts } from './facts/facts'
import type { FileOf, Marked, Page, UploadedPicture } from './html'
import type { Photos } from './html/photos'
import type { StoryId } from './stories/ids'
import type { Brand } from './types'
import type { Variant } from './variant'
import type { WordLinks } from './words/links'
import type { OwnWords } from './words/own-words'

/** A panel of the library, or the picture that stands for an uploaded one. */
export type PrintedSection = (
  | {
      panelId: string
      variant: Variant
      words?: OwnWords
      /** Where its own links lead, as `linksWith` says. */
      leads?: WordLinks
      /** Pictures of the project's own, by the slot that shows them. */
      photos?: Photos
    }
  | UploadedPicture
) &
  Marked

/** What a worker is asked to print as a page; it answers with its halves. */
export type PrintJob = {
  title: string
  sections: readonly PrintedSection[]
  brand: Brand
  story: StoryId | null
  /** What is true of the business, and its pages. */
  facts: DrawnFacts | null
  /** Address of the font. */
  font: string
  /** The same of what its titles are set in; an empty one where they are in Inter too. */
  titleFont: string
  /** Addresses by the words that lead there: a page's name in lower case. A section's `leads` go before. */
  links: Readonly<Record<string, string>>
} & Pick<Page, 'preview' | 'empty' | 'target' | 'current'>

/** What a worker is asked to print as a file of a website. */
export type FileJob = Pick<PrintJob, 'sections' | 'brand' | 'story' | 'facts' | 'links'> &
  Omit<FileOf, 'sections' | 'brand' | 'linkTo' | 'isOff'>
