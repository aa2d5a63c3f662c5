import { db } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { lookOf, sameLook } from '~/editor/look'
import { measureWords } from '~/features/panels/measure-words.server'
import { findOwnPicture } from '~/features/panels/own-pictures.server'
import { ensureWords, findWords, wordsIdOf } from '~/features/panels/own-words.server'
import { mergeWords, type OwnWords, ownWords, picturesOf } from '~/panels/words'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { type Change, changePage, type SectionAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { findSection } from './find-section.server'

type WordsToWrite = SectionAddress & {
  /** Own words that the form was made from; null for none. */
  base: string | null
  words: OwnWords
  /** False where nobody waits for its heights: the picture's own is taken. */
  isMeasured?: boolean
  /** Id of the replacement in many texts that it is a part of. */
  replacement?: string
}

/**
 * Gives a section the words that somebody has typed, together with those that others have changed since
 * the form was made.
 *
 * @throws DomainError `words-changed` (409) when both have changed the same ones, see `mergedWords`;
 *   `words-too-many`, `picture-not-here`, `words-undrawable` (422), `words-full` (409), `not-found`, `section-gone` (404)
 */
export const writeWords = (actor: Actor, input: WordsToWrite): Promise<Change> =>
  inTurn(input.sectionId, () => writeNow(actor, input))

async function writeNow(actor: Actor, input: WordsToWrite): Promise<Change> {
  const here = editablePage(actor, input.projectId, input.pageId)
  const before = findSection(here, input.sectionId)
  const planned = wordsToKeep(before.words, input)
  requireOwnPictures(input.projectId, planned, wordsBehind(before.words))
  const { isMeasured = true } = input
  const sizes = isMeasured ? await measureWords(before.panelId, planned, here.project.brandId) : {}
  return changePage(actor, input, (tx, { page, project }) => {
    const section = findSection({ page, project }, input.sectionId)
    const words = wordsToKeep(section.words, input)
    const measured = wordsIdOf(words) === wordsIdOf(planned) ? sizes : {}
    const from = lookOf(section)
    const to = { ...from, words: ensureWords(tx, project.id, words, measured) }
    const { id, type, pageId } = section
    return sameLook(from, to) ? null : { kind: 'update', id, type, pageId, from, to }
  })
}

const turns = new Map<string, Promise<unknown>>()

/** One save of a section after another: what must lose to an earlier one is not drawn first. */
function inTurn<Result>(sectionId: string, save: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(sectionId) ?? Promise.resolve()).then(save)
  const ended = turn
    .catch(() => {})
    .then(() => {
      if (turns.get(sectionId) === ended) turns.delete(sectionId)
    })
  turns.set(sectionId, ended)
  return turn
}

/**
 * What somebody has typed, merged with what is there now. What both have changed is as it was typed.
 *
 * @param now id of the section's own words
 * @returns also the paths that both have changed
 */
export function mergedWords(
  now: string | null,
  { base, words }: Pick<WordsToWrite, 'base' | 'words'>,
): { words: OwnWords; both: string[] } {
  return mergeWords(wordsBehind(base), words, wordsBehind(now))
}

/** Pictures are the project's own; one that was deleted is kept where it was. */
function requireOwnPictures(projectId: string, words: OwnWords, before: OwnWords): void {
  const kept = new Set(picturesOf(before).map(([, { id }]) => id))
  const chosen = picturesOf(words).filter(([, { id }]) => !kept.has(id))
  if (chosen.every(([, { id }]) => findOwnPicture(db, projectId, id))) return
  throw new DomainError('picture-not-here', 422)
}

/** Own words by their id; none for those that are no longer kept. */
export const wordsBehind = (id: string | null): OwnWords => (id && findWords(id)?.words) || {}

function wordsToKeep(now: string | null, input: WordsToWrite): OwnWords {
  const { words, both } = mergedWords(now, input)
  if (both.length > 0) throw new DomainError('words-changed', 409)
  const read = ownWords.safeParse(words)
  if (read.success) return read.data
  throw new DomainError('words-too-many', 422, { values: { most: limits.ownWordsOfSection } })
}
