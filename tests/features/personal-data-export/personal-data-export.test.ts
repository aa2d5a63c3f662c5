import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeCompany } from '#tests/fixtures/access-profiles'
import { callAt, makeCall } from '#tests/fixtures/calls'
import { catchError } from '#tests/fixtures/errors'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { makeUnpaid } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { historyOf, makePage, makeProject } from '#tests/fixtures/projects'
import { makeLogin, makeSession } from '#tests/fixtures/vault'
import { makeType, storeConversation, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { companyProfiles, messages, notes, projects, sessions } from '~/db/schema'
import { confirmPassword } from '~/features/accounts/confirm-password.server'
import { written } from '~/features/personal-data-export/entry'
import { exportPersonalData } from '~/features/personal-data-export/export-personal-data.server'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { wantedPage } from '~/routes/accounts/enter.server'
import { action, loader } from '~/routes/accounts/own-data-zip'

const off = [null, null, null, null, null, null]

async function unpacked(cookie: string) {
  const answer = await callAction(action, { url: '/account-settings/data.zip', cookie })
  const bytes = new Uint8Array((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0))
  const entries = unzipSync(bytes)
  const text = (name: string) => Buffer.from(entries[name] ?? []).toString()
  return { answer, names: Object.keys(entries), text }
}

test('everything of a client’s own comes as one archive, of others nothing, and no password', async () => {
  const me = makeUser({ role: 'client', fullName: 'Nadia <Hollis>' })
  const project = makeProject({ ownerId: me.id, name: 'Autumn / shop' })
  makePage(project.id)
  await makeOwnPicture(project.id, { name: 'Oven', alt: 'The oven at night' })
  const facts = { phone: '+47 22 41 08 15', hours: [{ from: '09:00', to: '17:00' }, ...off] }
  db.update(projects).set({ facts }).where(eq(projects.id, project.id)).run()
  makeProject({ ownerId: makeUser().id, name: 'Somebody else’s' })
  const { profile } = makeCompany({ client: me, active: makeUser(), owner: makeUser() })
  await files.put('brand_profiles', 'a2b3c4.bin', Buffer.from('%PDF-1.4 guide'))
  const row = storeRequest(makeType(), me.id, { title: '=Landing page', number: 7 })
  await storeConversation(row.conversationId, me.id, makeEmployee().id)
  db.update(notes).set({ text: 'planted-note', html: 'planted-note' }).run()
  makeLogin(actorOf(me), profile, { label: 'Newsletter', password: 'planted-secret-7' })
  makeProfile(makeUser().id, 'Foreign company')
  const staff = makeEmployee()
  makeCall(staff.id, me.id, callAt('10:00'))
  makeCall(staff.id, me.id, callAt('11:00'), { status: 'cancelled' })
  const { names, text, answer } = await unpacked(await signIn(me))
  expect(answer.headers.get('Content-Disposition')).toContain('panelry-my-data.zip')
  expect(names).toEqual(
    expect.arrayContaining([
      'index.html',
      'account.csv',
      'projects.csv',
      'projects/1 Autumn shop/index.html',
      'projects/1 Autumn shop/pictures/1 Oven.jpg',
      'requests.csv',
      'requests/7 =Landing page/index.html',
      'requests/7 =Landing page/files/1 brief.pdf',
      'companies.csv',
      'companies/1 Saltroom/index.html',
      'companies/1 Saltroom/files/1 guide.pdf',
    ]),
  )
  expect(text('index.html')).toContain('Nadia &lt;Hollis&gt;')
  for (const told of [
    '+47 22 41 08 15',
    'Mon, 9 AM – 5 PM',
    'pictures/1%20Oven.jpg',
    'The oven at night',
  ]) {
    expect(text('projects/1 Autumn shop/index.html')).toContain(told)
  }
  expect(text('index.html')).toContain('href="projects/1%20Autumn%20shop/index.html"')
  expect(text('companies/1 Saltroom/index.html')).toContain('Newsletter')
  expect(text('companies/1 Saltroom/files/1 guide.pdf')).toBe('%PDF-1.4 guide')
  expect(text('requests.csv')).toContain("7,'=Landing page,")
  expect(text('requests/7 =Landing page/index.html')).toContain('Hello')
  expect(text('requests/7 =Landing page/files/1 brief.pdf')).toBe('%PDF-1.4')
  expect(text('calls.csv')).toMatch(/,Booked,.*,Canceled,/s)
  const all = names.map(text).join('\n')
  expect(all).not.toContain('planted-secret-7')
  expect(all).not.toContain('planted-note')
  expect(all).not.toContain('Foreign company')
  expect(all).not.toContain('Somebody else’s')
  expect(historyOf(me.id)).toContain('own data downloaded')
})

test('a name that is cut within a sign does not break the archive off', async () => {
  const me = makeUser({ role: 'client' })
  makeProject({ ownerId: me.id, name: `${'Fog '.repeat(19)}Fog🌫 over the bay` })
  const row = storeRequest(makeType(), me.id, { title: `${'x'.repeat(79)}🌫`, number: 9 })
  await storeConversation(row.conversationId, me.id, makeEmployee().id)
  const { names, text } = await unpacked(await signIn(me))
  expect(names).toContain(`requests/9 ${'x'.repeat(79)}/index.html`)
  expect(text('index.html')).toContain(`#9 ${'x'.repeat(79)}🌫`)
  expect(text('index.html').match(/<li>/g)).toHaveLength(2)
})

const utc = { zone: 'UTC', isOwn: true }

test('a person confirms who they are, and cannot ask again and again', () => {
  const me = actorOf(makeEmployee())
  const late = makeSession(me, 10 * 60 * 1000)
  expect(catchError(() => exportPersonalData(me, late, utc))).toMatchObject({
    code: 'confirm-first',
  })
  expect(historyOf(me.id)).toEqual([])
  const fresh = makeSession(me)
  for (let n = 0; n < 5; n += 1) exportPersonalData(me, fresh, utc)
  expect(catchError(() => exportPersonalData(me, fresh, utc))).toMatchObject({
    code: 'too-many-take-outs',
    status: 429,
  })
})

test('someone who only opens its address, or was signed out meanwhile, comes to the screen that has the form', async () => {
  const url = '/account-settings/data.zip'
  const opened = await callLoader(loader, { url, cookie: await signIn(makeUser()) })
  expect(opened.location).toBe('/account-settings/data')
  const { location, cookie } = await callAction(action, { url })
  expect(location).toBe('/')
  const login = new Request('http://localhost/login', { headers: { cookie } })
  expect(await wantedPage(login)).toBe('/account-settings/data')
})

test('somebody with nothing gets what there is: their account', async () => {
  const { names } = await unpacked(await signIn(makeUser()))
  expect(names).toEqual(['index.html', 'account.csv'])
})

test('times are told by the clock of whose archive it is, and it says which', async () => {
  const me = makeUser({ role: 'client', timeZone: 'America/New_York' })
  const at = Date.parse('2026-01-15T15:00Z')
  makeCall(makeEmployee().id, me.id, at)
  const row = storeRequest(makeType(), me.id, { number: 12, title: 'Flyer' })
  const said = { html: '', kind: 'message' as const, text: 'Hello', createdAt: at }
  db.insert(messages)
    .values({ id: newId(), conversationId: row.conversationId, ...said })
    .run()
  const { text } = await unpacked(await signIn(me))
  expect(text('calls.csv')).toContain('2026-01-15T10:00:00-05:00')
  expect(text('requests/12 Flyer/index.html')).toContain('Jan 15, 2026, 10:00 AM')
  expect(text('index.html')).toContain('New York')
})

test('days are those of the same clock: an evening of its owner is no day later', async () => {
  const evening = Date.parse('2026-01-16T02:00Z')
  const days = { createdAt: evening, updatedAt: evening }
  const me = makeUser({ role: 'client', timeZone: 'America/New_York', ...days })
  makeProject({ ownerId: me.id, name: 'Shop', ...days })
  makeProfile(me.id, 'Saltroom')
  db.update(companyProfiles).set(days).where(eq(companyProfiles.ownerId, me.id)).run()
  const times = { ...days, dueAt: evening, deliveredAt: evening }
  storeRequest(makeType(), me.id, { number: 13, title: 'Poster', ...times })
  makeUnpaid(me.id, { ...days, status: 'completed', dueAt: evening, paidAt: evening })
  const { names, text } = await unpacked(await signIn(me))
  const all = names.map(text).join('\n')
  expect(all).not.toMatch(/Jan 16, 2026|2026-01-16/)
  const tables = names.filter((name) => name.endsWith('.csv'))
  expect(tables.map((name) => [name, text(name).match(/2026-01-15/g)?.length])).toEqual([
    ['account.csv', 1],
    ['projects.csv', 2],
    ['requests.csv', 3],
    ['orders.csv', 3],
    ['companies.csv', 1],
  ])
})

test('however much there is, it is found and told piece by piece, each once and in its order', async () => {
  const me = makeUser({ role: 'client' })
  const type = makeType()
  const store = (number: number) =>
    storeRequest(type, me.id, { number, createdAt: 1000 + (number % 3), title: `Wish ${number}` })
  const [first] = Array.from({ length: 120 }, (_, n) => store(8000 + n))
  const said = Array.from({ length: 120 }, (_, n) => ({
    id: newId(),
    conversationId: first?.conversationId ?? '',
    html: '',
    kind: 'message' as const,
    text: `said-${n}.`,
    createdAt: 5000,
  }))
  for (const row of said) db.insert(messages).values(row).run()
  const { names, text } = await unpacked(await signIn(me))
  const pages = names.filter((name) => name.endsWith('/index.html'))
  expect(new Set(pages.map((name) => /\d+/.exec(name)?.[0])).size).toBe(120)
  expect(pages).toHaveLength(120)
  expect(text('requests.csv').trim().split('\r\n')).toHaveLength(121)
  expect(text('index.html').match(/<li>/g)).toHaveLength(120)
  const page = text('requests/8000 Wish 8000/index.html')
  expect(page.match(/said-\d+\./g)).toEqual(said.map(({ text: words }) => words))
  // What comes while it is packed comes too: nothing is read beforehand.
  const entries = exportPersonalData(actorOf(me), makeSession(me), {
    zone: me.timeZone ?? 'UTC',
    isOwn: true,
  })
  entries.next()
  store(9000)
  expect([...entries].map(({ name }) => name)).toContain('requests/9000 Wish 9000/index.html')
})

test('a long page is made while it is read', async () => {
  let made = 0
  const long = written('page', function* () {
    for (; made < 1000; made += 1) yield 'x'.repeat(10_000)
  })
  const reader = (await long.open())?.getReader()
  let length = (await reader?.read())?.value?.length ?? 0
  expect(made).toBeLessThan(50)
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    length += piece.value.length
  }
  expect(length).toBe(10_000_000)
})

test('someone who has just logged in types their password again before they take everything along', async () => {
  const me = makeUser({ password: 'salt marsh 7' })
  const sessionId = makeSession(me)
  expect(catchError(() => exportPersonalData(actorOf(me), sessionId, utc))).toMatchObject({
    code: 'confirm-first',
  })
  db.update(sessions).set({ createdAt: 1 }).where(eq(sessions.id, sessionId)).run()
  await confirmPassword(actorOf(me), { sessionId, password: 'salt marsh 7' })
  expect(exportPersonalData(actorOf(me), sessionId, utc)).toBeDefined()
})
