import fs, { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { env } from '~/platform/env.server'
import { stageFiles, sweepStaged } from '~/platform/files/staged.server'

const root = join(env.dataDir, 'staged')
const staged = () => (existsSync(root) ? readdirSync(root, { recursive: true }) : [])
const content = (text: string) => Readable.from([Buffer.from(text)])

test('files lie on the disk while their request lasts, and are gone with it', async () => {
  const staging = stageFiles()
  const files = await Promise.all(
    ['one', 'two'].map((text) => staging.take(content(text), `${text}.txt`)),
  )
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['one.txt', 3],
    ['two.txt', 3],
  ])
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['one', 'two'])
  // A folder with two files.
  expect(staged()).toHaveLength(3)
  await staging.clear()
  expect(staged()).toEqual([])
  await expect(files[0]?.text()).rejects.toThrow()
})

test('a request that ends in the middle of a file leaves nothing', async () => {
  const staging = stageFiles()
  const coming = new Readable({ read() {} })
  coming.on('error', () => {})
  coming.push('first')
  const waiting = content('second')
  waiting.on('error', () => {})
  const ends = Promise.allSettled([staging.take(coming, 'a'), staging.take(waiting, 'b')])
  await expect.poll(staged).toHaveLength(2)
  await staging.clear()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(staged()).toEqual([])
})

test('what only passes through leaves the database half of what is kept free for it', async () => {
  const megabyte = 1024 * 1024
  let free = 0
  const disk = vi.spyOn(fs, 'statfsSync').mockImplementation(
    () =>
      ({
        ...{ type: 0, bfree: 0, files: 0, ffree: 0, frsize: 1, bsize: 1 },
        ...{ blocks: 1024 ** 4, bavail: free },
      }) as fs.StatsFs,
  )
  try {
    const staging = stageFiles()
    free = 300 * megabyte
    expect((await staging.take(content('one'), 'one.txt')).size).toBe(3)
    staging.check()
    // Somebody else writes while it comes.
    const coming = Readable.from(
      (function* pieces() {
        yield Buffer.from('first')
        free = 255 * megabyte
        for (let n = 0; n < 99; n += 1) yield Buffer.alloc(megabyte)
      })(),
    )
    const low = { code: 'disk-low', status: 503 }
    await expect(staging.take(coming, 'two.txt')).rejects.toMatchObject(low)
    // What was typed behind it is still read.
    await expect.poll(() => coming.readableEnded).toBe(true)
    expect(staging.check).toThrow(expect.objectContaining(low))
    const bytes = staged()
      .map((name) => fs.statSync(join(root, String(name))))
      .reduce((all, at) => all + (at.isFile() ? at.size : 0), 0)
    expect(bytes).toBeLessThan(2 * megabyte)
    await staging.clear()
  } finally {
    disk.mockRestore()
  }
})

test('what another process left goes at once, what a request of this one has after an hour', async () => {
  mkdirSync(join(root, 'left'), { recursive: true })
  const staging = stageFiles()
  await staging.take(Readable.from(['words']), 'brief.txt')
  await sweepStaged()
  expect(readdirSync(root)).toHaveLength(1)
  expect(readdirSync(root)).not.toContain('left')
  await sweepStaged(Date.now() + 62 * 60_000)
  expect(readdirSync(root)).toEqual([])
  await staging.clear()
})
