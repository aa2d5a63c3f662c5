import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beReplica } from '#tests/fixtures/replica'
import { startUpkeep } from '~/platform/jobs/upkeep.server'

// @alone: `beReplica` replaces what LiteFS says.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('upkeep is done at its times, also after it failed, until it is stopped', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('disk'))
  const stop = startUpkeep([{ name: 'x', where: 'everywhere', first: 10, every: 100, run: work }])
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
  const stop = startUpkeep([{ name: 'x', where: 'everywhere', every: 100, run: work }])
  await vi.advanceTimersByTimeAsync(99)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(101)
  expect(work).toHaveBeenCalledTimes(2)
  stop()
})

test('a job that did a part goes on at once', async () => {
  const work = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(true)
  const stop = startUpkeep([{ name: 'x', where: 'everywhere', every: 1e6, run: work }])
  await vi.advanceTimersByTimeAsync(1e6)
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
  stop()
})

test('on a replica only what tidies its own disk is done', async () => {
  beReplica(true)
  const rows = vi.fn()
  const disk = vi.fn()
  const stop = startUpkeep([
    { name: 'rows', where: 'primary', every: 100, run: rows },
    { name: 'disk', where: 'everywhere', every: 100, run: disk },
  ])
  await vi.advanceTimersByTimeAsync(250)
  expect([rows.mock.calls.length, disk.mock.calls.length]).toEqual([0, 2])
  beReplica(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(rows).toHaveBeenCalledTimes(1)
  stop()
})
