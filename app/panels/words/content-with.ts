import { mergeContent } from '../content'
import { findPanel } from '../library'
import { wordsOf } from '../stories'
import type { StoryId } from '../stories/ids'

import { type Branch, branchesOf, contentOf } from './branches'
import { accepts } from './choices'
import type { OwnWords } from './own-words'

/** The words of a panel, own ones laid over those of the story and the example. */
export function wordsTree(panelId: string, story: StoryId | null, own: OwnWords = {}): Branch {
  const example = findPanel(panelId)?.content ?? {}
  const told = wordsOf(story, panelId)
  return branchesOf(mergeContent(example, told), told, own, (shape, said) =>
    accepts(panelId, shape, said),
  )
}

/** All that a panel says: what its `render` takes. */
export const contentWith = (panelId: string, story: StoryId | null, own?: OwnWords): object =>
  contentOf(wordsTree(panelId, story, own)) as object
