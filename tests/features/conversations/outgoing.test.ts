import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { giveFile } from '#tests/fixtures/files'
import { sendAllDue, undoFor } from '#tests/fixtures/outgoing'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { drafts, requests, users } from '~/db/schema'
import { attachmentsOf } from '~/features/conversations/attachments.server'
import { unsentMessage } from '~/features/conversations/messages-screen.server'
import { keepMessage } from '~/features/conversations/save-message-draft.server'
import { sendNow } from '~/features/conversations/send-outgoing.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { messageDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { formWith, mailsTo, makeStudio, noticeOn, screenOf, send, start } from './world'

const { admin, client, make, maker, makerRow, stranger } = makeStudio()

const none = new URLSearchParams()
const seenBy = (who: typeof maker, id: string) => screenOf(who, id).rows.map(({ html }) => html)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  undoFor(60)
})
afterEach(() => {
  db.delete(drafts).run()
  vi.useRealTimers()
})

test('nobody else sees or hears of a sent message until its time is over; then its files are there too', async () => {
  const { id } = make()
  const draft = await keepMessage(client, workOf(id), formWith('x', new File(['abc'], 'a.txt')))
  const before = mailsTo(makerRow.email).length
  send(client, id, 'Too *soon*', { draftId: draft.id })
  expect(screenOf(client, id).outgoing).toMatchObject([
    { html: '<p>Too *soon*</p>', files: [{ name: 'a.txt' }], until: start + 60_000, left: 60_000 },
  ])
  sendAllDue(start + 59_999)
  expect(seenBy(maker, id)).toEqual([])
  expect(screenOf(maker, id).outgoing).toEqual([])
  expect(attachmentsOf(maker, workOf(id)).rows).toEqual([])
  expect(noticeOn(makerRow.id, id)).toBeUndefined()
  expect(mailsTo(makerRow.email)).toHaveLength(before)
  vi.setSystemTime(start + 60_000)
  sendAllDue()
  expect(screenOf(maker, id).rows).toMatchObject([
    { html: '<p>Too *soon*</p>', createdAt: start + 60_000, files: [{ name: 'a.txt' }] },
  ])
  expect(noticeOn(makerRow.id, id)).toMatchObject({ type: 'request_message' })
  expect(mailsTo(makerRow.email)).toHaveLength(before + 1)
  expect(screenOf(client, id).outgoing).toEqual([])
  // Once.
  sendAllDue()
  expect(seenBy(maker, id)).toHaveLength(1)
})

test('the words of one that is taken back, its files and who is ticked are a draft again, before what was begun since', async () => {
  const { id, conversationId } = make()
  const form = formWith('x', new File(['abc'], 'a.txt'))
  const { id: draftId } = await keepMessage(client, workOf(id), form)
  const message = send(client, id, 'Too *soon*', { draftId, mention: [makerRow.id] })
  takeBack(client, { work: workOf(id), id: message })
  expect(screenOf(client, id).form).toMatchObject({
    words: 'Too *soon*',
    mentioned: [makerRow.id],
    files: [{ name: 'a.txt' }],
  })
  const again = send(client, id, 'First', {
    draftId: findDraft(db, client, messageDraftKey(conversationId))?.id,
  })
  await keepMessage(client, workOf(id), formWith('Second'))
  takeBack(client, { work: workOf(id), id: again })
  expect(screenOf(client, id).form).toMatchObject({
    words: 'First\n\nSecond',
    files: [{ name: 'a.txt' }],
  })
  sendAllDue(start + 60_000)
  expect(seenBy(maker, id)).toEqual([])
})

