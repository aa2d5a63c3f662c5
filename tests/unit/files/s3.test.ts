import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { fakeS3 } from '#tests/fakes/s3'
import { newFileName } from '~/platform/files/names.server'
import { s3Driver } from '~/platform/files/s3.server'
import { s3Client, s3Patience } from '~/platform/files/s3-client.server'
import { readS3Settings } from '~/platform/files/s3-settings'

const s3 = await fakeS3()
const patience = { ...s3Patience, answer: 400, piece: 300, pause: 5 }
const { settings } = s3
const driver = s3Driver(s3Client(settings, patience))
const driverWith = (other: Partial<typeof settings>) =>
  s3Driver(s3Client({ ...settings, ...other }, patience))

afterEach(() => {
  s3.clock.ahead = 0
  s3.answerAll(null)
  s3.next.length = 0
  s3.asked.length = 0
})
afterAll(() => s3.stop())

const stored = async (content = '0123456789') => {
  const name = newFileName('bin')
  await driver.put('attachments', name, Buffer.from(content))
  s3.asked.length = 0
  return name
}
/** Every method, of a file that is there. */
const allOf = (of: typeof driver, name: string): [string, () => Promise<unknown>][] => [
  ['put', () => of.put('attachments', name, Buffer.from('new'))],
  ['read', () => of.read('attachments', name)],
  ['stream', () => of.stream('attachments', name)],
  ['stat', () => of.stat('attachments', name)],
  ['remove', () => of.remove('attachments', name)],
  ['list', () => of.list('attachments')],
]

test('a wrong secret, key or region is refused at once, and named without what is secret', async () => {
  const name = await stored()
  for (const other of [
    { secretAccessKey: 'wrong-secret' },
    { accessKeyId: 'wrong-key' },
    { region: 'elsewhere' },
  ]) {
    for (const [, ask] of allOf(driverWith(other), name)) {
      const error = (await ask().catch((thrown) => thrown)) as Error
      expect(error).toMatchObject({ name: 'S3Error', failure: 'refused' })
      expect(error.message).toContain('403')
      expect(JSON.stringify([error.message, error])).not.toMatch(/wrong-|test-|Signature=/)
    }
  }
  // Six of each, none tried again.
  expect(s3.asked).toHaveLength(18)
  expect(String(await driver.read('attachments', name))).toBe('0123456789')
})

test('a clock that is an hour off, or right again, is set by that of S3', async () => {
  const name = await stored()
  for (const ahead of [3_600_000, 0, -3_600_000]) {
    s3.clock.ahead = ahead
    for (const [what, ask] of allOf(driver, name)) expect([what, await ask()]).not.toBeNull()
    await driver.put('attachments', name, Buffer.from('0123456789'))
  }
  // One was refused each time.
  expect(s3.asked).toHaveLength(3 * 7 + 3)
})

test('how old a file is, is told by one clock, also where ours is an hour off', async () => {
  const name = await stored()
  for (const ahead of [3_600_000, 0, -3_600_000]) {
    s3.clock.ahead = ahead
    const { modifiedAt = 0 } = (await driver.stat('attachments', name)) ?? {}
    expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(30_000)
  }
})

test('without its bucket nothing looks like a file that is gone', async () => {
  const elsewhere = driverWith({ bucket: 'another-bucket' })
  await expect(elsewhere.read('attachments', newFileName('bin'))).rejects.toMatchObject({
    failure: 'refused',
    message: expect.stringContaining('NoSuchBucket'),
  })
  for (const [, ask] of allOf(elsewhere, newFileName('bin'))) {
    await expect(ask()).rejects.toMatchObject({ failure: 'refused' })
  }
})

test('a 404 of anything but the object is no file that is gone', async () => {
  const name = await stored()
  // So Versity's gateway says that an access key is not there any more.
  s3.answerAll({ status: 404, code: 'XAdminUserNotFound' })
  for (const [, ask] of allOf(driver, name)) {
    await expect(ask()).rejects.toMatchObject({ failure: 'refused' })
  }
})

test.each([
  [{ status: 503, code: 'SlowDown' }],
  [{ status: 500, code: 'InternalError' }],
  [{ status: 429, code: 'TooManyRequests' }],
  ['drop' as const],
])('what fails for a moment is asked again: %j', async (domainError) => {
  const name = await stored()
  for (const [what, ask] of allOf(driver, name)) {
    s3.asked.length = 0
    s3.next.push(domainError, domainError)
    await ask()
    expect([what, s3.asked.length]).toEqual([what, 3])
  }
})

test('what fails three times has failed', async () => {
  const name = await stored()
  s3.answerAll({ status: 503, code: 'SlowDown' })
  for (const [, ask] of allOf(driver, name)) {
    s3.asked.length = 0
    await expect(ask()).rejects.toMatchObject({ failure: 'silent' })
    expect(s3.asked).toHaveLength(3)
  }
})

test('S3 that does not answer is waited for once, as long as the limit says', async () => {
  const name = await stored()
  s3.answerAll('hang')
  for (const [, ask] of allOf(driver, name)) {
    s3.asked.length = 0
    await expect(ask()).rejects.toMatchObject({
      failure: 'silent',
      message: expect.stringContaining('no answer within'),
    })
    expect(s3.asked).toHaveLength(1)
  }
})

test('nobody at the address of S3', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => gone.once('listening', done))
  const { port } = gone.address() as AddressInfo
  await new Promise((done) => gone.close(done))
  const away = driverWith({ endpoint: `http://127.0.0.1:${port}` })
  for (const [, ask] of allOf(away, newFileName('bin'))) {
    await expect(ask()).rejects.toMatchObject({
      failure: 'silent',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  }
})

