import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { untilStarted } from '~/routes/http/until-started'

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function startingServer(most: number) {
  const starting = untilStarted(most)
  let answer: RequestListener = express().set('trust proxy', 1).use(starting.listener)
  const server = createServer((req, res) => answer(req, res))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ask: (method: string, body?: string, address = '192.0.2.1') =>
      fetch(url, { method, headers: { 'X-Forwarded-For': address }, ...(body && { body }) }),
    start() {
      answer = async (req, res) => {
        let text = ''
        for await (const piece of req) text += piece
        res.end(`took ${text}`)
      }
      starting.begin(answer)
    },
  }
}

test('a form that comes while the server starts waits, and is taken whole', async () => {
  const { ask, start } = await startingServer(120_000)
  const sent = [ask('POST', 'a=1'), ask('DELETE'), ask('POST', 'b'.repeat(300_000))]
  // Pages are told to come again.
  expect((await ask('GET')).status).toBe(503)
  start()
  const texts = await Promise.all(sent.map(async (answer) => (await answer).text()))
  expect(texts).toEqual(['took a=1', 'took ', `took ${'b'.repeat(300_000)}`])
})

test('a form waits no longer than it may, and is told that nothing is saved', async () => {
  const { ask } = await startingServer(50)
  const answer = await ask('POST', 'a=1')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('may not be saved')
})

test('two hundred forms wait, twenty of one address; one more is told to come again', {
  timeout: 40_000,
}, async () => {
  const { ask, start } = await startingServer(120_000)
  const twenty = (address: string) => Array.from({ length: 20 }, () => ask('POST', 'a', address))
  const more = (address: string) =>
    Promise.race([
      ask('POST', 'more', address).then(({ status }) => status),
      new Promise((done) => setTimeout(done, 100, 'waits')),
    ])
  const sent = twenty('198.51.100.1')
  await expect.poll(() => more('198.51.100.1'), { timeout: 15_000 }).toBe(503)
  expect(await more('203.0.113.1')).toBe('waits')
  for (let n = 1; n <= 9; n += 1) sent.push(...twenty(`192.0.2.${n}`))
  await expect.poll(() => more('203.0.113.1'), { timeout: 15_000 }).toBe(503)
  start()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  // Some have given their places to those who asked for more.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(150)
})
