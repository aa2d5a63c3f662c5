// A real S3 server behind a bad line, without its bucket, without room: what the fake cannot say.
import { randomBytes } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { badLine } from '#tests/fixtures/bad-line'
import { hasOwnDisk, startVersitygw, versitygw } from '#tests/fixtures/versitygw'
import type { FileDriver } from '~/platform/files/driver'
import { newFileName } from '~/platform/files/names.server'
import { s3Driver } from '~/platform/files/s3.server'
import { s3Client, s3Patience } from '~/platform/files/s3-client.server'

const patience = { ...s3Patience, answer: 2_000, piece: 500, pause: 5 }
const megabyte = 1024 * 1024

describe.skipIf(!versitygw)('a real S3 server', () => {
  let real: Awaited<ReturnType<typeof startVersitygw>>
  let line: Awaited<ReturnType<typeof badLine>>
  let driver: FileDriver
  const through = (other: object = {}) =>
    s3Driver(s3Client({ ...real.settings, endpoint: line.endpoint, ...other }, patience))

  beforeAll(async () => {
    real = await startVersitygw(String(versitygw))
    line = await badLine(real.settings.endpoint)
    driver = through()
  })
  afterEach(() => {
    line.mend()
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await line?.stop()
    await real?.stop()
  })

  /** Where the server keeps an object. */
  const placeOf = (name: string) => join(real.root, real.settings.bucket, 'files/attachments', name)
  const stored = async (content: Buffer) => {
    const name = newFileName('bin')
    await driver.put('attachments', name, content)
    return name
  }

  test('an upload that breaks off leaves nothing, and the file that was there', async () => {
    const old = randomBytes(megabyte)
    const name = await stored(old)
    const fresh = newFileName('bin')
    line.errors.askedBreaks = 300_000
    for (const each of [name, fresh]) {
      const sent = driver.put('attachments', each, randomBytes(2 * megabyte))
      await expect(sent).rejects.toMatchObject({ failure: 'silent' })
    }
    expect(line.broken()).toBe(6)
    line.mend()
    expect((await driver.read('attachments', name))?.equals(old)).toBe(true)
    expect(await driver.read('attachments', fresh)).toBeNull()
    expect(await driver.list('attachments')).not.toContain(fresh)
  })

  test('a slow line carries all of a file, both ways', async () => {
    const content = randomBytes(megabyte)
    line.errors.piece = 8_192
    const name = await stored(content)
    expect((await driver.read('attachments', name))?.equals(content)).toBe(true)
  })

  test('an answer that breaks off or stops is no file', async () => {
    const name = await stored(randomBytes(2 * megabyte))
    for (const error of ['answerBreaks', 'answerStops'] as const) {
      line.errors[error] = megabyte
      await expect(driver.read('attachments', name)).rejects.toMatchObject({ failure: 'silent' })
      const stream = await driver.stream('attachments', name)
      await expect(new Response(stream).bytes()).rejects.toMatchObject({ failure: 'silent' })
      line.mend()
    }
    expect(await driver.read('attachments', name)).toHaveLength(2 * megabyte)
  })

  test('a wrong secret, key or bucket is refused, and never a file that is not there', async () => {
    const name = await stored(Buffer.from('words'))
    for (const other of [
      { secretAccessKey: 'wrong-secret' },
      { accessKeyId: 'wrong-key' },
      { bucket: 'another-bucket' },
    ]) {
      const wrong = through(other)
      for (const ask of [
        () => wrong.read('attachments', name),
        () => wrong.stat('attachments', name),
        () => wrong.remove('attachments', name),
        () => wrong.put('attachments', name, Buffer.from('others')),
        () => wrong.list('attachments'),
      ]) {
        await expect(ask()).rejects.toMatchObject({ name: 'S3Error', failure: 'refused' })
      }
    }
    expect(String(await driver.read('attachments', name))).toBe('words')
  })

  test('an object that goes is gone; one that goes while it is read is read to its end', async () => {
    const content = randomBytes(3 * megabyte)
    const name = await stored(content)
    const reader = (await driver.stream('attachments', name))?.getReader()
    const pieces = [(await reader?.read())?.value ?? new Uint8Array()]
    rmSync(placeOf(name))
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces.push(next.value)
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
    expect(await driver.read('attachments', name)).toBeNull()
    expect(await driver.stat('attachments', name)).toBeNull()
    await driver.remove('attachments', name)
  })

  test('a bucket that goes takes no file, and comes back with all of them', async () => {
    const name = await stored(Buffer.from('words'))
    const [place, away] = [join(real.root, real.settings.bucket), `${real.root}-away`]
    renameSync(place, away)
    await expect(driver.read('attachments', name)).rejects.toMatchObject({ failure: 'refused' })
    const sent = driver.put('attachments', newFileName('bin'), Buffer.from('x'))
    await expect(sent).rejects.toMatchObject({ failure: 'refused' })
    renameSync(away, place)
    expect(String(await driver.read('attachments', name))).toBe('words')
  })

  test.skipIf(!hasOwnDisk)('a disk without room takes no file, and keeps what it has', async () => {
    const small = await startVersitygw(String(versitygw), 1)
    onTestFinished(() => small.stop())
    const full = s3Driver(s3Client(small.settings, patience))
    const [first, second] = [newFileName('bin'), newFileName('bin')]
    await full.put('attachments', first, randomBytes(0.6 * megabyte))
    const sent = full.put('attachments', second, randomBytes(0.6 * megabyte))
    await expect(sent).rejects.toMatchObject({ failure: 'full' })
    expect(await full.read('attachments', second)).toBeNull()
    expect(await full.read('attachments', first)).toHaveLength(Math.floor(0.6 * megabyte))
    await full.remove('attachments', first)
    await full.put('attachments', second, randomBytes(0.6 * megabyte))
  })

  test.each([3_600_000, -3_600_000])('our clock is off by %d ms', async (off) => {
    const right = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => right() + off)
    const name = await stored(Buffer.from('words'))
    expect(String(await driver.read('attachments', name))).toBe('words')
    const { modifiedAt = 0 } = (await driver.stat('attachments', name)) ?? {}
    expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(30_000)
    expect(await driver.list('attachments')).toContain(name)
  })
})
