import { findWords } from '~/features/panels/own-words.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import type { StoryId } from '~/panels/stories/ids'
import { describeWords, type WordField, type WordPart } from '~/panels/words'

/** The sections that a page shows, top to bottom. Words of uploaded panels are part of their pictures. */
export function wordedSections(page: Parameters<typeof shownOn>[0]): SectionView[] {
  const { header, body, footer } = shownOn(page)
  return [header, ...body, footer].flatMap((section) => (section?.panel.builtIn ? section : []))
}

/** What a section says, as the form of its words has it; rows that are gone say nothing. */
export function shownFields(
  { panelId, words, orientation }: Pick<SectionView, 'panelId' | 'words' | 'orientation'>,
  story: StoryId | null,
): WordField[] {
  const own = words ? findWords(words)?.words : undefined
  return ofParts(describeWords(panelId, story, own, orientation).parts)
}

const ofParts = (parts: readonly WordPart[]): WordField[] =>
  parts.flatMap((part) =>
    part.kind === 'list'
      ? part.rows.flatMap((row) => (row.gone ? [] : ofParts(row.parts)))
      : [part],
  )

/** Whether people write what it says: a name is chosen, a number is drawn. */
export const isText = ({ kind }: Pick<WordField, 'kind'>): boolean =>
  kind === 'line' || kind === 'paragraph'
