import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from '~/routes/http/static-files'

const script = 'export const said = "a word"\n'.repeat(20)
const folder = mkdtempSync(join(tmpdir(), 'panelry-static-'))
const server = express()
let port: number
let stop: () => void

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  const file = join(folder, 'assets', 'base-1a.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  server.use(staticFiles(folder, '/assets/'))
  server.use((_req, res) => void res.status(418).end('a page'))
  const running = server.listen(0)
  await new Promise((done) => running.once('listening', done))
  port = (running.address() as AddressInfo).port
  stop = () => running.close()
  // From memory: what happens to the folder while people read does not reach them.
  rmSync(folder, { recursive: true })
})
afterAll(() => stop())

type Answer = { status?: number; headers: IncomingMessage['headers']; body: Buffer }

const ask = (path: string, headers = {}, options: RequestOptions = {}) =>
  new Promise<Answer>((done, fail) => {
    get({ port, path, headers, agent: false, ...options }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      done({ status: answer.statusCode, headers: answer.headers, body })
    }).on('error', fail)
  })

test('a file comes as it was compressed by the build, the smallest way that the browser takes', async () => {
  const [brotli, gzip, none, plain] = await Promise.all([
    ask('/assets/base-1a.js', { 'accept-encoding': 'gzip, deflate, br' }),
    ask('/assets/base-1a.js', { 'accept-encoding': 'gzip, br;q=0' }),
    ask('/assets/base-1a.js'),
    ask('/favicon.svg', { 'accept-encoding': 'br' }),
  ])
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(brotli.body.length),
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  expect(none.headers['content-encoding']).toBeUndefined()
  expect(none.body.toString()).toBe(script)
  expect(plain.body.toString()).toBe('<svg/>')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml',
  })
})

test('a browser that has the file is told so, and one that asks what it is gets no content', async () => {
  const { headers } = await ask('/favicon.svg')
  const again = await ask('/favicon.svg', { 'if-none-match': headers.etag })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await ask('/favicon.svg', {}, { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0])
})

test.each([
  ['/assets/base-9z.js', 'GET', 404],
  ['/assets/base-1a.js.br', 'GET', 404],
  ['/assets/../favicon.svg', 'GET', 404],
  ['/assets', 'GET', 418],
  ['/', 'GET', 418],
  ['/__proto__', 'GET', 418],
  ['/favicon.svg', 'POST', 418],
  ['/assets/base-1a.js', 'DELETE', 418],
])(
  '%s by %s answers %d: only the folder’s own files are given out',
  async (path, method, status) => {
    expect((await ask(path, {}, { method })).status).toBe(status)
  },
)
