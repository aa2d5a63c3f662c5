import { type BoundFact, type FactValue, isRows } from '../facts/bound-facts'

/** What a fact says of a part; only a text leads where its row does. */
export function partOf(fact: BoundFact | undefined, key: string): BoundFact | undefined {
  if (typeof fact?.value !== 'object' || isRows(fact.value)) return undefined
  const value = fact.value[key]
  if (value === undefined) return undefined
  const isName = typeof value === 'string' && value !== ''
  return { fact: fact.fact, value, lead: isName ? fact.lead : undefined }
}

/** An added row is no page's, though it begins with the words of one. */
export const withoutLead = (fact: BoundFact | undefined): BoundFact | undefined =>
  fact && { ...fact, lead: undefined }

/**
 * The rows of a fact as far as there is room beside the others, and those that are left out. Those that were
 * taken away need no room; the row for the rest goes where nothing is left out.
 */
export function withRoom<T extends { id: string; gone: boolean }>(
  rows: readonly T[],
  value: FactValue | undefined,
): { rows: readonly T[]; left: readonly T[] } {
  if (!isRows(value)) return { rows, left: [] }
  const rest = value.rows.find(({ isRest }) => isRest)?.id
  const ids = new Set(value.rows.map(({ id }) => id))
  const others = rows.filter(({ id, gone }) => !gone && !ids.has(id)).length
  let room = value.most - others
  const left = new Set(
    rows.filter(({ id, gone }) => {
      if (gone || !ids.has(id) || id === rest) return false
      room -= 1
      return room < 0
    }),
  )
  const isDrawn = (row: T) => !left.has(row) && (row.id !== rest || left.size > 0)
  return { rows: rows.filter(isDrawn), left: [...left] }
}