test('one that is taken back brings no more files into a draft than a draft can have: it stays as it was sent', async () => {
  const { id, conversationId } = make()
  const files = (n: number, of: string) =>
    Array.from({ length: n }, (_, i) => new File(['x'], `${of}${i}.txt`))
  const { id: draftId } = await keepMessage(client, workOf(id), formWith('x', ...files(30, 'a')))
  const message = send(client, id, 'First', { draftId })
  await keepMessage(client, workOf(id), formWith('Second', ...files(11, 'b')))
  expect(catchError(() => takeBack(client, { work: workOf(id), id: message }))).toMatchObject({
    ...{ code: 'draft-many-files', status: 413, values: { most: 40 } },
  })
  const { form, outgoing } = screenOf(client, id)
  expect([form.words, form.files.length]).toEqual(['Second', 11])
  expect(outgoing.map(({ html, files: sent }) => [html, sent.length])).toEqual([
    ['<p>First</p>', 30],
  ])
  // With one less there is room.
  const one = findDraft(db, client, messageDraftKey(conversationId))?.files[0]?.id ?? ''
  const less = formWith('Second')
  less.set('forget', one)
  await keepMessage(client, workOf(id), less)
  takeBack(client, { work: workOf(id), id: message })
  expect(screenOf(client, id).form.files).toHaveLength(40)
})

test('a sent message goes out at once when its sender says so, or goes on with what comes after it', () => {
  const { id } = make()
  const work = workOf(id)
  expect(sendNow(client, { work, id: send(client, id, 'One') })).toEqual(expect.any(String))
  expect(seenBy(maker, id)).toEqual(['<p>One</p>'])
  expect(sendNow(client, { work, id: 'gone' })).toBeNull()
  send(maker, id, 'Two')
  changeRequestStatus(maker, { requestId: id, action: 'delivered', version: 1 })
  expect(seenBy(client, id)).toEqual(['<p>One</p>', '<p>Two</p>', expect.any(String)])
})

test('nobody else takes a sent message back or lets it out; later nobody does', () => {
  const { id } = make()
  const at = { work: workOf(id), id: send(client, id, 'Done') }
  expect(takeBack(maker, at)).toBeNull()
  expect(sendNow(maker, at)).toBeNull()
  expect(catchError(() => takeBack(stranger, at))).toMatchObject({ code: 'not-found' })
  expect(catchError(() => sendNow(stranger, at))).toMatchObject({ code: 'not-found' })
  sendAllDue(start + 60_000)
  expect(takeBack(client, at)).toBeNull()
  expect(seenBy(maker, id)).toEqual(['<p>Done</p>'])
})

test('someone who may not open the work any more sends nothing there: their words are a draft again', () => {
  const request = make()
  send(maker, request.id, 'Too late')
  const role = { organization: false, role: 'user' } as const
  db.update(users).set(role).where(eq(users.id, makerRow.id)).run()
  sendAllDue(start + 60_000)
  db.update(users).set({ organization: true }).where(eq(users.id, makerRow.id)).run()
  expect(seenBy(client, request.id)).toEqual([])
  expect(screenOf(maker, request.id).form.words).toBe('Too late')
})

test('REQ-65 after it is taken back nothing counts as changed, but what others post since is new', () => {
  const { id } = make()
  sendNow(maker, { work: workOf(id), id: send(maker, id, 'Early') })
  const message = send(client, id, 'Too soon')
  takeBack(client, { work: workOf(id), id: message })
  expect(unsentMessage(client, workOf(id), none)).toMatchObject({ changed: null, newer: [] })
  sendNow(maker, { work: workOf(id), id: send(maker, id, 'Late') })
  expect(unsentMessage(client, workOf(id), none).newer.map(({ html }) => html)).toEqual([
    '<p>Late</p>',
  ])
})

test('a message that cannot go out yet keeps no other, and is tried again', () => {
  const [broken, { id }] = [make(), make()]
  send(client, broken.id, 'Broken')
  send(client, id, 'Whole')
  const row = eq(drafts.userId, client.id)
  sqlite.exec(`create temp trigger broken before insert on messages when new.text = 'Broken'
    begin select raise(abort, 'broken'); end`)
  sendAllDue(start + 60_000)
  expect(seenBy(maker, id)).toEqual(['<p>Whole</p>'])
  expect(db.select().from(drafts).where(row).all()).toMatchObject([{ sendAt: start + 120_000 }])
  // The longer it fails, the less often it is tried; at least once an hour.
  sendAllDue(start + 120_000)
  expect(db.select().from(drafts).where(row).all()).toMatchObject([{ sendAt: start + 240_000 }])
  const day = start + 24 * 60 * 60_000
  sendAllDue(day)
  expect(db.select().from(drafts).where(row).all()).toMatchObject([{ sendAt: day + 3_600_000 }])
  sqlite.exec('drop trigger broken')
  sendAllDue(day + 3_600_000)
  expect(seenBy(maker, broken.id)).toEqual(['<p>Broken</p>'])
})

