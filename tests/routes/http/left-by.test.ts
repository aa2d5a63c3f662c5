import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { leftBy } from '~/routes/http/left-by'

/** Somebody who asks, and the signal that tells whether they have gone. */
async function asked(answer: (to: ServerResponse) => void) {
  let left: AbortSignal | undefined
  const server = createServer((_, to) => {
    left = leftBy(to)
    answer(to)
  })
  server.listen(0)
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port })
  request.on('error', () => {})
  await once(server, 'request')
  return { request, left: left as AbortSignal, end: () => server.close() }
}

test('work is told that its reader has left', async () => {
  const { request, left, end } = await asked(() => {})
  expect(left.aborted).toBe(false)
  request.destroy()
  await once(left, 'abort')
  expect(left.aborted).toBe(true)
  end()
})

test('an answer that was taken to its end is no leaving', async () => {
  const { request, left, end } = await asked((to) => to.end('here'))
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'close')
  end()
  expect(left.aborted).toBe(false)
})
