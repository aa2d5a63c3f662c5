import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { generalSettings } from '~/db/schema'
import { readSettings, settingsVersion } from '~/features/settings/general-settings.server'
import { manageFlags } from '~/permissions/vocabulary'
import { action, loader } from '~/routes/admin/settings/general-settings'

const url = '/admin/general-settings'
const cookie = await signIn(makeUser({ role: 'admin', fullName: 'Ada Admin' }))
const stored = () => {
  const { officeDays, ...rest } = readSettings()
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
    ...Object.fromEntries(officeDays.split(',').map((day) => [`day${day}`, 'on'])),
    version: String(settingsVersion()),
  }
}
const save = (more: Record<string, string>) =>
  callAction(action, { url, cookie, form: { ...stored(), ...more } })
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error

test('GUARD-19 everybody but an admin is sent home', async () => {
  expect((await callLoader(loader, { url })).location).toBe('/')
  const flags = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  for (const person of [makeUser(), makeUser({ role: 'client' }), makeEmployee(flags)]) {
    const theirs = await signIn(person)
    expect((await callLoader(loader, { url, cookie: theirs })).location).toBe('/')
    expect((await callAction(action, { url, cookie: theirs, form: stored() })).status).toBe(403)
  }
})

test('SET-01 an admin sees the settings in force', async () => {
  const { data } = await callLoader(loader, { url, cookie })
  expect(data.settings).toEqual({
    studioName: '',
    studioEmail: '',
    pageBanner: 1e10,
    maxProjects: 3,
    maxClientProjects: 3,
    allowedActiveRequests: 5,
    officeDays: '1,2,3,4,5',
    officeOpens: '09:00',
    officeCloses: '17:00',
    officeZone: 'UTC',
    undoSeconds: 0,
    slotMinutes: 30,
    pauseMinutes: 0,
    noticeHours: 2,
    callsPerDay: 0,
  })
  expect(data.history).toBeNull()
})

test('SET-02 saving leads back, and what was saved is in force', async () => {
  const answer = await save({ pageBanner: '12', maxProjects: ' 4 ', slotMinutes: '45', day6: 'on' })
  expect(answer).toMatchObject({ status: 303, location: url })
  expect(readSettings()).toMatchObject({
    pageBanner: 12,
    maxProjects: 4,
    slotMinutes: 45,
    officeDays: '1,2,3,4,5,6',
  })
  expect((await save({ pageBanner: '1e10' })).status).toBe(303)
  expect(readSettings().pageBanner).toBe(1e10)
})

test('SET-02 an office closes at the end of a day, written as 24:00 or as midnight', async () => {
  for (const officeCloses of ['24:00', '00:00']) {
    expect((await save({ officeOpens: '00:00', officeCloses })).status).toBe(303)
    expect(readSettings()).toMatchObject({ officeOpens: '00:00', officeCloses: '24:00' })
  }
  expect(errorsOf(await save({ officeOpens: '24:00' }))).toMatchObject({
    officeOpens: ['Must be a time such as 09:00'],
  })
  expect(errorsOf(await save({ officeCloses: '24:01' }))).toEqual({
    officeCloses: ['Must be a time such as 09:00'],
  })
  expect((await save({ officeOpens: '09:00', officeCloses: '17:00' })).status).toBe(303)
})

test('SET-02 a zone is kept by today’s name, and one that was stored by a former name is read by it', async () => {
  expect((await save({ officeZone: 'Europe/Kiev' })).status).toBe(303)
  expect(readSettings().officeZone).toBe('Europe/Kyiv')
  db.update(generalSettings)
    .set({ value: 'Asia/Calcutta' })
    .where(eq(generalSettings.key, 'officeZone'))
    .run()
  expect(readSettings().officeZone).toBe('Asia/Kolkata')
  for (const officeZone of ['Etc/GMT+5', 'Mars/Olympus', '']) {
    expect(errorsOf(await save({ officeZone }))).toHaveProperty('officeZone')
  }
})

test('SET-02 the page banner is turned off without a number, and on with one', async () => {
  expect((await save({ pageBanner: '7' })).status).toBe(303)
  expect((await save({ pageBanner: '', noBanner: 'on' })).status).toBe(303)
  expect(readSettings().pageBanner).toBe(1e10)
  expect(errorsOf(await save({ pageBanner: '' }))).toEqual({
    pageBanner: ['This field is required'],
  })
})

