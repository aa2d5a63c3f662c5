import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterAll, expect, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { addMigration } from '#tests/fixtures/next-migration'
import { startNode } from '#tests/fixtures/start-node'

const folder = mkdtempSync(join(tmpdir(), 'panelry-newer-'))
const litefs = await startLitefs(join(folder, 'mount'))
const old = new Database(join(folder, 'mount', 'panelry.db'))
migrate(drizzle(old), { migrationsFolder: 'drizzle' })
old.close()
/** The next release: this program with one more migration. */
const program = join(folder, 'program')
mkdirSync(program)
for (const name of readdirSync('.')) {
  if (name !== 'drizzle') symlinkSync(resolve(name), join(program, name))
}
cpSync('drizzle', join(program, 'drizzle'), { recursive: true })
addMigration(join(program, 'drizzle'), 'of_the_next_release')
litefs.elect('other')
// As while LiteFS is between two primaries.
litefs.refuse(1)
const { server, health } = await startNode(folder, litefs.url, { program })
afterAll(async () => {
  server.kill('SIGKILL')
  await litefs.stop()
})

test('a node with a newer schema than the primary gives becomes the primary itself, if not at once, and is ready', {
  timeout: 120_000,
}, async () => {
  await expect
    .poll(() => health().catch(() => null), { timeout: 20_000 })
    .toEqual([503, 'starting'])
  await expect.poll(health, { timeout: 90_000 }).toEqual([200, 'ready'])
  expect(litefs.promotions()).toBe(2)
})
