import { expect, test } from 'vitest'
import { pack, unpack } from '~/editor/pack'
import type { SectionState } from '~/editor/types'

const section = (id: string, facts: Partial<SectionState> = {}): SectionState => ({
  id,
  order: `a${id}`,
  type: 'body',
  pageId: 'page',
  panelId: 'hero',
  category: 'heroes',
  orientation: 'left',
  color: 'light',
  ...facts,
})

test('sections come out as they went in, and what many have in common went once', () => {
  const sections = [
    section('head', { type: 'header', pageId: null }),
    section('1'),
    section('2', { color: 'dark' }),
    section('3'),
  ]
  const packed = pack(sections)
  expect(unpack(packed)).toEqual(sections)
  expect(packed.kinds).toHaveLength(3)
  expect(unpack(pack([]))).toEqual([])
})
