import type { Said } from './branches'
import names from './names.json'
import { numberBounds } from './number-bounds'

const vocabularies: Readonly<Record<string, readonly string[]>> = names.vocabularies
const places: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> =
  names.names
const unseen: Readonly<Record<string, readonly string[]>> = names.unseen

/** The names that can be chosen at a place of a panel; nothing where people write what they like. */
export function choicesAt(panelId: string, shape: string): readonly string[] | undefined {
  const found = Object.hasOwn(places, panelId) ? places[panelId]?.[shape] : undefined
  return typeof found === 'string' ? vocabularies[found] : found
}

/** What is chosen there: an icon, a person; else `picture`. */
export function vocabularyAt(panelId: string, shape: string): string {
  const found = places[panelId]?.[shape]
  return typeof found === 'string' ? found : 'picture'
}

/** Whether no orientation draws what is said there. */
export const isUnseen = (panelId: string, shape: string): boolean =>
  (Object.hasOwn(unseen, panelId) && unseen[panelId]?.includes(shape)) ?? false

/** Whether a place of a panel takes it: a name that it knows, a number within its bounds, any text. */
export function accepts(panelId: string, shape: string, said: Said): boolean {
  if (typeof said === 'string') return choicesAt(panelId, shape)?.includes(said) ?? true
  if (typeof said === 'boolean') return true
  const bounds = numberBounds(panelId, shape)
  return bounds !== undefined && said >= bounds.least && said <= bounds.most
}
