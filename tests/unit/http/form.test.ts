import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { acquireSlot } from '~/admission/acquire-slot.server'
import { formLimit, patience, silence, slowest, uploadLimit } from '~/admission/body-limits'
import { env } from '~/platform/env.server'
import { stageFiles } from '~/platform/files/staged.server'
import { readForm } from '~/routes/http/form.server'
import { mostFormFiles } from '~/routes/http/form-names'

type Terms = Parameters<typeof readForm>[1]
const post = (body: BodyInit, type = 'application/x-www-form-urlencoded', terms?: Terms) =>
  readForm(
    new Request('http://localhost:3000/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
      duplex: 'half',
    } as RequestInit),
    terms,
  )
const part = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
const multipart = (n: number, value: string) =>
  `${Array.from({ length: n }, (_, i) => part(`name="a${i}"`, value)).join('')}--x--\r\n`
const withFiles = 'multipart/form-data; boundary=x'
const staging = stageFiles()
const files = { limit: uploadLimit, files: staging }
const unreadable = { code: 'form-unreadable', status: 400 }
const tooLarge = { code: 'form-too-large', status: 413 }

afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => staging.clear())

test('a form with thousands of fields is refused before it is read', async () => {
  await expect(post('a=1&'.repeat(1001))).rejects.toMatchObject(unreadable)
  await expect(post('a&'.repeat(500_000))).rejects.toMatchObject(unreadable)
  for (const n of [1001, 5000]) {
    await expect(post(multipart(n, 'v'), withFiles)).rejects.toMatchObject(unreadable)
  }
  expect((await post(`a=1${'&a=1'.repeat(999)}`)).getAll('a')).toHaveLength(1000)
  expect([...(await post(multipart(1000, 'v'), withFiles)).keys()]).toHaveLength(1000)
})

test('the first part too many ends the reading: what follows is never asked for', async () => {
  let sent = 0
  const chunk = new TextEncoder().encode(part('name="a"', 'v').repeat(1000))
  const body = new ReadableStream({
    pull(stream) {
      sent += 1
      if (sent > 50) throw new Error('read on')
      stream.enqueue(chunk)
    },
  })
  await expect(post(body, withFiles, files)).rejects.toMatchObject(unreadable)
  expect(sent).toBeLessThan(10)
})

test('a form with more files than any of ours has is refused before one of them is staged', async () => {
  const root = join(env.dataDir, 'staged')
  const stagedNow = () => (existsSync(root) ? readdirSync(root, { recursive: true }) : [])
  const own = stageFiles()
  const send = (n: number) =>
    post(`${part('name="f"; filename="a"', 'a').repeat(n)}--x--\r\n`, withFiles, {
      limit: uploadLimit,
      files: own,
    })
  const before = stagedNow()
  const tooMany = { code: 'too-many-files', status: 413 }
  await expect(send(mostFormFiles + 1)).rejects.toMatchObject(tooMany)
  await expect(send(990)).rejects.toMatchObject(tooMany)
  // Those that waited to be written are not begun later either.
  await new Promise((done) => setTimeout(done, 50))
  expect(stagedNow()).toEqual(before)
  expect((await send(mostFormFiles)).getAll('f')).toHaveLength(mostFormFiles)
  await own.clear()
})

test('names that no form of ours has are refused, nested and indexed ones too', async () => {
  const odd = [
    'a[700][700]',
    'a[700]',
    'a[200]',
    'a.b[0].c',
    'a.b.c',
    'a[0][0]',
    'a[9999999999]',
    'a[-1]',
    'a[x]',
    'a%5B0%5D%5B1%5D',
    '.a',
    'a..b',
    'é[0].ü[1]',
    'a[0',
    'n'.repeat(201),
    '__proto__',
    'constructor',
    'toString',
    'a[0].__proto__',
    '',
  ]
  for (const name of odd) {
    await expect(post(`b=1&${name}=1`), name).rejects.toMatchObject(unreadable)
    const form = `${part(`name="${decodeURIComponent(name)}"`, '1')}--x--\r\n`
    await expect(post(form, withFiles), name).rejects.toMatchObject(unreadable)
  }
  const fine = 'email=1&rows%5B199%5D.email=1&role%5B%5D=1&größe=1&rows[0]=1&a.b=1'
  expect([...(await post(fine)).keys()]).toHaveLength(6)
})

test('lists that are sent only at their end do not add up', async () => {
  const names = (n: number) => Array.from({ length: n }, (_, i) => `a${i}[199]=`).join('&')
  await expect(post(names(6))).rejects.toMatchObject(unreadable)
  expect([...(await post(names(5))).keys()]).toHaveLength(5)
})

test('two boundaries, or none, are no form', async () => {
  const body = multipart(1, 'v')
  for (const type of [
    'multipart/form-data; boundary=y; boundary=x',
    'multipart/form-data; boundary=x, multipart/form-data; boundary=y',
    'multipart/form-data; xboundary=zz',
    'multipart/form-data; boundary=',
    'multipart/form-data',
  ]) {
    await expect(post(body, type), type).rejects.toMatchObject(unreadable)
  }
  for (const type of [
    'multipart/form-data; xboundary=zz; boundary=x',
    'Multipart/Form-Data; charset=utf-8; boundary="x"',
  ]) {
    expect((await post(body, type)).get('a0')).toBe('v')
  }
})

