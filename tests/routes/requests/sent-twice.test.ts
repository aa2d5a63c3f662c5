import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usedFiles } from '#tests/fixtures/files'
import { callAction } from '#tests/fixtures/http'
import { sendAllDue, undoFor } from '#tests/fixtures/outgoing'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { field, givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  drafts,
  fileUses,
  formVersions,
  idempotencyKeys,
  messages,
  notes,
  requests,
  requestTypes,
} from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { action as create } from '~/routes/create-request/details'
import { action as message } from '~/routes/requests/messages'
import { action as note } from '~/routes/requests/notes'
import { action as messageDraft } from '~/routes/work-items/draft'
import { action as takeBack } from '~/routes/work-items/take-back'

const questions = [field({ id: 'name' }), field({ id: 'pics', kind: 'attachment', required: true })]
const type = makeType({}, questions)
const client = makeUser({ role: 'client' })
givePackage(client.id, [type.id])
const cookie = await signIn(client)
const staff = await signIn(makeEmployee({ manageRequests: true }))

/** A form with two files, as a browser sends it each time that its button is pressed. */
function formOf(values: Record<string, string>, uploads: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'send', ...values })) form.set(name, value)
  for (const name of ['a.txt', 'b.txt']) form.append(uploads, new File([name], name))
  return form
}

const storedIn = async (folder: 'attachments' | 'requests') => (await files.list(folder)).length

/** What a press on the button sends, each time. */
function newRequest() {
  const key = newId()
  const values = { key, formVersion: type.versionId, 'answer-name': 'Coats' }
  const params = { type: type.id, product: type.productId }
  const url = `/requests/create-request/${type.id}/${type.productId}`
  return () => callAction(create, { url, params, cookie, form: formOf(values, 'answer-pics') })
}

test.each([
  { kind: 'message', action: message, whose: cookie, table: messages, of: fileUses.messageId },
  { kind: 'note', action: note, whose: staff, table: notes, of: fileUses.noteId },
])('a $kind with files that is sent twice at once is one', async (given) => {
  const { kind, whose, table, of } = given
  const action = given.action as typeof message
  const { id, conversationId } = storeRequest(type, client.id)
  const url = `/requests/${id}/${kind}s`
  const values = { key: newId(), text: 'See these', format: 'text', seen: '', version: '1' }
  const used = () => usedFiles(isNotNull(of)).length
  const [before, rows] = [await storedIn('attachments'), used()]
  const press = () =>
    callAction(action, {
      url,
      params: { request: id },
      cookie: whose,
      form: formOf(values, 'files'),
    })
  const answers = await Promise.all([press(), press()])
  answers.push(await press())
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  const posted = db.select().from(table).where(eq(table.conversationId, conversationId)).all()
  expect(posted).toHaveLength(1)
  expect(db.select().from(drafts).all()).toEqual([])
  expect(used()).toBe(rows + 2)
  expect(await storedIn('attachments')).toBe(before + 2)
})

test('a message that was taken back and is sent again goes out again with its files, and once', async () => {
  const writer = makeUser({ role: 'client' })
  const { id, conversationId } = storeRequest(type, writer.id)
  const values = { key: newId(), text: 'See these', format: 'text', seen: '', version: '1' }
  const at = { params: { request: id }, cookie: await signIn(writer) }
  const press = () =>
    callAction(message, { ...at, url: `/requests/${id}/messages`, form: formOf(values, 'files') })
  const said = () =>
    db.select().from(messages).where(eq(messages.conversationId, conversationId)).all()
  undoFor(60)
  await press()
  const first = db.select().from(drafts).where(eq(drafts.userId, writer.id)).get()?.id ?? ''
  const undo = { request: id, message: first }
  const url = `/requests/${id}/messages/${first}/take-back`
  expect((await callAction(takeBack, { ...at, params: undo, url })).status).toBe(303)
  expect(said()).toEqual([])
  const answers = await Promise.all([press(), press()])
  answers.push(await press())
  sendAllDue(Date.now() + 60_000)
  // Once it is out as well.
  answers.push(await press())
  undoFor(0)
  const [again, ...more] = said()
  expect(more).toEqual([])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  const sent = usedFiles(eq(fileUses.messageId, again?.id ?? ''))
  expect(sent.map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
  expect(db.select().from(drafts).all()).toEqual([])
})

test('what is saved quietly from a form that was sent meanwhile brings no draft back', async () => {
  const { id } = storeRequest(type, client.id)
  const params = { request: id }
  const form = { key: newId(), text: 'Hel', format: 'text', seen: '', version: '1' }
  const sent = { ...form, text: 'Hello', intent: 'send' }
  const quietly = (typed: Record<string, string>) =>
    callAction(messageDraft, { url: `/requests/${id}/draft`, params, cookie, form: typed })
  const kept = () => db.select().from(drafts).where(eq(drafts.userId, client.id)).all()
  await quietly(form)
  expect(kept()).toHaveLength(1)
  const url = `/requests/${id}/messages`
  expect((await callAction(message, { url, params, cookie, form: sent })).status).toBe(303)
  const late = await quietly(form)
  expect(late.status).toBe(204)
  expect(late.headers.get('X-Draft')).toBe('')
  expect(kept()).toEqual([])
  await quietly({ ...form, key: newId() })
  expect(kept()).toHaveLength(1)
  db.delete(drafts).run()
  // Back in a form that was sent a while ago, somebody types on.
  db.update(idempotencyKeys)
    .set({ createdAt: Date.now() - 61_000 })
    .run()
  await quietly({ ...form, text: 'Hello again' })
  expect(kept()).toHaveLength(1)
  db.delete(drafts).run()
})

test('a request with files that is sent twice at once is one', async () => {
  const press = newRequest()
  const before = await storedIn('requests')
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers[0]?.location).toBe(answers[1]?.location)
  expect(db.select().from(requests).where(eq(requests.title, 'Coats')).all()).toHaveLength(1)
  expect(db.select().from(drafts).all()).toEqual([])
  expect(await storedIn('requests')).toBe(before + 2)
})

test('a request that is sent again later finds the first one, whatever became of its form', async () => {
  const press = newRequest()
  const before = await storedIn('requests')
  const { location } = await press()
  const again = async () => {
    expect(await press()).toMatchObject({ status: 303, location })
    expect(db.select().from(drafts).all()).toEqual([])
    expect(await storedIn('requests')).toBe(before + 2)
  }
  await again()
  const anew = { formId: type.formId, number: 2, fields: questions, publishedAt: Date.now() }
  db.insert(formVersions)
    .values({ id: newId(), ...anew })
    .run()
  await again()
  db.delete(requestTypes).where(eq(requestTypes.id, type.id)).run()
  await again()
})
