import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { giveFile } from '#tests/fixtures/files'
import { noticesOf } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import {
  field,
  makeFileAPicture,
  makeType,
  storeConversation,
  storeRequest,
  workOf,
} from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { lastReads, messages, notes, picturePins, rateLimits, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addNote } from '~/features/conversations/add-note.server'
import { addPin, keepPin } from '~/features/conversations/add-pin.server'
import { changesForm } from '~/features/conversations/changes-form.server'
import { cleanHtml } from '~/features/conversations/clean-html.server'
import { countsOf } from '~/features/conversations/counts.server'
import {
  discardMessageDraft,
  restoreWritten,
} from '~/features/conversations/discard-message-draft.server'
import { joined, parseMessage } from '~/features/conversations/message-body.server'
import { messagesOf, unsentMessage } from '~/features/conversations/messages-screen.server'
import { listNotes } from '~/features/conversations/notes.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { postText } from '~/features/conversations/post-text.server'
import { keepChanges, keepMessage } from '~/features/conversations/save-message-draft.server'
import { showAnswers } from '~/features/conversations/show-answers.server'
import { newerThan } from '~/features/conversations/since-seen.server'
import { mostDraftText } from '~/features/drafts/draft'
import type { FileOwner } from '~/features/files/file-uses.server'
import { mostPins } from '~/shared/picture-point'
import { formWith, makeStudio, screenOf, send, start } from './world'

const { admin, client, clientRow, make, maker, makerRow, stranger } = makeStudio()
const none = new URLSearchParams()

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  db.delete(rateLimits).run()
})
afterEach(() => vi.useRealTimers())

const markOf = (userId: string, conversationId: string) =>
  db
    .select()
    .from(lastReads)
    .where(eq(lastReads.conversationId, conversationId))
    .all()
    .find((row) => row.userId === userId)?.readAt

test('REQ-54 what others wrote since one read is new, what one wrote oneself is not; beside nothing is read', () => {
  const { id, conversationId } = make()
  send(maker, id, 'Before anybody read')
  expect(screenOf(client, id).rows.map(({ isNew }) => isNew)).toEqual([false])
  expect(markOf(client.id, conversationId)).toBe(start)
  vi.setSystemTime(start + 1000)
  send(maker, id, 'New')
  const post = (senderId: string) =>
    transaction((tx) => postText(tx, { conversationId, senderId, text: 'From here' }))
  post(client.id)
  const beside = () => messagesOf(client, workOf(id), none, { beside: true }).rows
  expect(beside().map(({ isNew }) => isNew)).toEqual([false, true, false])
  expect(beside().map(({ isNew }) => isNew)).toEqual([false, true, false])
  expect(markOf(client.id, conversationId)).toBe(start)
  screenOf(client, id)
  expect(markOf(client.id, conversationId)).toBe(start + 1000)
  vi.setSystemTime(start + 2000)
  send(client, id, 'Who writes has read')
  expect(markOf(client.id, conversationId)).toBe(start + 2000)
})

test('REQ-54 a deleted sender is shown as deleted; an automatic message has no name', () => {
  const { id, conversationId } = make()
  const post = (text: string, senderId: string | null) =>
    transaction((tx) => postStatus(tx, { conversationId, senderId, text }))
  post('paused the request', maker.id)
  post('paused the request', null)
  const rows = screenOf(client, id).rows
  expect(rows.map(({ sender, kind }) => [sender, kind])).toEqual([
    ['Elif Varga', 'status_change'],
    ['Deleted user', 'status_change'],
  ])
  const word = transaction((tx) =>
    postText(tx, { conversationId, senderId: null, text: 'One\n\nTwo', kind: 'auto' }),
  )
  expect(db.select().from(messages).where(eq(messages.id, word)).get()).toMatchObject({
    ...{ kind: 'auto', html: '<p>One</p><p>Two</p>', text: 'One\n\nTwo' },
  })
})

test('REQ-65 the newest fifty of others’ posts since are shown, also automatic ones', () => {
  const { id, conversationId } = make()
  const all = Array.from({ length: 52 }, (_, n) => {
    vi.setSystemTime(start + n)
    const senderId = n % 2 ? maker.id : null
    return transaction((tx) => postText(tx, { conversationId, senderId, text: `${n}` }))
  })
  const newer = (seen: string, who = client.id) => newerThan(db, { conversationId }, seen, who)
  expect(newer('')).toEqual(all.toReversed().slice(0, 50))
  expect(newer(all[49] ?? '')).toEqual([all[51], all[50]])
  expect(newer(all[49] ?? '', maker.id)).toEqual([all[50]])
  expect(newer(all[51] ?? '')).toEqual([])
  transaction((tx) => postStatus(tx, { conversationId, senderId: maker.id, text: 'paused' }))
  // What a status posts is no message.
  expect(countsOf(client, workOf(id)).messages).toBe('52')
  expect(newerThan(db, make(), '', client.id)).toEqual([])
})

