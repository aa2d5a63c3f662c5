import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bytesOf } from '#tests/fixtures/bytes-of'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeLogin, makeSession, receiptsOf } from '#tests/fixtures/vault'
import { databaseFile, db, sqlite } from '~/db/client.server'
import { loginPasswords, profileKeys, profileLogins } from '~/db/schema'
import { deleteProfile } from '~/features/profiles/delete-profile.server'
import { checkVault } from '~/features/vault/check-vault.server'
import { deleteLogin } from '~/features/vault/delete-login.server'
import { listLogins } from '~/features/vault/list-logins.server'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { updateLogin } from '~/features/vault/save-login.server'
import { env } from '~/platform/env.server'
import { addKey, keyFile } from '~/platform/vault/key-ring'

const me = actorOf(makeUser({ role: 'client' }))
const file = keyFile(env.dataDir)
const away = `${file}.away`
let profile = ''
let login = ''

beforeEach(() => {
  profile = makeProfile(me.id).id
  login = makeLogin(me, profile)
})
afterEach(() => {
  rmSync(file, { force: true })
  db.delete(profileKeys).run()
  db.delete(profileLogins).run()
})

const reveal = () =>
  revealPassword(me, { profileId: profile, loginId: login, sessionId: makeSession(me) })
const change = (password?: string) =>
  updateLogin(me, {
    profileId: profile,
    id: login,
    version: 1,
    label: 'Shop',
    url: '',
    username: '',
    password,
  })
const closed = { code: 'vault-closed', status: 409 }
const damaged = { code: 'vault-damaged', status: 409 }
const spoilKey = (set: Partial<typeof profileKeys.$inferInsert>) =>
  db.update(profileKeys).set(set).where(eq(profileKeys.profileId, profile)).run()
/** Of a company without logins. */
const stateOfNew = () => listLogins(me, makeProfile(me.id).id, null).state
const cipherOf = (id: string) =>
  db.select().from(loginPasswords).where(eq(loginPasswords.loginId, id)).get()?.cipher ?? ''

test('with the key missing nothing is revealed or stored, everything else works, and no other is made', () => {
  renameSync(file, away)
  expect(catchError(reveal)).toMatchObject(closed)
  expect(catchError(() => makeLogin(me, profile))).toMatchObject(closed)
  expect(catchError(() => makeLogin(me, makeProfile(me.id).id))).toMatchObject(closed)
  expect(catchError(() => change('other'))).toMatchObject(closed)
  expect(listLogins(me, profile, null)).toMatchObject({ state: 'vault-closed', receiptCount: 0 })
  expect(stateOfNew()).toBe('vault-closed')
  expect(checkVault()).toEqual([
    expect.stringContaining('The key of the vault is missing: 1 company'),
  ])
  change()
  expect(listLogins(me, profile, null).logins).toMatchObject([{ label: 'Shop' }])
  renameSync(away, file)
  expect(reveal()).toBe('Quay-Loden-1961')
  expect(checkVault()).toEqual([])
  renameSync(file, away)
  deleteLogin(me, { profileId: profile, id: login })
})

test('before the first login is locked the vault is open, whether there is a key or none', () => {
  expect(stateOfNew()).toBe('open')
  db.delete(profileKeys).run()
  rmSync(file)
  expect(stateOfNew()).toBe('open')
  makeLogin(me, makeProfile(me.id).id)
  expect(readFileSync(file, 'utf8')).toHaveLength(65)
})

test('with another key it says which one is missing; bringing it back opens again', () => {
  renameSync(file, away)
  addKey(env.dataDir)
  expect(catchError(reveal)).toMatchObject(closed)
  const [{ keyId = '' } = {}] = db.select().from(profileKeys).all()
  expect(checkVault()).toEqual([expect.stringContaining(`not here (${keyId})`)])
  writeFileSync(file, `${readFileSync(file, 'utf8')}${readFileSync(away, 'utf8')}`)
  expect(reveal()).toBe('Quay-Loden-1961')
})

test('a damaged file of keys is reported, and is not written over', () => {
  writeFileSync(file, 'short\n')
  expect(catchError(reveal)).toMatchObject(closed)
  expect(catchError(() => makeLogin(me, makeProfile(me.id).id))).toMatchObject(closed)
  expect(stateOfNew()).toBe('vault-closed')
  // Nor where nothing is locked yet.
  db.delete(profileKeys).run()
  expect(stateOfNew()).toBe('vault-closed')
  expect(checkVault()[0]).toContain('is damaged')
  expect(readFileSync(file, 'utf8')).toBe('short\n')
})

test('a changed key id, key or tag opens nothing and leaves no receipt', () => {
  const [row] = db.select().from(profileKeys).all()
  const { wrappedKey: wrapped = '', keyId = '' } = row ?? {}
  spoilKey({ keyId: 'another' })
  expect(catchError(reveal)).toMatchObject(closed)
  spoilKey({
    keyId,
    wrappedKey:
      `A${wrapped.slice(1)}` === wrapped ? `B${wrapped.slice(1)}` : `A${wrapped.slice(1)}`,
  })
  expect(catchError(reveal)).toMatchObject(damaged)
  expect(catchError(() => makeLogin(me, profile))).toMatchObject(damaged)
  expect(listLogins(me, profile, null).state).toBe('vault-damaged')
  spoilKey({ wrappedKey: 'not base64 at all' })
  expect(catchError(reveal)).toMatchObject(damaged)
  spoilKey({ wrappedKey: wrapped })
  const cipher = cipherOf(login)
  const set = (values: Partial<typeof loginPasswords.$inferInsert>) =>
    db.update(loginPasswords).set(values).where(eq(loginPasswords.loginId, login)).run()
  set({ cipher: cipher.slice(0, -8) })
  expect(catchError(reveal)).toMatchObject(damaged)
  set({ cipher, loginVersion: 2 })
  expect(catchError(reveal)).toMatchObject(damaged)
  expect(receiptsOf(profile)).toEqual([])
  set({ loginVersion: 1 })
  expect(reveal()).toBe('Quay-Loden-1961')
})

test('a password put into the place of another one does not open there', () => {
  const other = makeLogin(me, profile, { password: 'Felt-1962' })
  db.update(loginPasswords)
    .set({ cipher: cipherOf(other) })
    .where(eq(loginPasswords.loginId, login))
    .run()
  expect(catchError(reveal)).toMatchObject(damaged)
  const foreign = makeProfile(me.id).id
  makeLogin(me, foreign)
  const [theirs] = db.select().from(profileKeys).where(eq(profileKeys.profileId, foreign)).all()
  spoilKey({ wrappedKey: theirs?.wrappedKey ?? '' })
  expect(catchError(reveal)).toMatchObject(damaged)
})

test('a deleted profile takes its key along: no byte of it is left in the file of the database', async () => {
  const [row] = db.select().from(profileKeys).all()
  const { wrappedKey: wrapped = '' } = row ?? {}
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  expect(bytesOf(databaseFile)).toContain(wrapped)
  await deleteProfile(me, { id: profile })
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  expect(bytesOf(databaseFile)).not.toContain(wrapped.slice(0, 40))
  expect(bytesOf(databaseFile)).not.toContain(wrapped.slice(-40))
})
