import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeLogin, makeSession } from '#tests/fixtures/vault'
import { db, sqlite } from '~/db/client.server'
import { profileKeys, rateLimits } from '~/db/schema'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { env } from '~/platform/env.server'
import { keyFile, readKeyRing } from '~/platform/vault/key-ring'

const me = actorOf(makeUser({ role: 'client' }))
const file = keyFile(env.dataDir)
const script = 'scripts/vault-rotate.ts'
let stored: { profileId: string; loginId: string; password: string }[] = []

beforeEach(() => {
  stored = Array.from({ length: 6 }, (_, n) => {
    const profileId = makeProfile(me.id).id
    const password = `Quay-Loden-${n}`
    return { profileId, loginId: makeLogin(me, profileId, { password }), password }
  })
})
afterEach(() => {
  rmSync(file, { force: true })
  db.delete(profileKeys).run()
})

const environment = (given: Record<string, string> = {}) => ({
  ...process.env,
  DATA_DIR: env.dataDir,
  DATABASE_DIR: '',
  VAULT_KEY: '',
  ...given,
})
function rotate(given?: Record<string, string>, ...words: string[]) {
  const options = { env: environment(given), encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], options)
  return { status, said: `${stdout}${stderr}` }
}
const keyIds = () => [
  ...new Set(
    db
      .select()
      .from(profileKeys)
      .all()
      .map(({ keyId }) => keyId),
  ),
]
const keys = () => [...readKeyRing({ dataDir: env.dataDir }).keys.keys()]
const expectAllOpen = () => {
  db.delete(rateLimits).run()
  for (const { password, ...which } of stored) {
    expect(revealPassword(me, { ...which, sessionId: makeSession(me) })).toBe(password)
  }
}

test('a kept key is replaced by a new one while the server runs; the old one goes when it is told to', () => {
  const [before = ''] = keyIds()
  expect(rotate()).toMatchObject({ status: 0, said: expect.stringContaining('6 company profiles') })
  const [after = ''] = keyIds()
  expect(after).not.toBe(before)
  expect(keys()).toEqual([after, before])
  expectAllOpen()
  expect(rotate({}, '--forget')).toMatchObject({ status: 0, said: 'Keys removed: 1\n' })
  expect(keys()).toEqual([after])
  expectAllOpen()
})

test('a rotation that was interrupted goes on with the key it began with', () => {
  rotate()
  const [first = ''] = keyIds()
  // As if it had been interrupted before the last ones: they are locked with the key of before.
  const [, old] = keys()
  const half = stored.slice(0, 2)
  sqlite.exec('create temp table kept as select * from profile_keys')
  rotate()
  const [second = ''] = keyIds()
  expect(second).not.toBe(first)
  for (const { profileId } of half) {
    sqlite
      .prepare(
        'update profile_keys set key_id = k.key_id, wrapped_key = k.wrapped_key from kept k where k.profile_id = profile_keys.profile_id and profile_keys.profile_id = ?',
      )
      .run(profileId)
  }
  sqlite.exec('drop table kept')
  expectAllOpen()
  expect(rotate().said).toContain(`Locked with the key ${second}: 2 company profiles.`)
  expect(keys()).toEqual([second, first, old])
  expectAllOpen()
})

test('killed at any moment, everything opens and the next run ends it', async () => {
  for (const after of [20, 60, 100, 140, 180]) {
    const running = spawn(process.execPath, [script], { env: environment(), stdio: 'ignore' })
    const ended = new Promise((resolve) => running.once('exit', resolve))
    setTimeout(() => running.kill('SIGKILL'), after)
    await ended
    expectAllOpen()
  }
  expect(rotate().status).toBe(0)
  expect(keyIds()).toHaveLength(1)
  expectAllOpen()
})

test('a given key takes over from the kept one, and from a given one of before', () => {
  const [first, second] = ['k'.repeat(32), 'n'.repeat(40)]
  const taken = rotate({ VAULT_KEY: first })
  expect(taken).toEqual({ status: 0, said: expect.stringContaining('rotate -- --forget') })
  renameSync(file, `${file}.away`)
  expect(rotate({ VAULT_KEY: first }).said).toContain('To change the key, set VAULT_KEY')
  const given = { VAULT_KEY: second, VAULT_KEY_PREVIOUS: `${first}, ${'z'.repeat(32)}` }
  const { said } = rotate(given)
  expect(said).toContain('6 company profiles')
  expect(said).toContain('VAULT_KEY_PREVIOUS is needed for older backups only')
  expect(keyIds()).toEqual([readKeyRing({ dataDir: env.dataDir, key: second }).current?.id])
  expect(existsSync(file)).toBe(false)
  expect(rotate(given).said).toContain('0 company profiles')
})

test('what cannot be opened is left as it is, and named', () => {
  const closed = stored[0]?.profileId ?? ''
  sqlite.prepare("update profile_keys set key_id = 'lost' where profile_id = ?").run(closed)
  const { status, said } = rotate()
  expect(status).toBe(1)
  expect(said).toContain(closed)
  expect(said).toContain('5 company profiles')
  expect(keyIds()).toHaveLength(2)
})

test('one that is damaged does not keep the others from a new key', () => {
  const [broken, ...others] = stored
  sqlite
    .prepare("update profile_keys set wrapped_key = 'AAAA' where profile_id = ?")
    .run(broken?.profileId)
  const [before = ''] = keyIds()
  for (const _ of ['once', 'and again']) {
    const { status, said } = rotate()
    expect(status).toBe(1)
    expect(said).toContain('5 company profiles')
  }
  const locked = db.select().from(profileKeys).all()
  for (const { profileId } of others) {
    expect(locked.find((row) => row.profileId === profileId)?.keyId).toBe(keys()[0])
  }
  expect(keys()).toContain(before)
  stored = others
  expectAllOpen()
})

test('without a key, with a short one or a word it does not know nothing is changed', () => {
  const before = keyIds()
  expect(rotate({ VAULT_KEY: 'short' })).toMatchObject({ status: 1 })
  expect(rotate({}, '--all')).toMatchObject({ status: 1 })
  renameSync(file, `${file}.away`)
  expect(rotate()).toMatchObject({ status: 1, said: expect.stringContaining('There is no key') })
  expect(rotate({}, '--forget')).toMatchObject({ status: 1 })
  expect(keyIds()).toEqual(before)
  expect(existsSync(file)).toBe(false)
  expect(readFileSync(`${file}.away`, 'utf8')).toHaveLength(65)
})
