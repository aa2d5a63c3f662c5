import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { env } from '~/platform/env.server'

const run = (script: string, dir: string, ...args: string[]) =>
  execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dir, DATABASE_DIR: '' },
    encoding: 'utf8',
  })

test('a backup taken while the database is open brings rows and files back', async () => {
  const user = await makeUser({ fullName: 'Ines Marlow' })
  mkdirSync(join(env.dataDir, 'files', 'logos'), { recursive: true })
  writeFileSync(join(env.dataDir, 'files', 'logos', 'a.png'), 'picture')
  const backup = join(env.dataDir, 'backup')
  const restored = join(env.dataDir, 'restored')

  run('backup', env.dataDir, backup)
  run('restore', restored, backup)

  const copy = new Database(join(restored, 'panelry.db'), { readonly: true })
  expect(copy.prepare('select full_name from users where id = ?').pluck().get(user.id)).toBe(
    'Ines Marlow',
  )
  expect(copy.pragma('foreign_key_check')).toEqual([])
  copy.close()
  expect(readFileSync(join(restored, 'files', 'logos', 'a.png'), 'utf8')).toBe('picture')
})

test('a restore never writes over a database', () => {
  const backup = join(env.dataDir, 'backup')
  const again = spawnSync(process.execPath, ['scripts/restore.ts', backup], {
    env: { ...process.env, DATA_DIR: env.dataDir },
    encoding: 'utf8',
  })
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('already')
  expect(existsSync(join(env.dataDir, 'panelry.db'))).toBe(true)
})