test('REQ-65 a form that is behind says which status came meanwhile, and nothing of it otherwise', async () => {
  const { id, conversationId } = make()
  expect(unsentMessage(client, workOf(id), none)).toMatchObject({ newer: [], changed: null })
  const form = formWith('Then I approve')
  form.set('version', '1')
  await keepMessage(client, workOf(id), form)
  db.update(requests).set({ version: 2 }).where(eq(requests.id, id)).run()
  send(maker, id, 'A word')
  expect(unsentMessage(client, workOf(id), none)).toMatchObject({
    newer: [{ kind: 'message' }],
    changed: { from: 1, to: 2, status: null },
  })
  transaction((tx) => postStatus(tx, { conversationId, senderId: maker.id, text: 'paused it' }))
  expect(unsentMessage(client, workOf(id), none).changed?.status).toBe('in_progress')
  expect(errorCode(() => unsentMessage(stranger, workOf(id), none))).toBe('not-found')
})

test('changes are asked for by whose work it is alone, with the three newest pictures of others', async () => {
  const { id, conversationId } = make()
  for (const who of [maker, admin]) expect(changesForm(who, workOf(id))).toBeNull()
  expect(errorCode(() => changesForm(stranger, workOf(id)))).toBe('not-found')
  await expect(keepChanges(maker, workOf(id), formWith('x'))).rejects.toMatchObject({ status: 403 })
  await expect(
    discardMessageDraft(maker, { work: workOf(id), kind: 'changes' }),
  ).rejects.toMatchObject({
    status: 403,
  })
  const messageId = send(maker, id, 'Here')
  const ofMessage = { conversationId, messageId }
  const other = make()
  const elsewhere = {
    conversationId: other.conversationId,
    messageId: send(maker, other.id, 'Here'),
  }
  const file = (name: string, owner: FileOwner, at: number, more = {}) => {
    vi.setSystemTime(start + at)
    giveFile(owner, { name, type: 'image/png', uploaderId: maker.id, ...more })
  }
  for (const at of [2, 4, 1, 3]) file(`${at}.png`, ofMessage, at)
  file('answer.png', { conversationId, field: 'name' }, 9)
  file('own.png', ofMessage, 9, { uploaderId: client.id })
  file('plan.pdf', ofMessage, 9, { type: 'application/pdf' })
  file('elsewhere.png', elsewhere, 9)
  vi.setSystemTime(start)
  const words = new FormData()
  words.set('message', 'Larger')
  await keepChanges(client, workOf(id), words)
  const shown = changesForm(client, workOf(id))
  expect(shown?.pictures.map(({ name }) => name)).toEqual(['4.png', '3.png', '2.png'])
  expect(shown).toMatchObject({ words: 'Larger', savedAt: start })
})

test('REQ-58 answers stand under the form they were given to, with their files and what is an address', async () => {
  const fields = [
    field({ id: 'site', kind: 'url' }),
    field({ id: 'word', kind: 'text' }),
    field({ id: 'odd', kind: 'url' }),
  ]
  const kind = makeType({}, fields)
  const answers = { site: 'a.example/x', word: 'b.example', odd: 'javascript:alert(1)' }
  const request = storeRequest(kind, clientRow.id, { answers })
  const { conversationId } = request
  for (const [fieldId, name] of [
    ['word', '1.txt'],
    ['site', '2.txt'],
    ['word', '3.txt'],
  ] as const) {
    giveFile({ conversationId, field: fieldId }, { name, folder: 'requests' })
  }
  giveFile({ conversationId, messageId: send(client, request.id, 'x') }, { name: 'message.txt' })
  const read = showAnswers({ formVersionId: kind.versionId, answers, conversationId })
  expect(read.fields).toEqual(fields)
  expect({ ...read.links }).toEqual({ site: 'https://a.example/x' })
  expect(read.files.word?.map(({ name }) => name)).toEqual(['1.txt', '3.txt'])
  expect(Object.keys(read.files).toSorted()).toEqual(['site', 'word'])
  expect(showAnswers({ formVersionId: 'none', answers, conversationId }).fields).toEqual([])
})

test('a pin tells the others, not who set it, and says what is wrong beside its field', async () => {
  const { id, conversationId } = make()
  const said = await storeConversation(conversationId, clientRow.id, makerRow.id)
  await makeFileAPicture(said.attachment)
  const at = { work: workOf(id), id: said.attachment }
  const pin = (who: typeof client, text: string, point: { x: number; y: number } | null) =>
    addPin(who, { ...at, text, point, draftId: '' })
  expect(catchError(() => pin(client, 'x', null))).toMatchObject({ code: 'pin-place', field: 'x' })
  expect(catchError(() => pin(client, ' ', { x: 1, y: 1 }))).toMatchObject({ field: 'text' })
  const typed = { text: 'x', pressed: () => null, figures: null }
  expect(await keepPin(client, at, typed)).toMatchObject({ point: null, pressed: false })
  const { messageId } = pin(client, '@Elif Varga @Nadia Hollis [[size]]', { x: 7, y: 8 })
  const told = (who: string) => noticesOf(who).filter(({ dedupeKey }) => dedupeKey === messageId)
  expect([told(makerRow.id).length, told(clientRow.id).length]).toEqual([1, 0])
  expect(told(makerRow.id)[0]?.type).toBe('request_message_mentioned')
  // Nobody mentions themselves.
  expect(screenOf(client, id).rows.at(-1)?.html).not.toContain(client.id)
  const rows = () => db.select().from(picturePins).where(eq(picturePins.attachmentId, at.id)).all()
  expect(rows()).toMatchObject([{ number: 1, x: 7, y: 8, messageId }])
  for (let n = 1; n < mostPins; n += 1) {
    if (n % 50 === 0) db.delete(rateLimits).run()
    pin(client, 'x', { x: 1, y: 1 })
  }
  db.delete(rateLimits).run()
  expect(catchError(() => pin(client, 'x', { x: 1, y: 1 }))).toMatchObject({
    ...{ code: 'pins-full', values: { most: mostPins } },
  })
})

