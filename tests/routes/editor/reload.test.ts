import { afterEach, expect, test, vi } from 'vitest'
import { shouldRevalidate } from '~/routes/editor/editor'

afterEach(() => vi.unstubAllGlobals())

/** Whether the editor asks the server when a dialog gives way to it. */
function asks(from: string, to: string, fetchers: string[]): boolean {
  const state = { fetchers: new Map(fetchers.map((each, at) => [`${at}`, { state: each }])) }
  vi.stubGlobal('window', { __remixRouter: { state } })
  const [currentUrl, nextUrl] = [new URL(from, 'http://localhost'), new URL(to, 'http://localhost')]
  const params = { currentParams: { id: 'a' }, nextParams: { id: 'a' } }
  return shouldRevalidate({ currentUrl, nextUrl, ...params, defaultShouldRevalidate: false })
}

test('a dialog that closes while a change is being loaded has it loaded by the editor', () => {
  expect(asks('/projects/a/panels?p=1', '/projects/a?p=1&s=2', ['loading'])).toBe(true)
})

test('a dialog that closes otherwise asks the server nothing, nor does a choice of a section', () => {
  expect(asks('/projects/a/panels?p=1', '/projects/a?p=1&s=2', ['submitting'])).toBe(false)
  expect(asks('/projects/a/panels?p=1', '/projects/a?p=1', [])).toBe(false)
  expect(asks('/projects/a?p=1', '/projects/a?p=1&s=2', ['loading'])).toBe(false)
})
