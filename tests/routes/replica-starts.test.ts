import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { startNode } from '#tests/fixtures/start-node'
import { serverMessages } from '~/messages/server'
import { shell } from '~/messages/shell'

const folder = mkdtempSync(join(tmpdir(), 'panelry-replica-'))
const litefs = await startLitefs(join(folder, 'mount'))

const { url, server, ended, health } = await startNode(folder, litefs.url, {
  // As short as other nodes take here, which cannot be asked.
  EDGE_WAIT: '5',
})
afterAll(async () => {
  server.kill('SIGKILL')
  await litefs.stop()
})

const get = (path: string) => fetch(url + path)

test('a node listens at once, waits for a database, prepares one as primary, and is honest about what it knows', {
  timeout: 150_000,
}, async () => {
  await expect
    .poll(() => health().catch(() => null), { timeout: 20_000 })
    .toEqual([503, 'starting'])
  const page = await get('/')
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await page.text()).toBe(serverMessages.notYet)
  const form = await fetch(`${url}/start`, {
    method: 'POST',
    body: new URLSearchParams({ a: '1' }),
  })
  // It has waited as long as it may.
  expect([form.status, await form.text()]).toEqual([503, serverMessages.notStored])

  // Nobody else can make the database.
  litefs.elect('me')
  await expect.poll(health, { timeout: 40_000 }).toEqual([200, 'ready'])
  expect(await (await get('/')).text()).not.toContain(shell.nothingSaved)

  // Another node is the primary now, and has all that was written here, which is heard of, and then is not.
  litefs.reach(0)
  litefs.elect('other')
  litefs.lag(900)
  await expect.poll(health).toEqual([200, 'ready'])
  const led = await fetch(`${url}/start`, { method: 'POST' })
  expect([led.status, led.headers.get('fly-replay')]).toEqual([
    409,
    expect.stringMatching(/^instance=other;/),
  ])
  litefs.fallSilent()
  await expect.poll(health, { timeout: 15_000 }).toEqual([503, serverMessages.behind])

  // There is none: what is known is shown, and that nothing can be saved.
  litefs.elect(null)
  await expect.poll(health).toEqual([200, 'ready'])
  expect(await (await get('/')).text()).toContain(shell.nothingSaved)
  const waiting = fetch(`${url}/start`, { method: 'POST' })
  expect((await get('/')).status).toBe(200)
  litefs.elect('other')
  litefs.lag(900)
  expect((await waiting).headers.get('fly-replay')).toMatch(/^instance=other;/)

  server.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a primary that ceases to be one ends where no other node has all that it wrote', {
  timeout: 60_000,
}, async () => {
  litefs.elect('me')
  litefs.reach(7)
  const node = await startNode(folder, litefs.url)
  await expect
    .poll(() => node.health().catch(() => null), { timeout: 40_000 })
    .toEqual([200, 'ready'])
  expect(existsSync(join(folder, 'data/was-primary'))).toBe(true)
  litefs.elect('other')
  // Killed by itself: that closes no database.
  expect(await node.ended).toBe(null)
  // By it the database is copied aside before LiteFS starts.
  expect(existsSync(join(folder, 'data/was-primary'))).toBe(true)
})
