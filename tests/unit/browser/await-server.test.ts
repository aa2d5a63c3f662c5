import { beforeEach, expect, test, vi } from 'vitest'
import { wait } from '#tests/fixtures/browser-page'
import { awaitServer, serverAnswers } from '~/components/shell/await-server'

const health = vi.spyOn(window, 'fetch')
const answers = (isUp: boolean) =>
  health.mockImplementation(async () => new Response(null, { status: isUp ? 200 : 503 }))

beforeEach(() => {
  vi.useFakeTimers()
  health.mockClear()
  answers(false)
})

test('a server that is away is asked ever more rarely, for all who wait together, until it answers', async () => {
  const [one, other] = [vi.fn(), vi.fn()]
  awaitServer(one, 0)
  awaitServer(other)
  await wait(1)
  expect(health).toHaveBeenCalledTimes(1)
  await wait(2000)
  expect(health).toHaveBeenCalledTimes(2)
  await wait(4000)
  expect(health).toHaveBeenCalledTimes(3)
  health.mockClear()
  await wait(600_000)
  expect(health.mock.calls.length).toBeLessThan(25)
  answers(true)
  await wait(30_000)
  expect([one.mock.calls, other.mock.calls]).toEqual([[[true]], [[true]]])
  health.mockClear()
  await wait(60_000)
  expect(health).not.toHaveBeenCalled()
})

test('with the net it is asked at once; a caller that has stopped is not told', async () => {
  const [one, stopped] = [vi.fn(), vi.fn()]
  awaitServer(one, 0)
  awaitServer(stopped)()
  await wait(20_000)
  answers(true)
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect([one.mock.calls, stopped.mock.calls]).toEqual([[[true]], []])
})

test('one that answers at the first question was not away, nor is it when something else is answered', async () => {
  const tell = vi.fn()
  awaitServer(tell, 0)
  serverAnswers()
  answers(true)
  awaitServer(tell, 0)
  await wait(0)
  expect(tell.mock.calls).toEqual([[false], [false]])
})
