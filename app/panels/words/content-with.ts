import { mergeContent } from '../content'
import { findPanel } from '../library'
import { wordsOf } from '../stories'
import type { StoryId } from '../stories/ids'

import type { Marks } from '../tree/marks'
import { type Branch, branchesOf, contentOf, type WordBranch } from './branches'
import { accepts, canBeMarked } from './found'
import type { OwnWords } from './own-words'

/** The words of a panel, own ones laid over those of the story and the example. */
export function wordsTree(panelId: string, story: StoryId | null, own: OwnWords = {}): Branch {
  const example = findPanel(panelId)?.content ?? {}
  const told = wordsOf(story, panelId)
  return branchesOf(mergeContent(example, told), told, own, (shape, said) =>
    accepts(panelId, shape, said),
  )
}

/** All that a panel says, each word with a mark by which its path is known. Names stay as they are. */
export function markedContent(
  panelId: string,
  story: StoryId | null,
  own: OwnWords | undefined,
  marks: Marks,
): object {
  const say = ({ path, shape, value }: WordBranch) =>
    typeof value === 'string' && canBeMarked(panelId, shape) ? marks.mark(value, path) : value
  return contentOf(wordsTree(panelId, story, own), say) as object
}

/** All that a panel says: what its `render` takes. */
export const contentWith = (panelId: string, story: StoryId | null, own?: OwnWords): object =>
  contentOf(wordsTree(panelId, story, own)) as object