test('SET-03 text for a number and an empty setting are refused; nothing is stored', async () => {
  const before = readSettings()
  for (const name of ['pageBanner', 'maxProjects', 'maxClientProjects', 'allowedActiveRequests']) {
    for (const text of ['many', '3 apples', '0x10', 'Infinity', 'NaN']) {
      const answer = await save({ [name]: text })
      expect(answer.status).toBe(400)
      expect(errorsOf(answer)).toEqual({ [name]: ['Input must be a number'] })
    }
    expect(errorsOf(await save({ [name]: '  ' }))).toEqual({ [name]: ['This field is required'] })
  }
  expect(errorsOf(await save({ slotMinutes: 'half an hour', officeOpens: '' }))).toEqual({
    slotMinutes: ['Input must be a number'],
    officeOpens: ['This field is required'],
  })
  expect(errorsOf(await save({ maxProjects: '-1' }))).toEqual({
    maxProjects: ['Must be at least 0'],
  })
  expect(errorsOf(await save({ maxProjects: '1.5' }))).toEqual({
    maxProjects: ['Must be a whole number'],
  })
  expect(readSettings()).toEqual(before)
})

test('REQ-64 the address of the studio is one, or nothing', async () => {
  const wrong = { studioEmail: ['Must be a valid email address'] }
  for (const studioEmail of ['hello', 'a@b', 'a@example.com, b@example.com', '<a@example.com>']) {
    const answer = await save({ studioEmail })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual(wrong)
  }
  expect((await save({ studioEmail: ' Hello@Studio.example ' })).status).toBe(303)
  expect(readSettings().studioEmail).toBe('hello@studio.example')
  // It goes into every mail and into addresses: nothing that is not seen goes along.
  for (const hidden of ['\u202e', '\u0000', '\u0085', '\r\n']) {
    await save({ studioEmail: `${hidden}hello@studio.example` })
    expect(readSettings().studioEmail).toBe('hello@studio.example')
  }
  for (const more of [
    '?bcc=b@example.com',
    '&cc=b@example.com',
    '\r\nBcc: b@example.com',
    '"onclick=',
  ]) {
    expect(errorsOf(await save({ studioEmail: `a@example.com${more}` }))).toEqual(wrong)
  }
  expect((await save({ studioEmail: '' })).status).toBe(303)
  expect(readSettings().studioEmail).toBe('')
})

test('an office that closes before it opens and a zone that is none are refused', async () => {
  expect(errorsOf(await save({ officeOpens: '18:00' }))).toEqual({
    officeCloses: ['Must be later than the opening time'],
  })
  expect(errorsOf(await save({ officeZone: 'Mars/Olympus' }))).toEqual({
    officeZone: ['Choose a time zone from the list'],
  })
})

test('a form made before somebody else saved keeps what was typed', async () => {
  const version = String(settingsVersion() - 1)
  const answer = await save({ maxProjects: '9', version })
  expect(answer.status).toBe(409)
  expect(answer.data).toMatchObject({
    error: { code: 'stale' },
    result: { initialValue: { maxProjects: '9' } },
  })
})

test('HIST-01 the history says what a setting was and what it is', async () => {
  await save({ maxProjects: '4', pageBanner: '12', studioName: '' })
  await save({ maxProjects: '7', pageBanner: '1e10', studioName: 'Kiln & Co', day7: 'on' })
  const { data } = await callLoader(loader, { url: `${url}?tab=history`, cookie })
  const [newest] = data.history?.rows ?? []
  expect(newest?.became).toEqual(
    expect.arrayContaining([
      'Projects of a user: 4 → 7',
      'Page banner: 12 → never',
      expect.stringMatching(/^Name of the studio: .* → Kiln & Co$/),
      expect.stringMatching(/^Open on: Monday, .* → Monday, .*, Sunday$/),
    ]),
  )
})

test('HIST-01 the History tab tells date, action and person', async () => {
  const { data } = await callLoader(loader, { url: `${url}?tab=history`, cookie })
  expect(data.history?.rows.length).toBeGreaterThan(0)
  for (const row of data.history?.rows ?? []) {
    expect(row).toMatchObject({ action: 'settings updated', person: 'Ada Admin' })
    expect(row.created).toBeGreaterThan(0)
  }
})
