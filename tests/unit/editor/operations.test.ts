import { expect, test } from 'vitest'
import { apply } from '~/editor/apply'
import { invert } from '~/editor/invert'
import { nameOp as name } from '~/editor/name-op'
import { target } from '~/editor/target'
import type { PageDocument, PageOp, SectionState } from '~/editor/types'
import { emptyDocument, opMaker, randomSource } from './random-page'

const section = (over: Partial<SectionState> = {}): SectionState => ({
  id: 's1',
  type: 'body',
  pageId: 'p1',
  panelId: 'hero',
  category: 'c',
  orientation: 'left',
  color: 'dark',
  order: 'a0',
  ...over,
})
const look = { panelId: 'hero', category: 'c', orientation: 'left', color: 'dark' } as const

test('SECT-10 an operation followed by its inverse gives the same document: 20,000 random changes', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const makeOp = opMaker(randomSource(seed))
    let document: PageDocument = emptyDocument
    const trail: { before: PageDocument; op: PageOp }[] = []
    for (let step = 0; step < 100; step++) {
      const op = makeOp(document)
      const after = apply(document, op)
      expect(apply(after, invert(op))).toEqual(document)
      expect(invert(invert(op))).toEqual(op)
      trail.push({ before: document, op })
      document = after
    }
    for (const { before, op } of trail.reverse()) {
      document = apply(document, invert(op))
      expect(document).toEqual(before)
    }
    expect(document).toEqual(emptyDocument)
  }
})

test('SECT-10 redo: undoing everything and applying it again gives the same document', () => {
  for (let seed = 500; seed < 550; seed++) {
    const makeOp = opMaker(randomSource(seed))
    let document: PageDocument = emptyDocument
    const ops: PageOp[] = []
    for (let step = 0; step < 60; step++) {
      const op = makeOp(document)
      ops.push(op)
      document = apply(document, op)
    }
    const undone = [...ops].reverse().reduce((d, op) => apply(d, invert(op)), document)
    expect(undone).toEqual(emptyDocument)
    expect(ops.reduce(apply, undone)).toEqual(document)
  }
})

test('apply leaves the document it was given alone', () => {
  const document = { ...emptyDocument, sections: [section()] }
  const copy = structuredClone(document)
  apply(document, { kind: 'remove', section: section() })
  apply(document, {
    kind: 'move',
    id: 's1',
    from: { pageId: 'p1', order: 'a0' },
    to: { pageId: 'p1', order: 'a5' },
  })
  expect(document).toEqual(copy)
})

test('an operation on a section that is gone changes nothing', () => {
  const to = { ...look, color: 'light' } as const
  const op: PageOp = { kind: 'update', id: 'x', type: 'body', pageId: 'p1', from: look, to }
  expect(apply(emptyDocument, op)).toEqual(emptyDocument)
})

test('the target of a body section is the section, of a slot the slot', () => {
  expect(target({ kind: 'insert', section: section() })).toBe('s1')
  expect(target({ kind: 'remove', section: section({ type: 'header', pageId: null }) })).toBe(
    'slot:header',
  )
  const slot = { mode: 'global', section: null } as const
  expect(target({ kind: 'mode', pageId: 'p1', slot: 'footer', from: slot, to: slot })).toBe(
    'page:footer',
  )
  const op = { kind: 'update', id: 's1', type: 'footer', from: look, to: look } as const
  expect(target({ ...op, pageId: 'p1' })).toBe('page:footer')
  expect(target({ ...op, pageId: null })).toBe('slot:footer')
})

test('operations have the names that the undo button shows', () => {
  const op = { kind: 'update', id: 's1', type: 'body', pageId: 'p1', from: look } as const
  expect(name({ ...op, to: { ...look, color: 'grey' } })).toBe('color')
  expect(name({ ...op, to: { ...look, orientation: 'right' } })).toBe('orientation')
  expect(name({ ...op, to: { ...look, color: 'grey', orientation: 'right' } })).toBe('variant')
  expect(name({ ...op, to: { ...look, panelId: 'other' } })).toBe('swap')
  expect(name({ kind: 'insert', section: section(), copy: true })).toBe('duplicate')
})
