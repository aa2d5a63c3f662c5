import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { cannedResponses, companyProfiles, drafts, notes, users } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import { action as bulkInvite } from '~/routes/admin/users/bulk-invite'
import { action as newUser } from '~/routes/admin/users/new'
import { action as editCanned } from '~/routes/canned-responses/request/edit'
import { action as newCanned } from '~/routes/canned-responses/request/new'
import { action as newPackage } from '~/routes/packages/new'
import { action as editProfile } from '~/routes/profiles/edit'
import { action as newType } from '~/routes/request-types/new'
import { action as note } from '~/routes/requests/notes'
import { action as editLogin } from '~/routes/vault/edit-login'

const url = '/requests/x/notes'
const error = { code: 'forbidden' }

/** Somebody whose right was taken after they had opened the form. */
async function former() {
  const employee = makeEmployee({ manageRequests: true })
  const cookie = await signIn(employee)
  db.update(users)
    .set({ organization: false, manageRequests: false })
    .where(eq(users.id, employee.id))
    .run()
  return { employee, cookie }
}

test('REQ-59 a note comes back, its files by name, to whom is no staff any more, and nothing of it is kept', async () => {
  const { cookie } = await former()
  const { id: request } = storeRequest(makeType(), makeUser({ role: 'client' }).id)
  const form = new FormData()
  form.set('key', newId())
  form.set('format', 'html')
  form.set('text', '<p>An hour of <b>words</b></p>')
  form.append('files', new File(['x'.repeat(300_000)], 'plan.pdf'))
  const sent = { url: `/requests/${request}/notes`, params: { request }, cookie, form }
  const answer = await callAction(note, sent)
  expect(answer.status).toBe(403)
  expect(answer.data).toMatchObject({
    error,
    kept: { text: 'An hour of words', files: ['plan.pdf'] },
  })
  expect([db.select().from(notes).all(), db.select().from(drafts).all()]).toEqual([[], []])
})

test('what was written for the library of requests comes back to whom manages them no more', async () => {
  const { cookie } = await former()
  const words = { key: newId(), version: '1', name: 'Thanks', text: 'We have begun.' }
  const sent = [
    await callAction(newCanned, { url: '/requests/canned-responses/new', cookie, form: words }),
    await callAction(editCanned, {
      url: '/requests/canned-responses/x',
      params: { response: 'x' },
      cookie,
      form: words,
    }),
    await callAction(newPackage, { url: '/requests/packages/new', cookie, form: words }),
    await callAction(newType, { url: '/requests/types/new', cookie, form: words }),
  ]
  // A package and a type have a name alone.
  const kept = ['Thanks\n\nWe have begun.', 'Thanks\n\nWe have begun.', 'Thanks', 'Thanks']
  for (const [at, { status, data }] of sent.entries()) {
    expect(status).toBe(403)
    expect(data).toMatchObject({ error, kept: { text: kept[at], files: [] } })
  }
  expect(db.select().from(cannedResponses).all()).toEqual([])
})

test('people who were written down come back to whom manages users no more', async () => {
  const { cookie } = await former()
  const person = { key: newId(), fullName: 'Mira Holt', email: 'mira@example.com', role: 'client' }
  const made = await callAction(newUser, { url: '/admin/users/new', cookie, form: person })
  expect(made.data).toMatchObject({ error, kept: { text: 'Mira Holt\n\nmira@example.com' } })
  const lines = { key: newId(), csv: 'a@example.com;client\nb@example.com;user' }
  const pasted = await callAction(bulkInvite, {
    url: '/admin/users/bulk-invite',
    cookie,
    form: lines,
  })
  expect(pasted.data).toMatchObject({ error, kept: { text: lines.csv } })
})

