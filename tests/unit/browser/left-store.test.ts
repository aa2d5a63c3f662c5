import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/fixtures/browser-page'
import type { Left } from '~/components/shell/left-store'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  sessionStorage.clear()
  openPage()
})

const left = (text: string): Left => ({
  ...{ at: '/', action: '/', about: text.slice(0, 9), who: 'u1', version: undefined },
  values: [['text', 0, text]],
})
const load = () => import('~/components/shell/left-store')

test('what was typed outlasts the page, in this tab alone', async () => {
  const before = await load()
  before.write([left('Doors')])
  vi.resetModules()
  const after = await load()
  expect(after.kept).toEqual(JSON.parse(JSON.stringify([left('Doors')])))
  expect(localStorage.length).toBe(0)
  after.write([])
  expect(sessionStorage.length).toBe(0)
})

test('the oldest words go where there are too many', async () => {
  const store = await load()
  const long = ['a', 'b', 'c'].map((sign) => left(sign.repeat(180_000)))
  store.write(long)
  expect(store.kept.map(({ about }) => about[0])).toEqual(['b', 'c'])
})

test('without a storage, or with something else in it, words last as long as the page', async () => {
  sessionStorage.setItem('panelry-left-words', 'no JSON')
  const store = await load()
  expect(store.kept).toEqual([])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.write([left('Doors')])
  expect(store.kept).toHaveLength(1)
})
