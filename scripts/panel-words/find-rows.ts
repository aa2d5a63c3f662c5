import type { PanelDefinition } from '../../app/panels/definition'
import { layOutSection } from '../../app/panels/render/word-places'
import { tooLongIn } from '../../app/panels/render/words-too-long'
import { type Orientation, orientations } from '../../app/panels/types'
import {
  describeWords,
  fieldsOf,
  listsOf,
  type OwnWord,
  type OwnWords,
  type WordList,
} from '../../app/panels/words'
import { brand } from './find-names'

/** Beyond that no list is tried. */
export const mostTried = 20

export const shapeOf = ({ path }: WordList) => path.replace(/\/[dk]\d+(?=\/|$)/g, '/*')

/** Rows added to lists, or taken from their end, until each has so many. */
export const withRows = (lists: readonly WordList[], count: number): OwnWords =>
  Object.fromEntries(
    lists.flatMap(({ path, rows }): [string, OwnWord][] => {
      const gone = rows.slice(count)
      const added = Math.max(0, count - rows.length)
      return [
        ...gone.map(({ id }): [string, OwnWord] => [`${path}/${id}#row`, { gone: true }]),
        ...Array.from({ length: added }, (_, i): [string, OwnWord] => [
          `${path}/k${i}#row`,
          { at: rows.length + i, like: `d${i % rows.length}` },
        ]),
      ]
    }),
  )

/** The lists of a panel by shape, with all their instances. */
export function listsByShape(panel: PanelDefinition): Map<string, WordList[]> {
  const shapes = new Map<string, WordList[]>()
  for (const list of listsOf(describeWords(panel.id, null))) {
    const shape = shapeOf(list)
    shapes.set(shape, [...(shapes.get(shape) ?? []), list])
  }
  return shapes
}

/** @returns whether a panel draws lists of so many rows as well as those of its example */
export async function rowsTrier(panel: PanelDefinition, orientation: Orientation) {
  const job = { panelId: panel.id, variant: { orientation, color: 'light' as const }, brand }
  const below = await layOutSection(job)
  return async (lists: readonly WordList[], count: number): Promise<boolean> => {
    try {
      return (await tooLongIn({ ...job, words: withRows(lists, count) }, below)).length === 0
    } catch {
      return false
    }
  }
}

/** Portraits and logos have no words that would run into each other. */
const hasWords = (lists: readonly WordList[]) =>
  lists.some((list) => fieldsOf({ parts: [list] }).some(({ kind }) => kind !== 'choice'))

export const mostOf = (lists: readonly WordList[]): number => (hasWords(lists) ? mostTried : 8)

/** The least and the most rows of a panel's lists, in each orientation. */
export async function rowsIn(panel: PanelDefinition): Promise<Record<string, number[][]>> {
  const found: Record<string, number[][]> = {}
  for (const orientation of orientations) {
    const draws = await rowsTrier(panel, orientation)
    for (const [shape, lists] of listsByShape(panel)) {
      const counts = lists.map(({ rows }) => rows.length)
      let [least, most] = [Math.min(...counts), Math.max(...counts)]
      const highest = mostOf(lists)
      if (await draws(lists, 1)) least = 1
      else while (least > 1 && (await draws(lists, least - 1))) least -= 1
      if (most < highest && (await draws(lists, highest))) most = highest
      else while (most < highest && (await draws(lists, most + 1))) most += 1
      found[shape] = [...(found[shape] ?? []), [least, most]]
    }
  }
  return found
}
