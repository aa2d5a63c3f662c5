import { expect, test } from 'vitest'
import { draftCopy, draftLook, draftRemoval } from '~/editor/draft'
import type { SectionState } from '~/editor/types'
import { createPageStore, type Queued } from '~/routes/editor/page-store'

const section = (id: string, order: string): SectionState => ({
  id,
  type: 'body',
  pageId: 'p',
  order,
  panelId: 'hero/plain',
  category: 'hero',
  orientation: 'left',
  color: 'light',
})

const told = (sections: SectionState[], revision = 1) => ({
  sections,
  revision,
  panels: { 'hero/plain': { name: 'Plain', category: 'Hero', revision: '1', heights: [] } },
  around: { projectId: 'x', pageId: 'p', brandId: 'b', pins: {} },
})

const start = () => [section('a', 'a0'), section('b', 'a1'), section('c', 'a2')]

test('a change replaces its own section; every other one stays the object it was', () => {
  const store = createPageStore(told(start()), null)
  const before = store.read()
  const b = before.sections.get('b') as SectionState
  store.send({ action: '/b/style', fields: {}, op: draftLook(b, { color: 'dark' }) })
  const after = store.read()
  expect(after.sections.get('b')?.color).toBe('dark')
  expect(after.sections.get('a')).toBe(before.sections.get('a'))
  expect(after.order).toBe(before.order)
  expect(after.panels).toBe(before.panels)
  expect(after.saving).toBe('saving')
})

test('a listener of one section is called when something of it changes, and for nothing else', () => {
  const store = createPageStore(told(start()), 'a')
  const calls: string[] = []
  const hear = (id: string) => store.subscribeTo(id, () => calls.push(id))
  for (const id of ['a', 'b', 'c']) {
    store.sectionOf(id)
    hear(id)
  }
  store.send({
    action: '/b/style',
    fields: {},
    op: draftLook(section('b', 'a1'), { color: 'dark' }),
  })
  expect(calls.splice(0)).toEqual(['b'])
  store.select('b')
  expect(calls.splice(0)).toEqual(['a', 'b'])
  expect(store.sectionOf('b')).toMatchObject({ selected: true, section: { color: 'dark' } })
  const stop = hear('b')
  store.send({ action: '/c/delete', fields: {}, op: draftRemoval(section('c', 'a2')) })
  expect(calls.splice(0)).toEqual(['c'])
  expect(store.sectionOf('c')).toBeNull()
  stop()
  const elsewhere = { projectId: 'x', pageId: 'q', brandId: 'b', pins: {} }
  store.receive({ ...told(start()), around: elsewhere })
  expect(calls.splice(0)).toEqual(['a', 'b'])
})

test('a listener of a copy goes on hearing of it when the server names it', () => {
  const store = createPageStore(told(start()), 'a')
  const { body } = store.read()
  const op = draftCopy(body, body[0] as SectionState, 'new-1')
  store.send({ action: '/a/duplicate', fields: {}, op, newId: 'new-1' })
  let calls = 0
  store.sectionOf('new-1')
  store.subscribeTo(store.elementKey('new-1'), () => {
    calls += 1
  })
  const [first] = store.read().queue
  store.receive(told([...start(), section('d', 'a0V')]))
  calls = 0
  store.settle(first as Queued, 'd')
  expect(store.elementKey('d')).toBe('new-1')
  store.select('d')
  expect(calls).toBe(2)
  expect(store.sectionOf('d')?.selected).toBe(true)
})

test('newer data of the server replaces only what has changed', () => {
  const store = createPageStore(told(start()), 'b')
  const before = store.read()
  const [a, b, c] = start()
  store.receive(told([a, { ...b, color: 'dark' }, c] as SectionState[]))
  const after = store.read()
  expect(after.sections.get('b')?.color).toBe('dark')
  expect(after.sections.get('a')).toBe(before.sections.get('a'))
  expect(after.around).toBe(before.around)
  expect(after.panels).toBe(before.panels)
  expect(after.order).toBe(before.order)
  expect(after.selected).toBe('b')
})

test('a copy keeps its element and what was done to it when the server names it', () => {
  const store = createPageStore(told(start()), 'a')
  const { body } = store.read()
  const op = draftCopy(body, body[0] as SectionState, 'new-1')
  store.send({ action: '/a/duplicate', fields: {}, op, newId: 'new-1' })
  store.select('new-1')
  const copy = store.read().sections.get('new-1') as SectionState
  store.send({ action: '/new-1/style', fields: {}, op: draftLook(copy, { color: 'grey' }) })
  const [first] = store.read().queue
  if (!first) throw new Error('nothing is sent')
  const [a, ...below] = start()
  store.receive(told([a as SectionState, { ...copy, id: 'd' }, ...below]))
  store.settle(first, 'd')
  const { sections, selected, order } = store.read()
  expect(order).toEqual(['a', 'd', 'b', 'c'])
  expect(sections.get('d')?.color).toBe('grey')
  expect(selected).toBe('d')
  expect(store.elementKey('d')).toBe('new-1')
  expect(store.withNames('/sections/new-1/style')).toBe('/sections/d/style')
})

test('what was answered is shown until what the server tells reflects it', () => {
  const store = createPageStore(told(start()), 'a')
  const order = () => store.read().order
  const copy = draftCopy(store.read().body, section('a', 'a0'), 'new-1')
  store.send({ action: '/a/duplicate', fields: {}, op: copy, newId: 'new-1' })
  store.settle(store.read().queue[0] as Queued, 'd', 2)
  expect(order()).toEqual(['a', 'd', 'b', 'c'])
  expect(store.read().saving).toBe('saved')
  // Read before the change: it may come after the answer.
  store.receive(told(start(), 1))
  expect(order()).toEqual(['a', 'd', 'b', 'c'])
  store.receive(told(start(), 3))
  expect(order()).toEqual(['a', 'b', 'c'])
  store.send({ action: '/b/delete', fields: {}, op: draftRemoval(section('b', 'a1')) })
  store.settle(store.read().queue[0] as Queued, 'b')
  expect(order()).toEqual(['a', 'b', 'c'])
})
