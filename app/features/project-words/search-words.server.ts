import { flatten, pageTree } from '~/editor/tree'
import { findPages } from '~/features/pages/find-pages.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { onceEach } from '~/features/sections/once-each.server'
import type { SectionView } from '~/features/sections/page-document.server'
import { choiceName } from '~/messages/section-words'
import type { WordField } from '~/panels/words'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { keyedHash } from '~/platform/ids.server'
import { readerLeft } from '~/platform/request-context.server'
import { excerptOf, type Piece, patternOf, type WordSearch } from './search-pattern'
import { fieldsOfSection, isText, spokenIn, wordedSections } from './section-fields.server'

/** A word that has the searched text in it, `times` times. */
export type FoundWord = {
  path: string
  label: string
  pieces: Piece[]
  times: number
  /** Names it in the form that replaces, with what it said; null where it can only be chosen or counted. */
  key: string | null
}
type FoundSection = { id: string; name: string; words: FoundWord[] }
type FoundPage = { id: string; name: string; sections: FoundSection[] }

export type FoundWords = {
  /** A part of what was found: `limits.wordsFound` words, from the one of this number on. */
  pages: FoundPage[]
  from: number
  /** Words that have the text in them, and how often it is in all of them. */
  words: number
  times: number
}

/**
 * Searches a text in what the sections of a project say, own words or not; what all pages have is searched
 * once. Other requests are answered meanwhile.
 *
 * @param from number of the first word that is shown
 * @throws DomainError `not-found`
 */
export async function searchWords(
  actor: Actor,
  projectId: string,
  search: WordSearch,
  from: number,
): Promise<FoundWords> {
  const spoken = spokenIn(editableProject(actor, projectId))
  const pattern = patternOf(search)
  const found = new Part(from)
  const once = onceEach(readerLeft())
  for (const { id, name, ...page } of flatten(pageTree(findPages(projectId)))) {
    for await (const section of once(wordedSections({ id, ...page }))) {
      for (const field of fieldsOfSection(section, spoken)) {
        const match = excerptOf(textOf(field), pattern)
        if (match) found.add({ page: { id, name }, section, field, ...match })
      }
    }
  }
  const { start, words, times } = found
  return { pages: byPage(found.kept), from: start, words, times }
}

type Match = {
  page: { id: string; name: string }
  section: SectionView
  field: WordField
  pieces: Piece[]
  times: number
}

/** The part of the matches that is shown, or the last one: all together may not fit into memory. */
class Part {
  words = 0
  times = 0
  kept: Match[] = []
  start = 0
  private readonly wanted: number

  constructor(from: number) {
    this.wanted = from - (from % limits.wordsFound)
  }

  add(match: Match) {
    const isWanted = this.start === this.wanted && this.words > 0
    if (this.words % limits.wordsFound === 0 && !isWanted) {
      this.kept = []
      this.start = this.words
    }
    if (this.words < this.start + limits.wordsFound) this.kept.push(match)
    this.words += 1
    this.times += match.times
  }
}

/** What people read of it: of all names of pictures, those of companies. */
function textOf(field: WordField): string {
  if (field.kind === 'choice') return field.of === 'company' ? choiceName(field.value) : ''
  return field.kind === 'line' || field.kind === 'paragraph' || field.kind === 'number'
    ? field.value
    : ''
}

function byPage(found: readonly Match[]): FoundPage[] {
  const pages = new Map<string, FoundPage>()
  for (const { page: at, section, field, pieces, times } of found) {
    const page = pages.get(at.id) ?? { ...at, sections: [] }
    pages.set(at.id, page)
    const known = page.sections.find(({ id }) => id === section.id)
    const here = known ?? { id: section.id, name: section.panel.name, words: [] }
    if (!known) page.sections.push(here)
    const { path, label } = field
    const key = isText(field) ? keyOf({ page: at.id, section: section.id, ...field }) : null
    here.words.push({ path, label, pieces, times, key })
  }
  return [...pages.values()]
}

type Named = { page: string; section: string; path: string; value: string }

/** Names a word and what it says: when it says something else meanwhile, it has another key. */
export const keyOf = ({ page, section, path, value }: Named): string =>
  `${page} ${section} ${path} ${keyedHash('word', value).slice(0, 10)}`
