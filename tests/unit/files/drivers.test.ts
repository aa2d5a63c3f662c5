import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, openAsBlob, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fakeS3 } from '#tests/fakes/s3'
import { startVersitygw, versitygw } from '#tests/fixtures/versitygw'
import { diskDriver } from '~/platform/files/disk.server'
import type { FileDriver } from '~/platform/files/driver'
import { type Folder, folders } from '~/platform/files/folders'
import { newFileName } from '~/platform/files/names.server'
import { readOwner } from '~/platform/files/owner'
import { s3Driver } from '~/platform/files/s3.server'
import { s3Client } from '~/platform/files/s3-client.server'

const folder = mkdtempSync(join(tmpdir(), 'panelry-drivers-'))
// Pages of three, so that a list has several.
const fake = await fakeS3({ listed: 3 })
const real = versitygw ? await startVersitygw(versitygw) : null
afterAll(async () => {
  await fake.stop()
  await real?.stop()
})

const drivers: [name: string, driver: FileDriver][] = [
  ['disk', diskDriver(join(folder, 'files'))],
  ['S3', s3Driver(s3Client(fake.settings))],
]
if (real) drivers.push(['versitygw', s3Driver(s3Client(real.settings))])

const textOf = (stream: ReadableStream<Uint8Array> | null) => new Response(stream).text()
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(drivers)('%s', (_, driver) => {
  test('a file is found as it was stored, whole and in part', async () => {
    const name = newFileName('bin')
    await driver.put('attachments', name, Buffer.from('0123456789'))
    expect(String(await driver.read('attachments', name))).toBe('0123456789')
    expect(await textOf(await driver.stream('attachments', name))).toBe('0123456789')
    const range = (start: number, end: number) =>
      driver.stream('attachments', name, { start, end }).then(textOf)
    expect(await range(2, 4)).toBe('234')
    expect(await range(9, 9)).toBe('9')
    // As far as there is any.
    expect(await range(8, 65_535)).toBe('89')
    expect(await range(10, 20)).toBe('')
    // The same name in another folder is another file.
    expect(await driver.read('logos', name)).toBeNull()
  })

  test('what is known of a file; another content has another tag', async () => {
    const name = newFileName('png')
    // A disk writes times of a clock that may be behind by some milliseconds, a store in whole seconds.
    const before = Date.now() - 1_000
    await driver.put('logos', name, Buffer.from('picture'))
    const facts = await driver.stat('logos', name)
    expect(facts).toMatchObject({ size: 7, tag: expect.stringMatching(/^[\w-]+$/) })
    expect(facts?.modifiedAt).toBeGreaterThanOrEqual(before)
    expect(facts?.modifiedAt).toBeLessThan(Date.now() + 2_000)
    expect(await driver.stat('logos', name)).toEqual(facts)
    await driver.put('logos', name, Buffer.from('another one'))
    expect((await driver.stat('logos', name))?.tag).not.toBe(facts?.tag)
    expect(String(await driver.read('logos', name))).toBe('another one')
  })

  test('a file on the disk is stored as it is read, 8 MB of it', async () => {
    const bytes = randomBytes(8 * 1024 * 1024)
    const path = join(folder, 'large')
    writeFileSync(path, bytes)
    const name = newFileName('bin')
    await driver.put('attachments', name, await openAsBlob(path))
    const found = await driver.read('attachments', name)
    expect(hashOf(found ?? Buffer.alloc(0))).toBe(hashOf(bytes))
  })

  test('an empty file is one', async () => {
    const name = newFileName('txt')
    await driver.put('exports', name, Buffer.alloc(0))
    expect(await driver.stat('exports', name)).toMatchObject({ size: 0 })
    expect(await driver.read('exports', name)).toHaveLength(0)
    expect(await textOf(await driver.stream('exports', name))).toBe('')
  })

  test('what is not there is null, and removed without a word', async () => {
    const name = newFileName('png')
    expect(await driver.read('logos', name)).toBeNull()
    expect(await driver.stream('logos', name)).toBeNull()
    expect(await driver.stat('logos', name)).toBeNull()
    await driver.remove('logos', name)
    await driver.put('logos', name, Buffer.from('x'))
    await driver.remove('logos', name)
    expect(await driver.read('logos', name)).toBeNull()
  })

  test('a list names the files of its folder, however many', async () => {
    expect(await driver.list('types')).toEqual([])
    const names = Array.from({ length: 7 }, () => newFileName('svg'))
    for (const name of names) await driver.put('types', name, Buffer.from('x'))
    await driver.put('request_icons', newFileName('svg'), Buffer.from('x'))
    expect((await driver.list('types')).sort()).toEqual([...names].sort())
    await driver.removeUnfinished('types', Date.now() + 60_000)
    expect(await driver.list('types')).toHaveLength(7)
  })

  test('files have one owner, which is no file and is gone when nobody is said to own them', async () => {
    expect(await driver.owner()).toBeNull()
    const since = '2026-11-29T08:00:00.000Z'
    const first = { database: 'first', address: 'https://first.example', since, sweepsAll: true }
    await driver.claim(first)
    expect(await driver.owner()).toEqual(first)
    const { sweepsAll: _, ...second } = { ...first, database: 'second' }
    await driver.claim(second)
    expect(await driver.owner()).toEqual({ ...second, sweepsAll: false })
    expect(await driver.stat('logos', 'owner')).toBeNull()
    for (const folder of Object.keys(folders) as Folder[]) {
      expect(await driver.list(folder)).not.toContain('owner')
    }
    await driver.claim(null)
    expect(await driver.owner()).toBeNull()
    await driver.claim(null)
  })

  test.each(['../panelry.db', '..%2fpanelry.db', '/etc/passwd', 'a/b.png', '.png', 'a\0.png', ''])(
    'bad input: no file is called %j',
    async (name) => {
      await expect(driver.put('logos', name, Buffer.from('x'))).rejects.toThrow('not a file name')
      expect(await driver.read('logos', name)).toBeNull()
      expect(await driver.stream('logos', name)).toBeNull()
      expect(await driver.stat('logos', name)).toBeNull()
      await driver.remove('logos', name)
    },
  )
})

test.each(['', 'null', '"a"', '{}', '{"database":""}', '{"database":7}', 'nonsense'])(
  'bad input: an owner that cannot be read, %j, is somebody, so that nothing is removed',
  (content) => {
    expect(readOwner(Buffer.from(content)).database).toBe('?')
  },
)
