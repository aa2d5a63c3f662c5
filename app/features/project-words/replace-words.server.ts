import { DomainError } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { findSection } from '~/features/sections/find-section.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import { describeWords, readWords } from '~/panels/words'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { composed, inPlaceOf, patternOf, type WordSearch } from './search-pattern'
import { keyOf } from './search-words.server'
import { fieldsOfSection, isText, spokenIn } from './section-fields.server'

type Replacement = {
  projectId: string
  search: WordSearch
  /** What is written in place of what was searched. */
  text: string
  /** Keys of the words, see `keyOf`. */
  chosen: readonly string[]
}

/** Why words were not replaced: they say something else now, would be too long, or cannot be kept. */
type Left = Record<'changed' | 'long' | 'full', number>

export type Replaced = {
  /** How many words were replaced, and on how many pages. */
  words: number
  pages: number
  left: Left
  /** Names it for `undoReplacement`. */
  replacement: string
}

/** Milliseconds for the heights of sections; after that, those of their pictures are taken. */
const timeToMeasure = 4_000

/**
 * Writes a text in place of another one in words that were found: own words of their sections from then on.
 * Each section is a change of its own, which undo takes back on its page, or `undoReplacement` with the others.
 *
 * @throws DomainError `words-none-chosen` (400), `words-none-replaced` (409), `not-found`
 */
export async function replaceWords(actor: Actor, input: Replacement): Promise<Replaced> {
  editableProject(actor, input.projectId)
  if (input.chosen.length === 0) {
    throw new DomainError('words-none-chosen', 400, { field: 'chosen' })
  }
  const until = Date.now() + timeToMeasure
  const left: Left = { changed: 0, long: 0, full: 0 }
  const pages = new Set<string>()
  const replacement = newId()
  let words = 0
  for (const [section, keys] of bySection(input.chosen)) {
    const how = { replacement, isMeasured: Date.now() < until }
    const result = await replaceIn(actor, input, section, keys, how)
    for (const why of ['changed', 'long', 'full'] as const) left[why] += result.left[why]
    if (result.words === 0) continue
    words += result.words
    pages.add(result.pageId)
  }
  if (words === 0) throw new DomainError('words-none-replaced', 409, { values: left })
  return { words, pages: pages.size, left, replacement }
}

function bySection(chosen: readonly string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  for (const key of new Set(chosen)) {
    const section = key.split(' ').slice(0, 2).join(' ')
    sections.set(section, [...(sections.get(section) ?? []), key])
  }
  return sections
}

/** @param how see `writeWords` */
async function replaceIn(
  actor: Actor,
  { projectId, search, text }: Replacement,
  named: string,
  keys: readonly string[],
  how: { replacement: string; isMeasured: boolean },
) {
  const [pageId = '', sectionId = ''] = named.split(' ')
  const at = { projectId, pageId, sectionId }
  const none = (left: Partial<Left>) => ({
    pageId,
    words: 0,
    left: { changed: 0, long: 0, full: 0, ...left },
  })
  try {
    const here = editablePage(actor, projectId, pageId)
    const section = findSection(here, sectionId)
    const wanted = new Set(keys)
    const spoken = spokenIn(here.project)
    const fields = fieldsOfSection(section, spoken).filter(
      (field) => isText(field) && wanted.has(keyOf({ page: pageId, section: sectionId, ...field })),
    )
    const pattern = patternOf(search)
    const typed = fields.flatMap(({ path, value }): [string, string][] => {
      const said = composed(value).replace(pattern, (hit) => inPlaceOf(hit, text, search))
      return said === value ? [] : [[path, said]]
    })
    const own = wordsBehind(section.words)
    const { panelId, orientation } = section
    const { story, facts } = spoken
    const described = describeWords(panelId, story, own, orientation, facts)
    const read = readWords(described, Object.fromEntries(typed))
    const long = Object.keys(read.refused).length
    const changed = keys.length - fields.length
    if (typed.length === long) return none({ changed, long })
    await writeWords(actor, { ...at, base: section.words, words: read.words, ...how })
    return { pageId, words: typed.length - long, left: { changed, long, full: 0 } }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isFull = ['words-too-many', 'words-full', 'words-undrawable'].includes(error.code)
    return none(isFull ? { full: keys.length } : { changed: keys.length })
  }
}
