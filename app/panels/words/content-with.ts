import { mergeContent } from '../content'
import { bindFacts } from '../facts/bindings'
import type { DrawnFacts } from '../facts/facts'
import { findPanel } from '../library'
import { wordsOf } from '../stories'
import type { StoryId } from '../stories/ids'
import type { Marks } from '../tree/marks'
import {
  type Branch,
  branchesOf,
  contentOf,
  type LeftOut,
  leftIn,
  type WordBranch,
  wordsIn,
} from './branches'
import { accepts, canBeMarked } from './found'
import { linksWith, type WordLinks } from './links'
import type { OwnWords, Said } from './own-words'

/** The words of a panel: own ones over facts, facts over the story, the story over the example. */
export function wordsTree(
  panelId: string,
  story: StoryId | null,
  own: OwnWords = {},
  facts?: DrawnFacts | null,
): Branch {
  const panel = findPanel(panelId)
  const told = wordsOf(story, panelId)
  const below = mergeContent(panel?.content ?? {}, told)
  const canDraw = (shape: string, said: Said) => accepts(panelId, shape, said)
  return branchesOf(below, told, own, canDraw, panel && bindFacts(panel, below, facts))
}

/** What facts say in a panel; nothing where it shows none of them. */
export function shownFacts(
  panelId: string,
  story: StoryId | null,
  facts: DrawnFacts | null,
): readonly (readonly [path: string, said: unknown])[] {
  const panel = findPanel(panelId)
  if (!panel || !facts) return []
  const below = mergeContent(panel.content, wordsOf(story, panelId))
  return [...bindFacts(panel, below, facts)].flatMap(([path, { value }]) =>
    value === undefined ? [] : [[path, value] as const],
  )
}

/** All that a panel says, each word with a mark by which its path is known. Names stay as they are. */
export function markedContent(
  panelId: string,
  story: StoryId | null,
  own: OwnWords | undefined,
  marks: Marks,
  facts?: DrawnFacts | null,
): object {
  const say = ({ path, shape, value }: WordBranch) =>
    typeof value === 'string' && canBeMarked(panelId, shape) ? marks.mark(value, path) : value
  return contentOf(wordsTree(panelId, story, own, facts), say) as object
}

/** All that a panel says: what its `render` takes. */
export const contentWith = (
  panelId: string,
  story: StoryId | null,
  own?: OwnWords,
  facts?: DrawnFacts | null,
): object => contentOf(wordsTree(panelId, story, own, facts)) as object

/** Pages that the menus of a panel have no room for. */
export const leftOf = (
  panelId: string,
  { story, facts }: { story: StoryId | null; facts: DrawnFacts | null },
  own: OwnWords,
): LeftOut[] => leftIn(wordsTree(panelId, story, own, facts))

/** Where the words of a panel lead: facts by themselves, and where people lead them. */
export const linksOf = (
  panelId: string,
  { story, facts }: { story: StoryId | null; facts: DrawnFacts | null },
  own: OwnWords,
  pageAddress: (pageId: string) => string | undefined,
): WordLinks => {
  const tree = wordsTree(panelId, story, own, facts)
  const left = leftIn(tree).flatMap(({ words }) => words)
  return linksWith(own, pageAddress, [...wordsIn(tree), ...left])
}
