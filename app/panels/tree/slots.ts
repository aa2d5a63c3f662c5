import type { DrawnFacts } from '../facts/facts'
import type { StoryId } from '../stories/ids'
import { contentOf, type WordBranch, wordsIn } from '../words/branches'
import { wordsTree } from '../words/content-with'
import { choicesAt, vocabularyAt } from '../words/found'
import type { OwnWords } from '../words/own-words'
import { mainSlot, slotsAt } from '../words/slots'

/** A drawn picture: what its motif is called, and the drawing itself. */
export type DrawnImage = { motif: string; source: string }

export type SaidBy = {
  panelId: string
  story?: StoryId | null
  words?: OwnWords | undefined
  facts?: DrawnFacts | null | undefined
  /** Whether the panel has one picture that no word chooses, in every orientation. */
  isOnly?: boolean
}

/** Kinds of names that choose no picture with a slot: signs, logos, and what is behind a picture. */
const noPictureKinds = new Set(['icon', 'company', 'backdrop'])
/** How many other names are drawn before a word counts as one that changes no picture. */
const tries = 2

/**
 * Finds the slot of each picture of a panel: the path of the word that chooses it, `picture/main` for the only
 * one that none chooses, else `picture/` and its motif, which is the same in every orientation.
 *
 * @param imagesOf lists the pictures that a panel draws with a content
 */
export function slotsOf<I extends DrawnImage>(
  { panelId, story = null, words, facts, isOnly = mainSlot in slotsAt(panelId) }: SaidBy,
  imagesOf: (content: object) => I[],
): { slot: string; shape: string; image: I }[] {
  const tree = wordsTree(panelId, story, words, facts)
  const drawn = imagesOf(contentOf(tree) as object)
  const chosen: (WordBranch | undefined)[] = drawn.map(() => undefined)
  for (const word of wordsIn(tree)) {
    const names = choicesAt(panelId, word.shape) ?? []
    if (noPictureKinds.has(vocabularyAt(panelId, word.shape))) continue
    for (const other of names.filter((name) => name !== word.value).slice(0, tries)) {
      const say = (one: WordBranch) => (one.path === word.path ? other : one.value)
      const changed = differing(drawn, () => imagesOf(contentOf(tree, say) as object))
      for (const at of changed) chosen[at] ??= word
      if (changed.length > 0) break
    }
  }
  const counts = new Map<string, number>()
  return drawn.map((image, at) => {
    const word = chosen[at]
    if (word) return { slot: word.path, shape: word.shape, image }
    const count = (counts.get(image.motif) ?? 0) + 1
    counts.set(image.motif, count)
    const slot = isOnly ? mainSlot : `picture/${image.motif}${count > 1 ? count : ''}`
    return { slot, shape: slot, image }
  })
}

function differing<I extends DrawnImage>(drawn: readonly I[], draw: () => I[]): number[] {
  try {
    const other = draw()
    if (other.length !== drawn.length) return []
    return drawn.flatMap(({ source }, at) => (other[at]?.source === source ? [] : [at]))
  } catch {
    return []
  }
}

/** The name of a motif by what it shows: `A bright living room` is `brightLivingRoom`. */
export const motifOf = (alt: string): string =>
  alt
    .replace(/^(An?|The) /, '')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/ +/)
    .map((part, at) => (at === 0 ? part.toLowerCase() : part[0]?.toUpperCase() + part.slice(1)))
    .join('')
    .slice(0, 60)

/** Width in pixels from which a picture is more than a sign. */
const leastWidth = 24

type Image = { alt?: unknown; src?: unknown; width?: unknown }

/** Whether a picture can be another: a drawn one that shows something. */
export const isSlot = ({ alt, src, width }: Image): boolean =>
  motifOf(String(alt ?? '')) !== '' &&
  Number(width) >= leastWidth &&
  /^(data:image\/svg\+xml|<svg)/.test(String(src))
