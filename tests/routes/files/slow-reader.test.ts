import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoaderFunctionArgs, writeReadableStreamToWritable } from '@remix-run/node'
import { expect, test } from 'vitest'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { waitForDrain } from '~/routes/http/wait-for-drain'

const megabyte = new Uint8Array(1024 * 1024)

test('a file is read as its reader takes it, and no further when they have gone', async () => {
  let read = 0
  let ended = false
  const loader = fileScreen(() => {
    const pull = (into: ReadableStreamDefaultController) => {
      read += 1
      if (read > 500) into.close()
      else into.enqueue(megabyte)
    }
    const cancel = () => {
      ended = true
    }
    return new Response(new ReadableStream({ pull, cancel }), {
      status: 206,
      headers: { 'X-Kept': 'yes' },
    })
  })
  const server = createServer(async (_req, res) => {
    const request = new Request('http://localhost/files/blocks/a.bin')
    const context = { cspNonce: '', address: '192.0.2.1', goOn: () => waitForDrain(res) }
    const args = { request, params: {}, context } as LoaderFunctionArgs
    const found = await loader({ ...args, route: '/files/:folder/:file' })
    res.writeHead(found.status, Object.fromEntries(found.headers))
    if (found.body) await writeReadableStreamToWritable(found.body, res)
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port }, resolve)
  })
  expect([answer.statusCode, answer.headers['x-kept']]).toEqual([206, 'yes'])
  await pause(300)
  expect(read).toBeLessThan(50)
  answer.destroy()
  await expect.poll(() => ended).toBe(true)
  expect(read).toBeLessThan(50)
  server.close()
})
