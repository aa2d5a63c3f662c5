import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { added, foundWith, lostBy } from '#tests/fixtures/lost-rows'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeLogin, makeSession } from '#tests/fixtures/vault'
import { givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { loginPasswords, lostFinds, lostRows, profileKeys } from '~/db/schema'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { takeOverRows } from '~/features/lost-rows/take-over-rows.server'
import { findPackage } from '~/features/packages/find-package.server'
import { updatePackage } from '~/features/packages/update-package.server'
import { readSettings, settingsVersion } from '~/features/settings/general-settings.server'
import { saveSettings } from '~/features/settings/save-settings.server'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { env } from '~/platform/env.server'
import type { LostRow } from '~/platform/litefs/lost-find'
import { addKey, keepKeys } from '~/platform/vault/key-ring'
import { keyRing } from '~/platform/vault/key-ring.server'

const person = makeUser({ role: 'admin' })
const admin = actorOf(person)

function take(rows: LostRow[], isForced = false) {
  const found = foundWith(rows)
  keepLostRows(found)
  const taken = takeOverRows(admin, { findId: found.id, rows: 'all', isForced })
  const left = db.select().from(lostRows).where(eq(lostRows.findId, found.id)).all()
  return { ...taken, why: left.filter(({ state }) => state === 'open').map(({ reason }) => reason) }
}

beforeEach(() => db.delete(lostFinds).run())

test('a form that is open is stale once rows that it shows were taken over', () => {
  const [one, two] = [makeType(), makeType()]
  const id = givePackage(person.id, [one.id])
  const form = findPackage(admin, id)
  const row = { package_id: id, type_id: two.id }
  expect(take([added('package_types', row, row)])).toMatchObject({ taken: 1 })
  expect(catchError(() => updatePackage(admin, form))).toMatchObject({ code: 'stale', status: 409 })
  expect(findPackage(admin, id).types.toSorted()).toEqual([one.id, two.id].toSorted())
})

test('the general settings are stale too: a counter has their version', () => {
  const version = settingsVersion(db)
  const settings = readSettings(db)
  const row = { key: 'studioName', value: 'Northlight' }
  expect(take([added('general_settings', row, { key: row.key })])).toMatchObject({ taken: 1 })
  expect(catchError(() => saveSettings(admin, { settings, version }))).toMatchObject({
    code: 'stale',
  })
  expect(readSettings(db).studioName).toBe('Northlight')
})

const rotate = () => addKey(env.dataDir)
const forget = () => keepKeys(env.dataDir, new Set([keyRing().current?.id ?? '']))

test('a password is taken over with the key of its company, which the present key of the vault locks', () => {
  const profile = makeProfile(person.id)
  const rows = lostBy(() => makeLogin(admin, profile.id, { password: 'Quay' }))
  const login = rows.find(({ table }) => table === 'profile_logins')?.key.id as string
  rotate()
  expect(take(rows)).toMatchObject({ left: 0 })
  forget()
  expect(db.select().from(profileKeys).get()?.keyId).toBe(keyRing().current?.id)
  const seen = { profileId: profile.id, loginId: login, sessionId: makeSession(person) }
  expect(revealPassword(admin, seen)).toBe('Quay')
})

test('what no key of the vault opens any more is not taken over, and replaces nothing', () => {
  const profile = makeProfile(person.id)
  const rows = lostBy(() => makeLogin(admin, profile.id))
  rotate()
  forget()
  expect(take(rows)).toMatchObject({ why: ['locked', 'locked'] })
  expect(db.select().from(loginPasswords).all().length).toBe(1)
  // Meanwhile the company has a first login, and a key of its own.
  const own = makeLogin(admin, profile.id, { password: 'Own' })
  expect(take(rows, true)).toMatchObject({ why: ['locked', 'locked'] })
  const seen = { profileId: profile.id, loginId: own, sessionId: makeSession(person) }
  expect(revealPassword(admin, seen)).toBe('Own')
})