test('REQ-55 in code and links nothing becomes a mention or a link, behind them it does', () => {
  const people = [
    { id: 'ada', name: ' Ada Finch ' },
    { id: 'nameless', name: ' ' },
  ]
  const mention = '<span class="mention" data-mention="ada">@Ada Finch</span>'
  expect(cleanHtml('<p><code>@Ada Finch</code> @Ada Finch @ you</p>', people)).toBe(
    `<p><code>@Ada Finch</code> ${mention} @ you</p>`,
  )
  expect(cleanHtml('<pre><code>@Ada Finch</code> @Ada Finch</pre><p>@Ada Finch</p>', people)).toBe(
    `<pre><code>@Ada Finch</code> @Ada Finch</pre><p>${mention}</p>`,
  )
  expect(parseMessage({ text: '@Ada Finch', format: 'text' }, people).mentioned).toEqual(['ada'])
})

test('a draft that is thrown away is its writer’s to take back, with its files, behind nothing', async () => {
  const { id } = make()
  const at = { work: workOf(id), kind: 'message' } as const
  expect(restoreWritten(client, at)).toBe(false)
  await keepMessage(client, workOf(id), formWith('Kept', new File(['abc'], 'a.txt')))
  await discardMessageDraft(client, at)
  expect(screenOf(client, id).form).toMatchObject({ words: '', files: [], savedAt: null })
  expect(restoreWritten(maker, at)).toBe(false)
  expect(restoreWritten(client, at)).toBe(true)
  expect(screenOf(client, id).form).toMatchObject({ words: 'Kept', files: [{ name: 'a.txt' }] })
  expect(errorCode(() => restoreWritten(stranger, at))).toBe('not-found')
  expect(errorCode(() => restoreWritten(client, { ...at, kind: 'note' }))).toBe('not-found')
  expect(joined('a'.repeat(mostDraftText - 1), 'b')).toHaveLength(mostDraftText)
  expect(catchError(() => joined('a'.repeat(mostDraftText), 'b'))).toMatchObject({
    ...{ code: 'draft-too-long', status: 413, field: 'text', values: { most: mostDraftText } },
  })
})

test('NOTIF-11 staff who left a note hear of the next one, people mentioned in it only of the mention; of an order too', () => {
  const order = storeOrderRow(makeOrderForm(), clientRow.id, { assigneeId: makerRow.id })
  const work = { kind: 'order', id: order.id } as const
  const note = (by: typeof admin, text: string, mention: string[] = []) =>
    addNote(by, { work, text, format: 'text', mention, draftId: '' }).noteId
  const told = (who: string, cause: string) =>
    noticesOf(who)
      .filter((row) => row.dedupeKey === cause)
      .map((row) => row.type)
  const first = note(admin, 'One')
  expect([told(makerRow.id, first), told(admin.id, first)]).toEqual([['order_note'], []])
  const second = note(maker, 'Two')
  expect(told(admin.id, second)).toEqual(['order_note'])
  const third = note(maker, 'Three', [admin.id])
  expect(told(admin.id, third)).toEqual(['order_note_mentioned'])
  expect(told(clientRow.id, third)).toEqual([])
  expect(listNotes(admin, work).rows.map(({ mayEdit, edited }) => [mayEdit, edited])).toEqual([
    ...[
      [true, false],
      [false, false],
      [false, false],
    ],
  ])
  db.update(notes).set({ authorId: null }).where(eq(notes.id, first)).run()
  expect(listNotes(admin, work).rows[0]).toMatchObject({ author: 'Deleted user', mayEdit: false })
})

test('an empty form answers who wrote last, else who works there, or its client', () => {
  const { id } = make()
  const to = (who: typeof maker) => screenOf(who, id).form.replyTo
  expect([to(client), to(maker), to(admin)]).toEqual(['Elif Varga', 'Nadia Hollis', 'Nadia Hollis'])
  vi.setSystemTime(start + 1)
  send(admin, id, 'Hello')
  expect([to(client), to(admin)]).toEqual(['Ravi Okonjo', 'Nadia Hollis'])
  vi.setSystemTime(start + 2)
  send(client, id, 'Yes')
  expect([to(client), to(maker)]).toEqual(['Ravi Okonjo', 'Nadia Hollis'])
})
