import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/fixtures/browser-page'
import type { UnsavedInput } from '~/components/shell/unsaved-store'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  sessionStorage.clear()
  openPage()
})

const left = (text: string): UnsavedInput => ({
  ...{ at: '/', action: '/', about: text.slice(0, 9), who: 'u1', version: undefined },
  values: [['text', 0, text]],
})
const load = () => import('~/components/shell/unsaved-store')

test('what was typed outlasts the page, in this tab alone', async () => {
  const before = await load()
  before.saveInputs([left('Doors')])
  vi.resetModules()
  const after = await load()
  expect(after.savedInputs).toEqual(JSON.parse(JSON.stringify([left('Doors')])))
  expect(localStorage.length).toBe(0)
  after.saveInputs([])
  expect(sessionStorage.length).toBe(0)
})

test('the oldest words go where there are too many', async () => {
  const store = await load()
  const long = ['a', 'b', 'c'].map((sign) => left(sign.repeat(180_000)))
  store.saveInputs(long)
  expect(store.savedInputs.map(({ about }) => about[0])).toEqual(['b', 'c'])
})

test('without a storage, or with something else in it, words last as long as the page', async () => {
  sessionStorage.setItem('panelry-unsaved-input', 'no JSON')
  const store = await load()
  expect(store.savedInputs).toEqual([])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.saveInputs([left('Doors')])
  expect(store.savedInputs).toHaveLength(1)
})
