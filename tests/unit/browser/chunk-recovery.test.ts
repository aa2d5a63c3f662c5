import { beforeEach, expect, test, vi } from 'vitest'
import { form, goTo, openPage, wait } from '#tests/fixtures/browser-page'
import {
  openInstead,
  rememberLeaving,
  rememberTarget,
  resumeTarget,
  stays,
} from '~/components/shell/chunk-recovery'

const replace = vi.spyOn(location, 'replace')
const assign = vi.spyOn(location, 'assign')
const server = vi.spyOn(window, 'fetch')

beforeEach(() => {
  vi.useFakeTimers()
  for (const spy of [replace, assign]) spy.mockReset().mockImplementation(() => {})
  server.mockReset().mockResolvedValue(new Response(null, { status: 200 }))
  loaded('reload')
  sessionStorage.clear()
  openPage('/projects', '<form></form>')
})

/** Says how the page was opened. */
const loaded = (how: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how } as never])

test('a reload in the middle of opening a screen opens that screen, once', () => {
  goTo('/requests')
  rememberTarget()
  expect(resumeTarget()).toBe(true)
  expect(replace).toHaveBeenCalledWith('/requests')
  expect(resumeTarget()).toBe(false)
})

test('neither another load nor a page on which nothing was opened leads elsewhere', () => {
  rememberTarget()
  expect(resumeTarget()).toBe(false)
  goTo('/requests')
  rememberTarget()
  loaded('navigate')
  expect(resumeTarget()).toBe(false)
  goTo('/projects')
  rememberTarget()
  loaded('reload')
  expect(resumeTarget()).toBe(false)
  expect(replace).not.toHaveBeenCalled()
})

test('a page takes the place of a part that did not come, but not of words, nor where nobody answers', async () => {
  expect(await openInstead('/requests/1')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/requests/1')
  server.mockResolvedValue(new Response(null, { status: 502 }))
  expect(await openInstead('/requests/1')).toBe(false)
  server.mockResolvedValue(new Response(null, { status: 200 }))
  form().dataset.filled = ''
  expect(await openInstead('/requests/1')).toBe(false)
  // Typed while the server was asked.
  delete form().dataset.filled
  server.mockImplementation(async () => {
    form().dataset.filled = ''
    return new Response(null, { status: 200 })
  })
  expect(await openInstead('/requests/1')).toBe(false)
  expect(assign).toHaveBeenCalledTimes(1)
})

test('somebody who is leaving is told of nothing; a page that is there afterwards has stayed', async () => {
  const stayed = vi.fn()
  rememberLeaving()
  expect(await openInstead('/requests/1')).toBe(false)
  stays().then(stayed)
  await wait(9_000)
  expect(stayed).not.toHaveBeenCalled()
  await wait(1_500)
  expect(stayed).toHaveBeenCalled()
  await stays()
})
