import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitForDrain } from '~/routes/http/wait-for-drain'

const megabyte = Buffer.alloc(1024 * 1024)

test('what is written waits for a slow reader, and ends when they have gone', async () => {
  let written = 0
  let ended = false
  const server = createServer(async (_req, res) => {
    while (written < 500 && (await waitForDrain(res))) {
      res.write(megabyte)
      written += 1
    }
    ended = true
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port }, resolve)
  })
  await pause(300)
  const held = written
  expect(held).toBeLessThan(50)
  expect(ended).toBe(false)
  answer.destroy()
  await expect.poll(() => ended).toBe(true)
  expect(written).toBeLessThanOrEqual(held + 1)
  server.close()
})
