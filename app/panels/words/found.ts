import found from './found.json'
import { numberBounds } from './number-bounds'
import type { Said } from './own-words'

/** What drawing a panel finds about its words, by shape; written by `scripts/panel-words.ts`. */
type Found = {
  order: readonly string[]
  /** A vocabulary, or the names themselves. */
  names: Readonly<Record<string, string | readonly string[]>>
  leads: readonly string[]
  unmarked: readonly string[]
  /** Shapes, or paths of single rows. */
  unseen: readonly string[]
}

const vocabularies: Readonly<Record<string, readonly string[]>> = found.vocabularies
const panels = new Map<string, Found>(Object.entries(found.panels as Record<string, Found>))

/** The names that can be chosen at a place of a panel; nothing where people write what they like. */
export function choicesAt(panelId: string, shape: string): readonly string[] | undefined {
  const names = panels.get(panelId)?.names[shape]
  return typeof names === 'string' ? vocabularies[names] : names
}

/** What is chosen there: an icon, a person; else `picture`. */
export function vocabularyAt(panelId: string, shape: string): string {
  const names = panels.get(panelId)?.names[shape]
  return typeof names === 'string' ? names : 'picture'
}

/** Whether no orientation draws what is said there. */
export function isUnseen(panelId: string, shape: string, path: string): boolean {
  const unseen = panels.get(panelId)?.unseen
  return unseen !== undefined && (unseen.includes(shape) || unseen.includes(path))
}

/** Whether a word can carry a mark: no name, and none that a drawing compares or takes apart. */
export const canBeMarked = (panelId: string, shape: string): boolean =>
  !choicesAt(panelId, shape) && !panels.get(panelId)?.unmarked.includes(shape)

/** Whether words lead somewhere, as a button does. */
export const leadsSomewhere = (panelId: string, shape: string): boolean =>
  panels.get(panelId)?.leads.includes(shape) ?? false

/** The number of words in the order people read them; what is no word comes last. */
export function orderOf(panelId: string, shape: string): number {
  const at = panels.get(panelId)?.order.indexOf(shape) ?? -1
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** Whether a panel can draw this there: a name that it knows, a number within its bounds, any text. */
export function accepts(panelId: string, shape: string, said: Said): boolean {
  if (typeof said === 'string') return choicesAt(panelId, shape)?.includes(said) ?? true
  if (typeof said === 'boolean') return true
  const bounds = numberBounds(panelId, shape)
  return bounds !== undefined && said >= bounds.least && said <= bounds.most
}
