import { expect, test } from 'vitest'
import { apply } from '~/editor/apply'
import { draftCopy, draftLook, draftRemoval, draftStep, type Step } from '~/editor/draft'
import type { PageOp, SectionState } from '~/editor/types'

const section = (id: string, order: string): SectionState => ({
  id,
  order,
  type: 'body',
  pageId: 'page',
  panelId: 'panel',
  category: 'hero',
  orientation: 'left',
  color: 'light',
  words: null,
})
const a = section('a', 'a0')
const b = section('b', 'a1')
const c = section('c', 'a2')
const body = [a, b, c]
const after = (op: PageOp | null) =>
  op &&
  apply({ sections: body, modes: {} }, op)
    .sections.map((s) => s.id)
    .join('')

test('SECT-07 a step shows the section in its new place', () => {
  const step = (of: SectionState, to: Step) => after(draftStep(body, of, to))
  expect(step(a, 'down')).toBe('bac')
  expect(step(c, 'up')).toBe('acb')
  expect(step(c, 'top')).toBe('cab')
  expect(step(a, 'bottom')).toBe('bca')
  expect(step(a, { after: 'b' })).toBe('bac')
})

test('a step to where the section stands, past an end or below a missing one is none', () => {
  for (const step of ['up', 'top', { after: 'gone' }] as const) {
    expect(draftStep(body, a, step)).toBeNull()
  }
  expect(draftStep(body, c, 'down')).toBeNull()
  expect(draftStep(body, b, { after: 'a' })).toBeNull()
  expect(draftStep(body, { ...b, pageId: null, type: 'header' }, 'up')).toBeNull()
})

test('SECT-08 SECT-09 a copy is below its original; a removed section is gone', () => {
  expect(after(draftCopy(body, a, 'x'))).toBe('axbc')
  expect(after(draftCopy(body, c, 'x'))).toBe('abcx')
  expect(after(draftRemoval(b))).toBe('ac')
})

test('SECT-04 another look leaves the rest as it is', () => {
  const op = draftLook(b, { orientation: 'center' })
  const shown = apply({ sections: body, modes: {} }, op).sections[1]
  expect(shown).toEqual({ ...b, orientation: 'center' })
})

test('two sections with the same key for a moment break no step', () => {
  const twins = [a, { ...b, order: 'a1' }, { ...c, order: 'a1' }]
  expect(draftStep(twins, a, { after: 'b' })).toMatchObject({ kind: 'move', id: 'a' })
  expect(draftCopy(twins, b, 'new')).toMatchObject({ kind: 'insert' })
})
