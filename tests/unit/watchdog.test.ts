import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The watchdog over a server of these lines. */
async function watchdog(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'panelry-watchdog-'))
  writeFileSync(join(folder, 'server.ts'), server)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const child = spawn(process.execPath, [resolve('scripts/watchdog.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit'), said: () => once(child.stdout, 'data') }
}

test('it ends well when told to, also where the server dies of the signal: LiteFS then gives its lease back', async () => {
  const { child, ended, said } = await watchdog("console.log('here'); setInterval(() => {}, 1e6)")
  await said()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('it ends as the server does, where that ends by itself', async () => {
  const { ended } = await watchdog('process.exit(7)')
  expect(await ended).toEqual([7, null])
})
