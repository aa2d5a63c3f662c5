import { afterEach, expect, test, vi } from 'vitest'
import { holdDatabase } from '#tests/fixtures/held-database'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { action as settings, loader as shown } from '~/routes/accounts/account-settings'
import { action as signOut } from '~/routes/accounts/signout'
import { action as signUp } from '~/routes/accounts/signup'
import { readFlash } from '~/routes/http/flash.server'
import { action as rename } from '~/routes/projects/rename-project'

const user = makeUser()
const cookie = await signIn(user)
const project = makeProject({ ownerId: user.id, name: 'Before' })

/**
 * No page can be added to the database, and the last ones are full of people: a full disk.
 * One refusal is not enough: another row may still find room in a page that is begun.
 */
function fill() {
  const pages = sqlite.pragma('page_count', { simple: true })
  expect(sqlite.pragma(`max_page_count = ${pages}`, { simple: true })).toBe(pages)
  let refusedInARow = 0
  for (let tries = 0; refusedInARow < 50 && tries < 3000; tries += 1) {
    try {
      transaction(() => makeUser())
      refusedInARow = 0
    } catch (error) {
      expect(String(error)).toContain('full')
      refusedInARow += 1
    }
  }
  expect(refusedInARow).toBe(50)
}
const free = () => sqlite.pragma('max_page_count = 1073741823')

afterEach(() => {
  free()
  vi.restoreAllMocks()
})

const fullName = 'Jane Doe'
const join = () =>
  callAction(signUp, {
    url: '/signup',
    form: {
      fullName,
      email: 'jane@example.com',
      password: 'salt marsh 7',
      confirmPassword: 'salt marsh 7',
    },
  })

const kept = {
  error: { code: 'storage-busy' },
  result: {
    initialValue: { fullName, email: 'jane@example.com' },
    error: { '': [expect.stringContaining('couldn’t be saved right now')] },
  },
}

test('a full disk: 503, everything typed stays but passwords; then it works by itself', async () => {
  fill()
  const refused = await join()
  expect(refused.status).toBe(503)
  expect(refused.data).toMatchObject(kept)
  expect(JSON.stringify(refused.data)).not.toContain('salt marsh')
  expect((await callLoader(shown, { url: '/account-settings', cookie })).status).toBe(200)
  free()
  expect((await join()).status).toBe(303)
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
})

test('a database that somebody else holds for long: 503, then it works by itself', async () => {
  const release = holdDatabase()
  const form = { name: 'After', version: '1' }
  const call = { url: '/x', params: { id: project.id }, cookie, form }
  const refused = await callAction(rename, call)
  expect(refused.status).toBe(503)
  expect(refused.data).toMatchObject({
    error: { code: 'storage-busy' },
    result: { initialValue: form },
  })
  expect(db.select().from(projects).get()?.name).toBe('Before')
  release()
  expect((await callAction(rename, call)).status).toBe(303)
  expect(db.select().from(projects).get()?.name).toBe('After')
})

test('a node that may not write: 503, everything typed stays; then it works by itself', async () => {
  const version = String(db.select().from(projects).get()?.version)
  const form = { name: 'On the primary', version }
  const call = { url: '/x', params: { id: project.id }, cookie, form }
  sqlite.pragma('query_only = ON')
  const refused = await callAction(rename, call)
  sqlite.pragma('query_only = OFF')
  expect(refused.status).toBe(503)
  expect(refused.data).toMatchObject({
    error: { code: 'storage-busy' },
    result: { initialValue: form },
  })
  expect((await callAction(rename, call)).status).toBe(303)
})

test('an error of the disk while it writes: 503, nothing half done', async () => {
  const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw failure
  })
  const form = { part: 'profile', fullName: 'Typed', email: user.email, version: '1' }
  const refused = await callAction(settings, { url: '/account-settings', cookie, form })
  expect(refused.status).toBe(503)
  expect(JSON.stringify(refused.data)).toContain('Typed')
  expect(reread(user)).toEqual(user)
})

test('signing out ends the cookie even when nothing can be written, and says so', async () => {
  const leaving = await signIn(makeUser())
  const release = holdDatabase()
  const answer = await callAction(signOut, { url: '/signout', cookie: leaving })
  release()
  expect(answer).toMatchObject({ status: 303, location: '/' })
  expect(answer.headers.getSetCookie().join()).toMatch(/panelry_session=;[^,]*Max-Age=0/)
  const flash = await readFlash(new Request('http://x', { headers: { Cookie: answer.cookie } }))
  expect(flash).toMatchObject({ kind: 'error', text: expect.stringContaining('couldn’t save') })
})