test('what was written into a company profile comes back to whom may not change it any more, or see it', async () => {
  const member = makeUser({ role: 'client' })
  const profile = makeProfile(makeUser({ role: 'client' }).id)
  join(profile.id, member.id)
  const cookie = await signIn(member)
  const post = (form: Record<string, string | string[]>, id = profile.id) =>
    callAction(editProfile, {
      url: `/company-profiles/${id}`,
      params: { profile: id },
      cookie,
      form: { version: '1', ...form },
    })
  const rows = { part: 'locations', entries: ['Hamburg', 'Kiel', ''] }
  const answers = [
    await post({ part: 'name', name: 'Saltmarsh' }),
    await post(rows),
    await post({ ...rows, intent: 'more' }),
    await post({ ...rows, part: 'brandColors', intent: 'remove-1' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(answers.map(({ data }) => (data as { kept?: { text: string } }).kept?.text)).toEqual([
    'Saltmarsh',
    ...Array(3).fill('Hamburg\n\nKiel'),
  ])
  const gone = await post({ part: 'name', name: 'Saltmarsh' }, 'gone')
  expect(gone).toMatchObject({ status: 404, data: { kept: { text: 'Saltmarsh' } } })
  const stored = db.select().from(companyProfiles).where(eq(companyProfiles.id, profile.id)).get()
  expect(stored?.name).toBe(profile.name)
})

test('what was written into a stored login comes back where it was deleted meanwhile', async () => {
  const owner = makeUser({ role: 'client' })
  const profile = makeProfile(owner.id)
  const answer = await callAction(editLogin, {
    url: `/company-profile/${profile.id}/logins/gone`,
    params: { profile: profile.id, login: 'gone' },
    cookie: await signIn(owner),
    form: { version: '1', label: 'Mast', url: 'https://mast.example', username: 'nadia' },
  })
  expect(answer.status).toBe(404)
  expect(answer.data).toMatchObject({
    error: { code: 'login-gone', text: 'This login was deleted.' },
    kept: { text: 'Mast\n\nhttps://mast.example\n\nnadia' },
  })
})

/** Sends as much as is asked for. @returns how many bytes that were */
async function sendOnAndOn(cookie: string, type: string, beginning: string, most = 40) {
  const piece = new TextEncoder().encode('x'.repeat(16 * 1024))
  let pieces = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(pieces === 0 ? new TextEncoder().encode(beginning) : piece)
        pieces += 1
        if (pieces > most) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request(new URL(url, 'http://localhost:3000'), {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit)
  const context = { cspNonce: 'test', address: '192.0.2.1' }
  const args = { request, params: { request: 'x' }, context }
  const answer = (await Promise.resolve(note(args)).catch((thrown) => thrown)) as {
    status?: number
    init?: ResponseInit
    data?: unknown
  }
  const status = answer.init?.status ?? answer.status
  return { status, data: answer.data, bytes: Math.max(0, pieces - 1) * piece.length }
}

const urlEncoded = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=b'
const part = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`

test('no more of a form without the right to send it is read than a small one has; of a guest’s nothing', async () => {
  const { cookie } = await former()
  const long = await sendOnAndOn(cookie, urlEncoded, 'text=')
  expect(long).toMatchObject({ status: 403, data: { error } })
  expect(long.data).not.toHaveProperty('kept')
  const begun = `${part('name="text"')}Kept words\r\n${part('name="files"; filename="a.pdf"')}`
  const file = await sendOnAndOn(cookie, parts, begun)
  expect(file).toMatchObject({
    status: 403,
    data: { kept: { text: 'Kept words', files: ['a.pdf'] } },
  })
  for (const { bytes } of [long, file]) expect(bytes).toBeLessThanOrEqual(80 * 1024)
  const guest = await sendOnAndOn('', urlEncoded, 'text=')
  expect(guest).toMatchObject({ status: 303, bytes: 0 })
})

test('what is no form, or holds no words, is forbidden and no more', async () => {
  const { cookie } = await former()
  for (const [type, beginning] of [
    ['text/plain', 'words'],
    [urlEncoded, 'a[b][c]=1'],
    [parts, 'nothing of that'],
    [urlEncoded, 'version=1'],
  ] as const) {
    const { status, data } = await sendOnAndOn(cookie, type, beginning, 0)
    expect({ status, data }).toMatchObject({ status: 403, data: { error } })
    expect(data).not.toHaveProperty('kept')
  }
})
