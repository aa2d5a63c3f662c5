import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { generalSettings, logHistory } from '~/db/schema'
import { createProject } from '~/features/projects/create-project.server'
import { readSettings, settingsVersion } from '~/features/settings/general-settings.server'
import { saveSettings } from '~/features/settings/save-settings.server'
import { manageFlags } from '~/permissions/vocabulary'

beforeEach(() => void db.delete(generalSettings).run())

test.each([
  ['SET-04', 'pageBanner', 10_000_000_000],
  ['SET-05', 'maxProjects', 3],
  ['SET-06', 'maxClientProjects', 3],
  ['SET-07', 'allowedActiveRequests', 5],
] as const)('%s %s is %d while nobody has set it', (_, key, value) => {
  expect(readSettings()[key]).toBe(value)
  db.insert(generalSettings).values({ key, value: '8' }).run()
  expect(readSettings()[key]).toBe(8)
  db.delete(generalSettings).run()
  expect(readSettings()[key]).toBe(value)
})

test('a key that nobody knows changes nothing', () => {
  const before = readSettings()
  db.insert(generalSettings).values({ key: 'maxEverything', value: '1' }).run()
  expect(readSettings()).toEqual(before)
})

const admin = actorOf(makeUser({ role: 'admin' }))
const save = (more: Partial<ReturnType<typeof readSettings>>) =>
  saveSettings(admin, { settings: { ...readSettings(), ...more }, version: settingsVersion() })

test('SET-08 a changed limit counts from the next request on', () => {
  const user = makeUser()
  const create = () => createProject(actorOf(user), { name: 'Site' })
  for (let i = 0; i < 3; i += 1) create()
  expect(catchError(create).status).toBe(403)
  save({ maxProjects: 4 })
  expect(create()).toBeTruthy()
  expect(catchError(create).status).toBe(403)
})

test('SET-02 HIST-02 a save stores every key and writes one history row', () => {
  const before = historyOf('general').length
  save({ maxClientProjects: 7, officeDays: '6', officeZone: 'Europe/Berlin', slotMinutes: 45 })
  expect(readSettings()).toMatchObject({
    maxClientProjects: 7,
    officeDays: '6',
    officeZone: 'Europe/Berlin',
    slotMinutes: 45,
  })
  const stored = db.select().from(generalSettings).all()
  expect(stored.map(({ key }) => key).sort()).toEqual(Object.keys(readSettings()).sort())
  expect(historyOf('general')).toHaveLength(before + 1)
  const rows = db.select().from(logHistory).where(eq(logHistory.documentId, 'general')).all()
  expect(rows.at(-1)).toMatchObject({
    collection: 'general_settings',
    action: 'settings updated',
    userId: admin.id,
    details: { maxClientProjects: [3, 7], slotMinutes: [30, 45] },
  })
})

test('two admins with the same form: the second one is told, nothing is lost', () => {
  const version = settingsVersion()
  const settings = readSettings()
  saveSettings(admin, { settings: { ...settings, maxProjects: 11 }, version })
  const late = () => saveSettings(admin, { settings: { ...settings, maxProjects: 12 }, version })
  expect(catchError(late)).toMatchObject({ code: 'stale', status: 409 })
  expect(readSettings().maxProjects).toBe(11)
})

test('GUARD-19 only admins save, whatever flags somebody has', () => {
  const flags = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  for (const actor of [guest(), actorOf(makeUser()), actorOf(makeEmployee(flags))]) {
    const before = readSettings()
    const input = { settings: { ...before, maxProjects: 99 }, version: settingsVersion() }
    expect(catchError(() => saveSettings(actor, input)).status).toBe(403)
    expect(readSettings()).toEqual(before)
  }
})
