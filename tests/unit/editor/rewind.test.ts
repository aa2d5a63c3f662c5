import { expect, test } from 'vitest'
import { apply } from '~/editor/apply'
import { byOrder } from '~/editor/order'
import { pageSteps } from '~/editor/page-steps'
import { restoreBody } from '~/editor/restore'
import { rewind } from '~/editor/rewind'
import { pageTree } from '~/editor/tree'
import type { PageDocument, PageOp, SectionState } from '~/editor/types'
import { emptyDocument, opMaker, randomSource } from './random-page'

/** A random life of two pages: every state, and the operation that led to the next one. */
function life(seed: number, steps: number) {
  const makeOp = opMaker(randomSource(seed))
  const states: PageDocument[] = [emptyDocument]
  const ops: PageOp[] = []
  for (let step = 0; step < steps; step++) {
    const now = states.at(-1) as PageDocument
    const op = makeOp(now)
    ops.push(op)
    states.push(apply(now, op))
  }
  return { states, ops }
}

test('SECT-10 rewinding from now gives every state that replaying gave', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { states, ops } = life(seed, 80)
    const now = states.at(-1) as PageDocument
    const before = structuredClone(now)
    for (let at = 0; at <= 80; at += 7) {
      const { document, lost } = rewind(now, ops.slice(at).reverse())
      expect(document).toEqual(states[at])
      expect(lost).toEqual([])
    }
    expect(now).toEqual(before)
  }
})

test('a move between pages that is told twice counts once', () => {
  const { states, ops } = life(5, 60)
  const twice = ops.flatMap((op): PageOp[] => (op.kind === 'move' ? [op, op] : [op]))
  expect(rewind(states.at(-1) as PageDocument, twice.reverse()).document).toEqual(emptyDocument)
})

const section = (id: string, order: string, color: SectionState['color'] = 'dark') =>
  ({
    id,
    order,
    color,
    type: 'body',
    pageId: 'p1',
    panelId: 'hero',
    category: 'c',
    orientation: 'left',
  }) satisfies SectionState

test('a section that went with its page is lost, until an earlier change tells how it looked', () => {
  const here = { pageId: 'p1', order: 'a1' }
  const away: PageOp = { kind: 'move', id: 's', from: here, to: { pageId: 'p9', order: 'a0' } }
  const { id: _i, type: _t, pageId: _p, order: _o, ...dark } = section('s', 'a1')
  const recolour: PageOp = {
    kind: 'update',
    id: 's',
    type: 'body',
    pageId: 'p1',
    from: dark,
    to: { ...dark, color: 'light' },
  }
  const insert: PageOp = { kind: 'insert', section: section('s', 'a1') }
  expect(rewind(emptyDocument, [away])).toEqual({ document: emptyDocument, lost: [here] })
  const known = rewind(emptyDocument, [away, recolour])
  expect(known).toMatchObject({ document: { sections: [section('s', 'a1')] }, lost: [] })
  expect(rewind(emptyDocument, [away, recolour, insert]).document).toEqual(emptyDocument)
})

const bodyOf = ({ sections }: PageDocument) =>
  sections.filter((s) => s.type === 'body' && s.pageId === 'p1')
const seen = (sections: readonly SectionState[]) =>
  sections.map(({ id, panelId, orientation, color }) => ({ id, panelId, orientation, color }))

test('SECT-10 bringing a body back gives its sections in their order, by operations that fit', () => {
  for (let seed = 100; seed < 160; seed++) {
    const { states } = life(seed, 60)
    const [from, to] = [states[60], states[15 + (seed % 40)]] as [PageDocument, PageDocument]
    const ops = restoreBody(bodyOf(from), bodyOf(to), ({ id }) => id)
    let body: PageDocument = { sections: bodyOf(from), modes: {} }
    for (const op of ops) {
      body = apply(body, op)
      const keys = body.sections.map(({ order }) => order)
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(seen([...body.sections].sort(byOrder))).toEqual(seen(bodyOf(to)))
    expect(restoreBody(bodyOf(to), bodyOf(to), ({ id }) => id)).toEqual([])
  }
})

test('SECT-10 when one of many sections is moved only that one moves', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const then = ids.map((id, n) => section(id, `a${n}`))
  const now = ['e', 'a', 'b', 'c', 'd'].map((id, n) => section(id, `a${n}`))
  expect(restoreBody(now, then, ({ id }) => id)).toMatchObject([{ kind: 'move', id: 'e' }])
})

test('PAGE-14 the steps of a page lead where the buttons say', () => {
  const page = (id: string, order: number, parentId: string | null = null, facts = {}) => ({
    id,
    name: id,
    parentId,
    order,
    home: false,
    nonNavigation: false,
    ...facts,
  })
  const pages = [
    page('home', 0, null, { home: true }),
    page('a', 1),
    page('a1', 2, 'a'),
    page('a2', 3, 'a'),
    page('b', 4),
    page('out', 5, null, { nonNavigation: true }),
  ]
  const steps = pageSteps(pageTree(pages), true)
  expect(steps.get('home')).toEqual({ up: false, down: true, indent: null, outdent: null })
  expect(steps.get('a2')).toEqual({ up: true, down: false, indent: 'a1:0', outdent: ':2' })
  expect(steps.get('b')).toMatchObject({ indent: 'a:2', outdent: null })
  expect(steps.get('out')).toMatchObject({ indent: null })
  expect(pageSteps(pageTree(pages), false).get('a2')).toMatchObject({ indent: null, outdent: null })
})
