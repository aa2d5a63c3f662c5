import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { freePort } from '#tests/fixtures/free-port'
import { noBucket } from '#tests/fixtures/no-bucket'

/** Starts the server as a node whose settings are these. */
async function start(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'panelry-start-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['server.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_DIR: join(folder, 'mount'),
      LITEFS_URL: `http://127.0.0.1:${await freePort()}`,
      SESSION_SECRET: 's'.repeat(40),
      VAULT_KEY: 'v'.repeat(40),
      ...noBucket,
      ...settings,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  return {
    folder,
    ended: new Promise<number | null>((done) => child.once('exit', done)),
    said: () => output,
    health: () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(async (answer) => [
        answer.status,
        await answer.text(),
      ]),
  }
}

test.each([
  ['LITEFS_URL', '127.0.0.1:20202', 'LITEFS_URL must be an address that starts with http://'],
  ['SESSION_SECRET', '', 'LITEFS_URL needs SESSION_SECRET'],
  ['DATABASE_DIR', '', 'LITEFS_URL needs DATABASE_DIR'],
  ['PORT', 'web', 'PORT must be a whole number from 0 to 65535.'],
])('a node whose %s is "%s" ends at once with a sentence', async (name, value, sentence) => {
  const { ended, said, folder } = await start({ [name]: value })
  expect(await ended).toBe(1)
  expect(said()).toContain(sentence)
  expect(said()).not.toMatch(/^\s+at /m)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('while LiteFS does not answer, the log and the health check say so', async () => {
  const { said, health } = await start({})
  await expect
    .poll(said, { timeout: 15_000 })
    .toMatch(
      /LiteFS is not responding at http:\/\/127\.0\.0\.1:\d+, so this machine is waiting for it/,
    )
  expect(await health()).toEqual([503, 'starting'])
})

test('a replica without a database says that it waits for it', async () => {
  const mount = mkdtempSync(join(tmpdir(), 'panelry-mount-'))
  const litefs = await startLitefs(mount)
  onTestFinished(litefs.stop)
  const { said } = await start({ LITEFS_URL: litefs.url, DATABASE_DIR: mount })
  await expect.poll(said, { timeout: 15_000 }).toContain('it is waiting for the primary to send it')
})
