import { lookOf, sameLook } from './look'
import { keyBetween } from './order'
import type { SectionState, SingleOp } from './types'

/**
 * The operations that give a page's body the sections of an earlier state again, in that order:
 * what came since is removed, what looks different is changed, what is gone is placed again. As few
 * sections as possible are moved.
 *
 * @param now the body as it is, in order
 * @param then the body as it was, in order
 * @param idFor the id a section that is gone gets: its own one, unless that stands elsewhere now
 */
export function restoreBody(
  now: readonly SectionState[],
  then: readonly SectionState[],
  idFor: (section: SectionState) => string,
): SingleOp[] {
  const wanted = new Map(then.map((section, place) => [section.id, place]))
  const list = now.filter(({ id }) => wanted.has(id))
  const there = new Map(list.map((section) => [section.id, section]))
  const stay = longestRising(list.map(({ id }) => wanted.get(id) ?? 0))
  const staying = new Set(stay.map((at) => list[at]?.id))
  const ops: SingleOp[] = now
    .filter(({ id }) => !wanted.has(id))
    .map((section) => ({ kind: 'remove', section }))

  let above = -1
  for (const past of then) {
    const stands = there.get(past.id)
    if (stands) {
      const to = lookOf(past)
      const from = lookOf(stands)
      if (!sameLook(from, to)) {
        const { id, type, pageId } = stands
        ops.push({ kind: 'update', id, type, pageId, from, to })
      }
      const at = list.findIndex(({ id }) => id === past.id)
      if (staying.has(past.id)) {
        above = at
        continue
      }
      list.splice(at, 1)
      if (at < above) above -= 1
    }
    const order = keyBetween(list[above]?.order ?? null, list[above + 1]?.order ?? null)
    const section = { ...past, id: stands ? past.id : idFor(past), order }
    const { pageId } = past
    if (!stands) ops.push({ kind: 'insert', section })
    else if (pageId) {
      const from = { pageId, order: stands.order }
      ops.push({ kind: 'move', id: past.id, from, to: { pageId, order } })
    }
    above += 1
    list.splice(above, 0, section)
  }
  return ops
}

/** The places of a longest rising run of numbers that are all different. */
function longestRising(numbers: readonly number[]): number[] {
  const ends: number[] = []
  const before: number[] = []
  numbers.forEach((value, at) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  })
  const run: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.unshift(at)
  return run
}
