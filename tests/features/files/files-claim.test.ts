import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { program } from '#tests/fixtures/program'
import { makeProject } from '#tests/fixtures/projects'
import { readInstallation } from '~/features/files/installation.server'
import { env } from '~/platform/env.server'
import { files } from '~/platform/files/files.server'

const run = (words: string[], dataDir = env.dataDir) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program('scripts/files-claim'), ...words],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_DIR: '' }, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}
const other = { database: 'other', address: 'https://other.example', since: '2026-11-01' }

test('it says what it would do, and does it when that is meant', { timeout: 60_000 }, async () => {
  makeProject({ logo: 'logo.png' })
  for (const name of ['logo.png', 'large_logo.png', 'unused.png']) {
    await files.put('logos', name, Buffer.from('x'))
  }
  await files.put('forms', 'unused.bin', Buffer.from('x'))
  await files.claim(other)
  const { status, said } = run([])
  expect(status).toBe(0)
  for (const part of [
    'logos: 3 files, 1 named by no row',
    'forms: 1 files, 1 named by no row',
    'the database other of https://other.example, since 2026-11-01',
    'the 2 (of 4) files',
    'Nothing was changed',
  ]) {
    expect(said).toContain(part)
  }
  expect((await files.owner())?.database).toBe('other')
  expect(run(['--yes'])).toEqual({ status: 0, said: expect.stringContaining('belong to this') })
  const { id } = readInstallation()
  expect(await files.owner()).toMatchObject({ database: id, sweepsAll: true })
  expect(run([]).said).toContain('belong to this database already')
})

test('bad input: a flag that is none, no database, one that is not up to date', async () => {
  await files.claim(other)
  const folder = mkdtempSync(join(tmpdir(), 'panelry-claim-'))
  const cases: [words: string[], dataDir: string, why: string][] = [
    [['--no'], env.dataDir, 'There is no --no'],
    [['--yes'], folder, 'There is no database at'],
  ]
  for (const [words, dataDir, why] of cases) {
    const { status, said } = run(words, dataDir)
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(why) })
    expect(said.trim().split('\n')).toHaveLength(1)
  }
  expect(existsSync(join(folder, 'panelry.db'))).toBe(false)
  const old = new Database(join(folder, 'panelry.db'))
  old.close()
  expect(run(['--yes'], folder).said).toContain('Start the server once first')
  expect((await files.owner())?.database).toBe('other')
})
