import { lookOf } from '~/editor/look'
import { keyBetween } from '~/editor/order'
import type { Look, PageDocument, PageOp, SectionState, Slot, SlotMode } from '~/editor/types'
import { orientations, panelColors } from '~/panels/types'

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const emptyDocument: PageDocument = {
  sections: [],
  modes: { p1: { header: 'global', footer: 'global' }, p2: { header: 'global', footer: 'global' } },
}

/** Makes operations that fit a document: what the product's commands would make. */
export function opMaker(random: () => number) {
  let count = 0
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const look = (): Look => ({
    panelId: `panel-${Math.floor(random() * 5)}`,
    category: 'c',
    orientation: pick(orientations),
    color: pick(panelColors),
    words: pick([null, 'w1', 'w2']),
  })
  const fresh = (type: SectionState['type'], pageId: string | null, order = 'a0') => {
    count += 1
    return { ...look(), id: `s${count}`, type, pageId, order } satisfies SectionState
  }
  const freeKey = (document: PageDocument, pageId: string) => {
    const keys = document.sections
      .filter((s) => s.pageId === pageId && s.type === 'body')
      .map((s) => s.order)
    const at = Math.floor(random() * (keys.length + 1))
    return keyBetween(keys[at - 1] ?? null, keys[at] ?? null)
  }
  return (document: PageDocument): PageOp => {
    const pageId = pick(['p1', 'p2'])
    const bodies = document.sections.filter((s) => s.type === 'body')
    const kind = pick(['insert', 'insert', 'remove', 'move', 'move', 'update', 'mode', 'global'])
    if (kind === 'mode') {
      const slot = pick<Slot>(['header', 'footer'])
      const own = document.sections.find((s) => s.type === slot && s.pageId === pageId) ?? null
      const from = { mode: document.modes[pageId]?.[slot] ?? 'global', section: own }
      const mode = pick<SlotMode>(['global', 'custom', 'none'])
      const section = mode === 'custom' ? fresh(slot, pageId) : pick([own, null])
      return { kind, pageId, slot, from, to: { mode, section } }
    }
    if (kind === 'global') {
      const slot = pick<Slot>(['header', 'footer'])
      const there = document.sections.find((s) => s.type === slot && s.pageId === null)
      return there
        ? { kind: 'remove', section: there }
        : { kind: 'insert', section: fresh(slot, null) }
    }
    const section = pick(bodies)
    if (kind === 'insert' || !section?.pageId) {
      return { kind: 'insert', section: fresh('body', pageId, freeKey(document, pageId)) }
    }
    if (kind === 'remove') return { kind: 'remove', section }
    if (kind === 'move') {
      const from = { pageId: section.pageId, order: section.order }
      return {
        kind: 'move',
        id: section.id,
        from,
        to: { pageId, order: freeKey(document, pageId) },
      }
    }
    const any = pick(document.sections)
    const { id, type } = any
    return { kind: 'update', id, type, pageId: any.pageId, from: lookOf(any), to: look() }
  }
}
