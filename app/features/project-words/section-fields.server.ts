import { type BrandRow, findBrand } from '~/features/panels/brand-for-drawing.server'
import { findWords } from '~/features/panels/own-words.server'
import type { Project } from '~/features/project-base/project-access.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { describeWords, shownFieldsOf, type WordField } from '~/panels/words'

/** The sections that a page shows, top to bottom. Words of uploaded panels are part of their pictures. */
export function wordedSections(page: Parameters<typeof shownOn>[0]): SectionView[] {
  const { header, body, footer } = shownOn(page)
  return [header, ...body, footer].flatMap((section) => (section?.panel.builtIn ? section : []))
}

/** What stands behind own words: the story of a project and its facts. */
type SpokenIn = Pick<BrandRow, 'story' | 'facts'>

export const spokenIn = ({ story, brandId }: Pick<Project, 'story' | 'brandId'>): SpokenIn => ({
  story,
  facts: findBrand(brandId)?.facts ?? null,
})

/** What a section says, as the form of its words has it. */
export function fieldsOfSection(
  { panelId, words, orientation }: Pick<SectionView, 'panelId' | 'words' | 'orientation'>,
  { story, facts }: SpokenIn,
): WordField[] {
  const own = words ? findWords(words)?.words : undefined
  return shownFieldsOf(describeWords(panelId, story, own, orientation, facts))
}

/** Whether people write what it says: a name is chosen, a number is drawn. */
export const isText = ({ kind }: Pick<WordField, 'kind'>): boolean =>
  kind === 'line' || kind === 'paragraph'
