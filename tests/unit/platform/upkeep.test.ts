import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpkeep } from '~/platform/jobs/upkeep.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('upkeep is done at its times, also after it failed, until it is stopped', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('disk'))
  const stop = startUpkeep(work, 'not done', { first: 10, every: 100 })
  const timesAfter = async (pause: number) => {
    await vi.advanceTimersByTimeAsync(pause)
    return work.mock.calls.length
  }
  expect(await timesAfter(9)).toBe(0)
  expect(await timesAfter(1)).toBe(1)
  expect(await timesAfter(100)).toBe(2)
  stop()
  expect(await timesAfter(1_000)).toBe(2)
})

test('without a first time it waits as long as between two', async () => {
  const work = vi.fn()
  const stop = startUpkeep(work, 'not done', { every: 100 })
  await vi.advanceTimersByTimeAsync(99)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(101)
  expect(work).toHaveBeenCalledTimes(2)
  stop()
})