test('neither taking back nor deleting looks through all notifications or drafts', async () => {
  const { id } = make()
  const message = send(client, id, 'Too soon')
  const plans = plansOf(() => takeBack(client, { work: workOf(id), id: message }))
  send(client, id, 'Too soon')
  plans.push(...plansOf(() => sendAllDue(start + 60_000)))
  await keepMessage(client, workOf(id), formWith('x'))
  const gone: Promise<void>[] = []
  plans.push(...plansOf(() => gone.push(deleteRequest(admin, id))))
  await Promise.all(gone)
  const whole = plans.filter(({ steps }) =>
    steps.some((step) => /^SCAN [a-z]+ ?(?!.*VIRTUAL)/.test(step)),
  )
  expect(whole.map(({ text }) => text)).toEqual([])
  expect(plans.map(({ text }) => text).join()).toMatch(/from "drafts".*"draft_key" in/)
})

test('a message stays when the account of its sender is closed meanwhile', async () => {
  const { id } = make()
  const gone = makeUser({ role: 'client', fullName: 'Runa Falk' })
  db.update(requests).set({ userId: gone.id }).where(eq(requests.id, id)).run()
  send(actorOf(gone), id, 'Before I go')
  await deleteUser(admin, { id: gone.id })
  expect(seenBy(maker, id)).toEqual(['<p>Before I go</p>'])
})

test('what waits takes its room in the conversation, and stands in the order it was said', () => {
  const { id, conversationId } = make()
  const work = workOf(id)
  const file = { name: 'a.txt', type: 'text/plain', size: 4, uploaderId: client.id }
  send(client, id, 'One')
  const waiting = db.select().from(drafts).where(eq(drafts.userId, client.id)).get()?.id ?? ''
  for (let n = 1; n < limits.filesOfConversation; n += 1) {
    giveFile({ draftId: waiting, field: 'files' }, file)
  }
  const draftId = newId()
  const place = messageDraftKey(conversationId)
  const draft = { id: draftId, userId: client.id, draftKey: place, values: {}, savedAt: start }
  db.insert(drafts).values(draft).run()
  for (let n = 0; n < 2; n += 1) giveFile({ draftId, field: 'files' }, file)
  expect(catchError(() => send(client, id, 'Two', { draftId }))).toMatchObject({
    code: 'files-full',
  })
  const two = send(client, id, 'Two')
  // One that waits is no draft to write another into.
  const three = send(client, id, 'Three', { draftId: two })
  expect(three).not.toBe(two)
  sendNow(client, { work, id: two })
  expect(seenBy(maker, id)).toEqual(['<p>One</p>', '<p>Two</p>'])
  undoFor(0)
  send(client, id, 'Four')
  expect(seenBy(maker, id).slice(2)).toEqual(['<p>Three</p>', '<p>Four</p>'])
})

test('no more than twenty messages of somebody wait, wherever: the oldest goes out with the next', () => {
  const [first, { id }] = [make(), make()]
  send(client, first.id, 'First')
  for (let n = 1; n < limits.outgoing; n += 1) send(client, id, `${n}`)
  expect(seenBy(maker, first.id)).toEqual([])
  send(client, id, 'Next')
  expect(seenBy(maker, first.id)).toEqual(['<p>First</p>'])
  expect(seenBy(maker, id)).toEqual([])
  expect(db.select().from(drafts).all()).toHaveLength(limits.outgoing)
})
