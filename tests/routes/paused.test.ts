import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#tests/fixtures/free-port'

test('a server that is paused says so, takes nothing and opens no database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panelry-paused-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAUSED: 'on',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  })
  const end = new Promise((done) => server.once('exit', done))
  const said = await new Promise((done) => server.stdout.once('data', (line) => done(`${line}`)))
  expect(said).toContain(`PAUSED is on: port ${port}`)
  const url = `http://127.0.0.1:${port}`
  const check = await fetch(`${url}/healthz`)
  expect([check.status, await check.text()]).toEqual([200, 'paused'])
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${url}/requests`, { method })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(await answer.text()).toContain('paused for maintenance')
  }
  expect(readdirSync(dataDir)).toEqual([])
  server.kill('SIGTERM')
  expect(await end).toBe(0)
})

test('bad input: PAUSED with another word stops the start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panelry-paused-'))
  const server = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PAUSED: 'yes', PORT: '0', DATA_DIR: dataDir },
  })
  let said = ''
  server.stderr.on('data', (line) => (said += line))
  expect(await new Promise((done) => server.once('exit', done))).toBe(1)
  expect(said).toContain('PAUSED must be one of these: on, off.')
})
