import type { DrawnFacts } from '~/panels/facts/facts'
import type { StoryId } from '~/panels/stories/ids'
import type { Orientation } from '~/panels/types'
import {
  addRow,
  changeRow,
  describeWords,
  listsOf,
  type OwnWords,
  type RowChange,
} from '~/panels/words'

const changes: readonly string[] = ['up', 'down', 'remove', 'bring-back'] satisfies RowChange[]

type Step = {
  panelId: string
  story: StoryId | null
  orientation: Orientation
  facts: DrawnFacts | null
  words: OwnWords
  theirs: OwnWords
}

/**
 * What a button of the form of a section's words does to them: `add:plans`, `up:plans/d1`, `example:title`,
 * `theirs:title`. Nothing is saved by it.
 *
 * @param newId of a row that is added
 * @returns also the path of what should have the focus next
 */
export function stepWords(
  step: string,
  { panelId, story, orientation, facts, words, theirs }: Step,
  newId: string,
): { words: OwnWords; focus: string } {
  const [, what = '', path = ''] = /^([a-z-]+):(.+)$/.exec(step) ?? []
  if (what === 'example') return { words: without(words, path), focus: path }
  if (what === 'theirs') {
    const said = theirs[path]
    const rest = without(words, path)
    return { words: said === undefined ? rest : { ...rest, [path]: said }, focus: path }
  }
  const lists = listsOf(describeWords(panelId, story, words, orientation, facts))
  if (what === 'add') {
    const list = lists.find((one) => one.path === path)
    const hasRoom = list && list.rows.filter(({ gone }) => !gone).length < list.most
    const added = hasRoom ? addRow(words, list, newId) : words
    return { words: added, focus: added === words ? path : `${path}/${newId}` }
  }
  const at = path.lastIndexOf('/')
  const list = lists.find((one) => one.path === path.slice(0, at))
  const isKnown = (change: string): change is RowChange => changes.includes(change)
  if (!list || !isKnown(what)) return { words, focus: path }
  const focus = what === 'remove' ? `bring-back:${path}` : what === 'bring-back' ? path : step
  return { words: changeRow(words, list, path.slice(at + 1), what), focus }
}

const without = (words: OwnWords, path: string): OwnWords =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key !== path))
