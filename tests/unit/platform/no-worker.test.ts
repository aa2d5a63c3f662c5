import { afterEach, expect, test } from 'vitest'
import { DomainError } from '~/domain-error'
import { inProcesses, picturePool } from '~/platform/pictures/pictures.server'
import { Interrupted, workerPool } from '~/platform/pool.server'

const node = process.execPath
afterEach(() => {
  process.execPath = node
})

test('when no thread starts, each job is answered with a failure, the last like the first', async () => {
  const pool = workerPool<number, number>('no-absolute-path.mjs', { size: 1, timeout: 60_000 })
  for (let n = 0; n < 5; n += 1) await expect(pool.run(n)).rejects.toThrow(Interrupted)
  const many = Array.from({ length: 20 }, (_, n) => pool.run(n))
  const answers = await Promise.allSettled(many)
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  await pool.close()
}, 5_000)

test('when no process starts, everybody who asks for a picture hears that it cannot be made now', async () => {
  process.execPath = '/nowhere/node'
  const pool = picturePool('/nowhere/pictures.js')
  const work = inProcesses(pool)
  for (let n = 0; n < 5; n += 1) {
    const drawn = work('drawSvg' as never, '<svg/>' as never)
    await expect(drawn).rejects.toThrow(DomainError)
    await expect(drawn).rejects.toMatchObject({ code: 'pictures-busy', status: 429 })
  }
  await pool.close()
}, 5_000)

test('once they start again, jobs are carried out', async () => {
  process.execPath = '/nowhere/node'
  const pool = workerPool<string, string>(`${import.meta.dirname}/../../fixtures/echo-worker.mjs`, {
    size: 1,
    timeout: 5_000,
    processes: true,
  })
  await expect(pool.run('one')).rejects.toThrow(Interrupted)
  process.execPath = node
  expect(await pool.run('two')).toBe('two')
  await pool.close()
})