test('an answer that says no and stops in its words is waited for no longer than content', async () => {
  const stops = createServer((_asked, answer) => {
    answer.writeHead(404).write('<Error><Code>NoSu')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => stops.once('listening', done))
  const { port } = stops.address() as AddressInfo
  const away = driverWith({ endpoint: `http://127.0.0.1:${port}` })
  expect(await away.read('attachments', newFileName('bin'))).toBeNull()
  stops.closeAllConnections()
  stops.close()
})

test.each([
  [{ status: 507, code: 'InsufficientStorage' }],
  [{ status: 403, code: 'QuotaExceeded' }],
  [{ status: 500, code: 'XMinioStorageFull' }],
])('a full bucket: %j', async (domainError) => {
  s3.next.push(domainError)
  await expect(driver.put('logos', newFileName('png'), Buffer.from('x'))).rejects.toMatchObject({
    failure: 'full',
  })
  expect(s3.asked).toHaveLength(1)
})

test.each(['cut', 'stall'] as const)(
  'content that ends half way is no content: %s',
  async (how) => {
    const name = await stored('x'.repeat(1000))
    s3.next.push(how)
    await expect(driver.read('attachments', name)).rejects.toMatchObject({ failure: 'silent' })
    s3.next.push(how)
    const stream = await driver.stream('attachments', name)
    await expect(new Response(stream).text()).rejects.toMatchObject({ failure: 'silent' })
  },
)

test('a reader who takes their time gets all of it', async () => {
  const name = await stored('x'.repeat(500_000))
  const stream = await driver.stream('attachments', name)
  let size = 0
  for await (const piece of stream ?? []) {
    if (size === 0) await new Promise((done) => setTimeout(done, patience.piece * 2))
    size += piece.length
  }
  expect(size).toBe(500_000)
})

test('an object gone between two looks is not there', async () => {
  const name = await stored()
  expect(await driver.stat('attachments', name)).not.toBeNull()
  s3.objects.clear()
  expect(await driver.stream('attachments', name)).toBeNull()
})

/** Whatever is asked, it says the same. */
async function stubborn(answer: (res: ServerResponse) => void) {
  const server = createServer((_req, res) => answer(res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return { server, driver: driverWith({ endpoint }) }
}

test.each<[string, (res: ServerResponse) => void]>([
  [
    'a list that begins anew again and again',
    (res) =>
      res.end('<IsTruncated>true</IsTruncated><NextContinuationToken>1</NextContinuationToken>'),
  ],
  [
    'words without an end',
    (res) => {
      const more = () => {
        while (!res.destroyed && res.write('<Contents>'.repeat(10_000)));
      }
      res.on('drain', more)
      more()
    },
  ],
])('%s is given up', async (_, answer) => {
  const { server, driver: asked } = await stubborn(answer)
  await expect(asked.list('logos')).rejects.toMatchObject({ failure: 'silent' })
  server.closeAllConnections()
  server.close()
})

test('a list of nonsense is read at once, as nothing', async () => {
  const { server, driver: asked } = await stubborn((res) =>
    res.end(`${'<Contents>'.repeat(60_000)}<Key>files/logos/&#99999999999;.png</Key>`),
  )
  expect(await asked.list('logos')).toEqual([])
  server.close()
})

const given = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'panelry-files',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret-words',
}

test('a bucket is named by all variables or by none', () => {
  expect(readS3Settings({})).toEqual({ settings: null, problems: [] })
  expect(readS3Settings(given)).toMatchObject({
    settings: { endpoint: 'https://s3.example', bucket: 'panelry-files' },
    problems: [],
  })
  const { S3_REGION: _, S3_SECRET_ACCESS_KEY: __, ...rest } = given
  expect(readS3Settings({ ...rest, S3_REGION: '' })).toEqual({
    settings: null,
    problems: [expect.stringContaining('S3_REGION, S3_SECRET_ACCESS_KEY are missing')],
  })
})

test.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'ftp://s3.example'],
  ['S3_ENDPOINT', 'https://id:secret-words@s3.example'],
  ['S3_ENDPOINT', 'https://s3.example/?x'],
  ['S3_BUCKET', 'Not A Bucket'],
  ['S3_BUCKET', '../other'],
])('bad input: %s cannot be %j', (name, value) => {
  const { settings, problems } = readS3Settings({ ...given, [name]: value })
  expect(settings).toBeNull()
  expect(problems).toEqual([expect.stringContaining(`${name}: `)])
  expect(problems.join()).not.toContain('secret-words')
})

test('a slow reader gets the whole content, also when S3 has closed the connection meanwhile', async () => {
  // As much as a stream keeps by itself: the rest of the answer has come when nobody reads it.
  const content = Buffer.alloc(64 * 1024, 'a')
  const closing = createTcpServer((socket) => {
    socket.once('data', () => {
      const head = `HTTP/1.1 200 OK\r\nContent-Length: ${content.length}\r\nConnection: close\r\n\r\n`
      socket.write(head)
      socket.end(content)
    })
  })
  await new Promise<void>((done) => closing.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(closing.address() as AddressInfo).port}`
  const slow = s3Driver(s3Client({ ...settings, endpoint }))
  const stream = await slow.stream('attachments', newFileName('bin'))
  await new Promise((later) => setTimeout(later, 300))
  expect(await new Response(stream).bytes()).toHaveLength(content.length)
  closing.close()
})
