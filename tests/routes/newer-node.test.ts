import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { databaseBefore } from '#tests/fixtures/old-database'
import { startNode } from '#tests/fixtures/start-node'

const folder = mkdtempSync(join(tmpdir(), 'panelry-newer-'))
const litefs = await startLitefs(join(folder, 'mount'))
const old = databaseBefore('0045_deleted-words-leave')
writeFileSync(join(folder, 'mount', 'panelry.db'), old.sqlite.serialize())
litefs.elect('other')
const { server, health } = await startNode(folder, litefs.url)
afterAll(async () => {
  server.kill('SIGKILL')
  await litefs.stop()
})

test('a node with a newer schema than the primary gives becomes the primary itself, and is ready', {
  timeout: 90_000,
}, async () => {
  await expect
    .poll(() => health().catch(() => null), { timeout: 20_000 })
    .toEqual([503, 'starting'])
  await expect.poll(health, { timeout: 60_000 }).toEqual([200, 'ready'])
})
