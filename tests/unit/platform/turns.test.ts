import { expect, test } from 'vitest'
import { makeQueue, makeTurns } from '~/platform/turns'

test('long work takes turns, and what is short is done between any two of them', async () => {
  const turn = makeTurns()
  const done: string[] = []
  const long = ['first', 'second', 'third'].map(async (name) => {
    await turn()
    done.push(name)
    setImmediate(() => done.push(`after ${name}`))
  })
  await Promise.all(long)
  expect(done).toEqual(['first', 'after first', 'second', 'after second', 'third'])
})

test('whole works go one after the other, also after one that has failed', async () => {
  const alone = makeQueue()
  const said: string[] = []
  const work = (name: string) =>
    alone(async () => {
      said.push(`${name} begins`)
      await new Promise((resume) => setTimeout(resume, 1))
      said.push(`${name} ends`)
      if (name === 'b') throw new Error('b')
      return name
    })
  const all = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const order = ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(said).toEqual(order)
})

test('after each of them others have as long as it took', async () => {
  const alone = makeQueue()
  const times: number[] = []
  const work = () =>
    alone(async () => {
      times.push(performance.now())
      while (performance.now() - (times.at(-1) ?? 0) < 40);
      times.push(performance.now())
    })
  await Promise.all([work(), work()])
  const [, ended = 0, next = 0] = times
  expect(next - ended).toBeGreaterThan(30)
})
