import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/fixtures/browser-page'
import { clear, draw } from '#tests/fixtures/browser-screen'
import { SafeImage } from '~/components/ui/safe-image'

const health = vi.spyOn(window, 'fetch')
const answers = (isUp: boolean) =>
  health.mockImplementation(async () => new Response(null, { status: isUp ? 200 : 503 }))

beforeEach(() => {
  openPage()
  health.mockClear()
  vi.useFakeTimers()
})
afterEach(async () => {
  await clear()
  vi.useRealTimers()
})

const picture = () => document.querySelector('img')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Draws a picture that does not come, until a placeholder stands for it. */
async function fail() {
  for (let times = 0; times < 6; times += 1) {
    await act(async () => void picture()?.dispatchEvent(new Event('error')))
    await wait(4000)
  }
  expect(picture()).toBeNull()
}

test('PANEL-17 a picture that failed while the server was away is asked for again when it is back', async () => {
  answers(false)
  await draw(<SafeImage src="/panels/a.webp" alt="Hero" />)
  await fail()
  await wait(60_000)
  expect(picture()).toBeNull()
  answers(true)
  await wait(30_000)
  expect(picture()?.getAttribute('src')).toBe('/panels/a.webp')
})

test('PANEL-17 nor does it stay away where the server is back at the very moment it is given up', async () => {
  answers(false)
  await draw(<SafeImage src="/panels/a.webp" alt="Hero" />)
  for (let times = 0; times < 6; times += 1) {
    if (times === 5) answers(true)
    await act(async () => void picture()?.dispatchEvent(new Event('error')))
    await wait(times < 5 ? 1000 : 0)
  }
  await wait(30_000)
  expect(picture()).not.toBeNull()
})

test('PANEL-17 one that a server in reach does not have is not', async () => {
  answers(true)
  await draw(<SafeImage src="/panels/none.webp" alt="Hero" />)
  await fail()
  await wait(120_000)
  expect(picture()).toBeNull()
  expect(health.mock.calls.length).toBeLessThan(3)
})
