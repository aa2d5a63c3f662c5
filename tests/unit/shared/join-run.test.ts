import { expect, test } from 'vitest'
import { joinRun } from '~/shared/join-run'

test('runs of a key go one after another, and who asks while one waits gets its answer', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const ask = () =>
    joinRun('a', async () => {
      const number = begun.push(begun.length + 1)
      await new Promise<void>((end) => ends.push(end))
      if (number === 1) throw new Error('the first one fails')
      return number
    })
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(begun).toEqual([1])
  expect(await joinRun('b', async () => 'another key')).toBe('another key')
  ends[0]?.()
  await expect(first).rejects.toThrow('the first one fails')
  await expect.poll(() => ends.length).toBe(2)
  // It has begun: what it reads may be older than this question.
  const late = ask()
  ends[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await late).toBe(3)
})
