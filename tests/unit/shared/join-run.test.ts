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

/** Work that goes on until it is told to stop. */
const untilLeft = (left: AbortSignal) =>
  new Promise<never>((_, reject) =>
    left.addEventListener('abort', () => reject(new Error('stopped'))),
  )

test('work stops when the last who waits for it has left, and not before', async () => {
  const [first, second, third] = [
    new AbortController(),
    new AbortController(),
    new AbortController(),
  ]
  const runs: AbortSignal[] = []
  const work = (left: AbortSignal) => {
    runs.push(left)
    return untilLeft(left)
  }
  const ask = (left?: AbortSignal) => joinRun('left', work, left).catch((error) => error.message)
  const one = ask(first.signal)
  const others = [ask(second.signal), ask(third.signal)]
  second.abort()
  first.abort()
  expect(await one).toBe('stopped')
  await expect.poll(() => runs.length).toBe(2)
  expect(runs[1]?.aborted).toBe(false)
  third.abort()
  expect(await Promise.all(others)).toEqual(['stopped', 'stopped'])
  expect(await joinRun('left', async () => 'later')).toBe('later')
})

test('a run that all have left does not begin, and is not what others wait for', async () => {
  let end = () => {}
  const first = joinRun('gone', () => new Promise<void>((resolve) => (end = resolve)))
  const left = new AbortController()
  let begun = false
  const gone = joinRun('gone', async () => (begun = true), left.signal).catch(({ name }) => name)
  left.abort()
  const later = joinRun('gone', async () => 'later', new AbortController().signal)
  end()
  await first
  expect([await gone, await later, begun]).toEqual(['AbortError', 'later', false])
  const ask = () => joinRun('gone', async () => 'asked', left.signal)
  expect(ask).toThrow(expect.objectContaining({ name: 'AbortError' }))
})
