import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { replicaOf } from '#tests/fixtures/beside-litefs'
import { startNode } from '#tests/fixtures/start-node'
import { serverMessages } from '~/messages/server'
import { shell } from '~/messages/shell'

const folder = mkdtempSync(join(tmpdir(), 'panelry-replica-'))
const litefs = await startLitefs(join(folder, 'mount'))

const { url, server, ended, health, nodePort } = await startNode(folder, litefs.url, {
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
  litefs.reach(5)
  const other = replicaOf(nodePort)()
  other.tell(5)
  expect(await other.status).toBe(200)
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

test('a replica is ready once the primary knows it, or after five seconds where that does not answer', {
  timeout: 60_000,
}, async () => {
  litefs.elect('other')
  litefs.lag(0)
  const node = await startNode(folder, litefs.url)
  const health = () => node.health().catch(() => null)
  await expect.poll(health, { timeout: 40_000 }).toEqual([503, 'starting'])
  const since = performance.now()
  await expect.poll(health, { timeout: 40_000 }).toEqual([200, 'ready'])
  expect(performance.now() - since).toBeGreaterThan(4_000)
  node.server.kill('SIGTERM')
  expect(await node.ended).toBe(0)
})

/** What LiteFS has of the database in its own folder. */
function litefsFolder() {
  const own = join(folder, 'litefs')
  mkdirSync(join(own, 'dbs/panelry.db/ltx'), { recursive: true })
  const [database, wal] = ['panelry.db', 'panelry.db-wal'].map((name) =>
    join(folder, 'mount', name),
  )
  symlinkSync(database as string, join(own, 'dbs/panelry.db/database'))
  symlinkSync(wal as string, join(own, 'dbs/panelry.db/wal'))
  return own
}

test('a primary that is stopped while nobody else has all that it wrote copies it aside before the WAL is gone', {
  timeout: 60_000,
}, async () => {
  litefs.elect('me')
  litefs.reach(9)
  const node = await startNode(folder, litefs.url, { LITEFS_DIR: litefsFolder() })
  await expect
    .poll(() => node.health().catch(() => null), { timeout: 40_000 })
    .toEqual([200, 'ready'])
  node.server.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  const all = join(folder, 'data/set-aside')
  const [copy] = readdirSync(all)
  expect(statSync(join(all, copy as string, 'panelry.db-wal')).size).toBeGreaterThan(0)
  expect(existsSync(join(folder, 'data/was-primary'))).toBe(false)
})

test('a second signal ends the server at once, whichever it is', { timeout: 60_000 }, async () => {
  litefs.elect('me')
  const node = await startNode(folder, litefs.url)
  await expect
    .poll(() => node.health().catch(() => null), { timeout: 40_000 })
    .toEqual([200, 'ready'])
  // A form that does not come whole is waited for.
  const { port } = new URL(node.url)
  const socket = connect(Number(port), 'localhost')
  socket.on('error', () => {})
  socket.write('POST /start HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1')
  await expect.poll(() => node.health().catch(() => null)).toEqual([200, 'ready'])
  node.server.kill('SIGTERM')
  await expect.poll(() => node.health().catch(() => null)).toBeNull()
  node.server.kill('SIGINT')
  await node.ended
  expect(node.server.signalCode).toBe('SIGINT')
  socket.destroy()
})