test('a broken form is refused: cut short, or with endless headers', async () => {
  const whole = multipart(3, 'v')
  for (const body of [
    '',
    whole.slice(0, -8),
    whole.slice(0, 70),
    `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(9000)}"\r\n\r\nv\r\n--x--\r\n`,
  ]) {
    await expect(post(body, withFiles), body.slice(0, 90)).rejects.toMatchObject(unreadable)
  }
})

test('a form with files is read or refused wherever it is cut', async () => {
  const whole = `${part('name="f"; filename="a"', 'v'.repeat(20))}${part('name="g"', 'w')}${part('name="h"; filename=""', '')}--x--\r\n`
  const ends = await Promise.allSettled(
    Array.from({ length: whole.length }, (_, at) => post(whole.slice(0, at), withFiles, files)),
  )
  const kinds = ends.map((end) => (end.status === 'fulfilled' ? 'read' : end.reason.code))
  // The line end after the last mark may be missing.
  expect(kinds.lastIndexOf('form-unreadable')).toBe(whole.length - 3)
  expect(new Set(kinds.slice(0, -2))).toEqual(new Set(['form-unreadable']))
})

test('a file arrives as it was sent, with its name, and without the type it says it has', async () => {
  const sent = new FormData()
  const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256)
  sent.append('name', 'Größe "XL"')
  sent.append('logo', new File([bytes], 'Zeichen "ü".png', { type: 'image/png' }))
  const request = new Request('http://localhost/x', { method: 'POST', body: sent })
  const form = await readForm(request, files)
  expect([...form.keys()]).toEqual(['name', 'logo'])
  expect(form.get('name')).toBe('Größe "XL"')
  const logo = form.get('logo') as File
  expect([logo.name, logo.type, logo.size]).toEqual(['Zeichen "ü".png', '', 300_000])
  expect(Buffer.compare(new Uint8Array(await logo.arrayBuffer()), bytes)).toBe(0)
  const none = `${part('name="logo"; filename=""', '')}--x--\r\n`
  expect((await post(none, withFiles, files)).get('logo')).toMatchObject({ name: '', size: 0 })
})

test('a form without a file field takes none, and a megabyte at most', async () => {
  const file = `${part('name="logo"; filename="a.png"', 'v')}--x--\r\n`
  await expect(post(file, withFiles)).rejects.toMatchObject(unreadable)
  expect((await post(file, withFiles, files)).get('logo')).toBeInstanceOf(File)
  const large = `${part('name="logo"; filename="a.png"', 'v'.repeat(formLimit))}--x--\r\n`
  await expect(post(large, withFiles, { limit: formLimit, files: staging })).rejects.toMatchObject(
    tooLarge,
  )
  expect((await post(large, withFiles, files)).get('logo')).toMatchObject({ size: formLimit })
  await expect(post(`a=${'v'.repeat(formLimit)}`)).rejects.toMatchObject(tooLarge)
})

test('the limit of a file is not that of text', async () => {
  const long = multipart(2, 'v'.repeat(600_000))
  await expect(post(long, withFiles, files)).rejects.toMatchObject(tooLarge)
  await expect(
    post(multipart(1, 'v'.repeat(formLimit + 1)), withFiles, files),
  ).rejects.toMatchObject(tooLarge)
})

test('a body that says it is too long gets no room, and is not read', () => {
  const sender = { actor: { kind: 'guest', projectId: null }, address: '192.0.2.1' } as const
  const hold = (length: number) =>
    acquireSlot(
      new Request('http://localhost/x', {
        method: 'POST',
        body: 'a=1',
        headers: { 'Content-Length': String(length) },
      }),
      sender,
      formLimit,
    )
  expect(() => hold(formLimit + 1)).toThrow(expect.objectContaining(tooLarge))
  hold(formLimit)?.release()
})

test('a body that stalls or dribbles ends; one that keeps coming does not', async () => {
  vi.useFakeTimers()
  let stream: ReadableStreamDefaultController | undefined
  const slow = () => {
    const body = new ReadableStream({
      start(controller) {
        stream = controller
      },
    })
    const reading = post(body, withFiles, files).then(
      () => 'read',
      (error) => error.code,
    )
    return Object.assign(reading, { settled: () => Promise.race([reading, 'waiting']) })
  }
  const head = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n',
  )

  const stalled = slow()
  stream?.enqueue(head)
  await vi.advanceTimersByTimeAsync(silence - 1)
  expect(await stalled.settled()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await stalled).toBe('form-slow')

  const coming = slow()
  stream?.enqueue(head)
  for (let second = 0; second < 100; second += 1) {
    stream?.enqueue(new Uint8Array(slowest * 1000))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await coming.settled()).toBe('waiting')
  stream?.enqueue(new TextEncoder().encode('\r\n--x--\r\n'))
  stream?.close()
  expect(await coming).toBe('read')

  const dribbling = slow()
  stream?.enqueue(head)
  for (let passed = 0; passed < patience; passed += 10_000) {
    expect(await dribbling.settled()).toBe('waiting')
    stream?.enqueue(new Uint8Array(1000))
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(await dribbling).toBe('form-slow')
})

test('what is meant for the form library does not reach it', async () => {
  const form = await post('__intent__=x&__state__=%7B&email=a')
  expect([...form.keys()]).toEqual(['email'])
})
