import { type Field, offersOptions } from './fields'

const same = (one: Field, other: Field) =>
  Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(other[name as keyof Field]),
  )

/**
 * How many things of a draft are other than in a version: a field that is new, gone or changed is
 * one each, another order of those that both have is one.
 */
export function countChanges(draft: readonly Field[], version: readonly Field[]): number {
  const before = new Map(version.map((field) => [field.id, field]))
  const now = new Set(draft.map(({ id }) => id))
  const added = draft.filter(({ id }) => !before.has(id)).length
  const gone = version.filter(({ id }) => !now.has(id)).length
  const kept = draft.flatMap((field) => {
    const former = before.get(field.id)
    return former ? [[field, former] as const] : []
  })
  const changed = kept.filter(([field, former]) => !same(field, former)).length
  const order = version.filter(({ id }) => now.has(id)).map(({ id }) => id)
  const moved = kept.some(([{ id }], index) => order[index] !== id) ? 1 : 0
  return added + gone + changed + moved
}

/** The first field of a draft that a client could not answer: it offers nothing to choose. */
export const unanswerable = (draft: readonly Field[]): Field | undefined =>
  draft.find(({ kind, options }) => offersOptions(kind) && options.length === 0)
