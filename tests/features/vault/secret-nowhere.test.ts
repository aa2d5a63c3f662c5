import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { bytesOf } from '#tests/fixtures/bytes-of'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeMember } from '#tests/fixtures/vault'
import { db, sqlite } from '~/db/client.server'
import { profileLogins, sessions } from '~/db/schema'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { keyFile } from '~/platform/vault/key-ring'
import * as profileScreen from '~/routes/profiles/view'
import * as editScreen from '~/routes/vault/edit-login'
import * as vaultScreen from '~/routes/vault/logins'
import * as newScreen from '~/routes/vault/new-login'
import * as receiptScreen from '~/routes/vault/receipts'

const planted = 'planted-Quay-Loden-1961'
const key = () => readFileSync(keyFile(env.dataDir), 'utf8').trim()

/** Every file below a folder, with all its bytes. */
const bytesBelow = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, bytesOf(path)])

const expectNowhere = (found: [string, string][], secret: string) => {
  expect(found.length).toBeGreaterThan(0)
  for (const [path, bytes] of found) {
    for (const shape of [
      secret,
      Buffer.from(secret).toString('base64').slice(0, -4),
      encodeURIComponent(secret),
    ]) {
      expect(bytes.includes(shape), path).toBe(false)
    }
  }
}

test('PROFILE-18 PROFILE-21 a stored password is in one answer alone: not in database, files, logs, backups, history, mails or other answers', async () => {
  const owner = makeUser({ role: 'client', password: 'salt marsh 7' })
  const cookie = await signIn(owner)
  const profile = makeProfile(owner.id).id
  const url = `/company-profile/${profile}/logins`
  const said: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void said.push(words))
  }
  const to = { url, params: { profile }, cookie }
  const login = { label: 'Shop', username: 'studio', password: planted }
  const answers: unknown[] = []
  const send = async (
    action: typeof newScreen.action,
    form: Record<string, string>,
    params = {},
  ) => {
    const answer = await callAction(action, { ...to, params: { profile, ...params }, form })
    answers.push(answer.data)
    return answer.status
  }
  // Refused, without a right, with the key away, saved, changed, stale.
  expect(await send(newScreen.action, { ...login, url: 'not an address' })).toBe(400)
  const member = makeUser()
  makeMember(profile, member, { edit: true })
  const theirs = { ...to, cookie: await signIn(member), form: login }
  const refused = await callAction(newScreen.action, theirs)
  expect(refused.status).toBe(403)
  answers.push(refused.data)
  expect(await send(newScreen.action, login)).toBe(303)
  const file = keyFile(env.dataDir)
  renameSync(file, `${file}.away`)
  expect(await send(newScreen.action, login)).toBe(409)
  renameSync(`${file}.away`, file)
  const id = db.select().from(profileLogins).get()?.id ?? ''
  const change = { ...login, change: 'yes', version: '1' }
  const edit = editScreen.action as typeof newScreen.action
  expect(await send(edit, change, { login: id })).toBe(303)
  expect(await send(edit, change, { login: id })).toBe(409)
  // Asked for, then revealed.
  db.update(sessions).set({ authenticatedAt: 1 }).run()
  const reveal = vaultScreen.action as unknown as typeof newScreen.action
  expect(await send(reveal, { login: id, how: 'show' })).toBe(403)
  expect(await send(reveal, { login: id, how: 'show', currentPassword: 'wrong' })).toBe(400)
  const shown = await callAction(vaultScreen.action, {
    ...to,
    form: { login: id, how: 'show', currentPassword: 'salt marsh 7' },
  })
  expect(JSON.stringify(shown.data)).toContain(planted)
  expect(shown.headers.get('Refresh')).toBe(`30; url=${url}`)
  // Nothing else answers with it.
  for (const { loader } of [vaultScreen, receiptScreen, profileScreen, newScreen]) {
    answers.push((await callLoader(loader, to)).data)
  }
  answers.push(
    (await callLoader(editScreen.loader, { ...to, params: { profile, login: id } })).data,
  )
  expect(answers.every((answer) => !JSON.stringify(answer ?? null).includes(planted))).toBe(true)
  expect(JSON.stringify(said)).not.toContain(planted)
  vi.restoreAllMocks()

  expectNowhere(bytesBelow(env.dataDir), planted)
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  expectNowhere(bytesBelow(env.dataDir), planted)
  const backup = join(mkdtempSync(join(tmpdir(), 'panelry-vault-')), 'backup')
  const { status } = spawnSync(process.execPath, ['scripts/backup.ts', backup], {
    env: { ...process.env, DATA_DIR: env.dataDir, DATABASE_DIR: '' },
  })
  expect(status).toBe(0)
  expectNowhere(bytesBelow(backup), planted)
  // Nor what opens it.
  expectNowhere(bytesBelow(backup), key())
  expect(existsSync(join(backup, 'vault-key'))).toBe(false)
})
