import { expect, test } from 'vitest'
import { makeSerialQueue } from '~/admission/serial-queue'

test('long work takes turns, and what is short is done between any two of them', async () => {
  const turn = makeSerialQueue()
  const done: string[] = []
  const long = ['first', 'second', 'third'].map(async (name) => {
    await turn()
    done.push(name)
    setImmediate(() => done.push(`after ${name}`))
  })
  await Promise.all(long)
  expect(done).toEqual(['first', 'after first', 'second', 'after second', 'third'])
})
