import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { isPassword } from '~/features/accounts/passwords.server'
import { env } from '~/platform/env.server'

const dir = join(env.dataDir, 'demo')
mkdirSync(dir)
const file = join(dir, 'panelry.db')

const seed = (mode: 'production' | 'development', ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed-demo.ts', ...args], {
    env: { ...process.env, DATA_DIR: dir, DATABASE_DIR: '', NODE_ENV: mode },
    encoding: 'utf8',
  })

function ask<T>(query: string): T[] {
  const sqlite = new Database(file, { readonly: true })
  try {
    return sqlite.prepare(query).pluck().all() as T[]
  } finally {
    sqlite.close()
  }
}
const count = (what: string) => ask<number>(`select count(*) from ${what}`)[0]
const people = 11

test('the demo fills an empty database', { timeout: 120_000 }, async () => {
  const { status, stdout, stderr } = seed('production')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const password = /password is: (.+)/.exec(stdout)?.[1] ?? ''
  const emails = ask<string>('select email from users')
  expect(emails).toHaveLength(people)
  for (const email of emails) expect(stdout).toContain(email)
  const hash = ask<string>("select password_hash from users where role = 'admin'")[0] ?? ''
  expect(await isPassword(password, hash)).toBe(true)

  expect(count('users where organization = 1')).toBe(5)
  expect(count("users where role = 'client'")).toBe(3)
  expect(count('users where temp_password = 1')).toBe(0)
  expect(count('projects')).toBe(7)
  expect(count('projects where owner_id is null')).toBe(1)
  expect(count('(select distinct primary_color from projects)')).toBe(7)
  expect(count('folders')).toBe(3)
  expect(ask('select status from collaborators order by status')).toEqual([
    ...Array(3).fill('active'),
    ...Array(3).fill('pending'),
  ])
  expect(ask('select type from notifications order by type')).toEqual([
    ...Array(3).fill('collaborator_added'),
    ...Array(3).fill('collaborator_request'),
  ])
  expect(count('member_invites')).toBe(1)
  expect(count('user_invites')).toBe(3)
  expect(count('request_packages')).toBe(3)
  expect(count('user_packages')).toBe(4)
  expect(count('sections')).toBeGreaterThan(100)
  // A header, a footer and pages with panels on each of the six.
  expect(count('sections where page_id is null')).toBe(12)
  expect(count('pages where not exists (select 1 from sections where page_id = pages.id)')).toBe(0)
  expect(count("mail where status = 'sent'")).toBeGreaterThan(10)
  expect(count("mail where status = 'dead'")).toBe(1)
  expect(count("mail where status in ('queued', 'sending')")).toBe(0)
  expect(count('log_history where "user" <> \'system\'')).toBeGreaterThan(200)
  expect(count('sessions')).toBe(0)
  expect(count(`users where created_at > ${Date.now()}`)).toBe(0)
  expect(count(`user_invites where expires_at < ${Date.now()}`)).toBe(0)
  expect(ask('pragma foreign_key_check')).toEqual([])
})

test.each<['production' | 'development', string[]]>([
  ['production', []],
  ['production', ['--force']],
  ['development', []],
  // All these people are there already.
  ['development', ['--force']],
])('it refuses a second time: %s %j', { timeout: 60_000 }, (mode, args) => {
  const { status, stderr } = seed(mode, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain('nothing was changed')
  expect(count('users')).toBe(people)
  expect(count('projects')).toBe(7)
})
