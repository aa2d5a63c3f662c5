import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { usedFiles } from '#tests/fixtures/files'
import { noticesOf } from '#tests/fixtures/notifications'
import { undoFor } from '#tests/fixtures/outgoing'
import { makeEmployee } from '#tests/fixtures/people'
import { workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { fileUses, messages, notes, requestFollowers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addNote } from '~/features/conversations/add-note.server'
import { unsentMessage } from '~/features/conversations/messages-screen.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { keepMessage, keepNote } from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { markOpened } from '~/features/notifications/mark-opened.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { formWith, mailsTo, makeStudio, noticeOn, screenOf, send, start } from './world'

const { admin, client, clientRow, make, maker, makerRow, stranger } = makeStudio()

const none = new URLSearchParams()
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('messages', () => {
  test('REQ-54 a message is shown with its sender and the moment', () => {
    const { id } = make()
    send(client, id, 'Coats first.')
    expect(screenOf(maker, id).rows).toMatchObject([
      { sender: 'Nadia Hollis', createdAt: start, html: '<p>Coats first.</p>', kind: 'message' },
    ])
  })

  test('it is nobody’s who may not open the request', () => {
    const { id } = make()
    expect(catchError(() => send(stranger, id, 'Hello'))).toMatchObject({ code: 'not-found' })
  })

  test('NOTIF-09 NOTIF-07 the others hear of it, who sent it does not; its place is the message', () => {
    const { id } = make()
    const message = send(client, id, 'Coats first.')
    const notice = noticeOn(makerRow.id, id)
    const to = `/requests/${id}?v=2#message-${message}`
    expect(notice).toMatchObject({ type: 'request_message', subject: id, urlParams: to })
    expect(noticesOf(clientRow.id).filter(({ subject }) => subject === id)).toEqual([])
    const [written] = mailsTo(makerRow.email).slice(-1)
    expect(written?.message).toContain('> Coats first.')
    expect(written?.nextAttemptAt).toBe(start)
    markOpened(makerRow.id, new URL(`http://localhost/requests/${id}`))
    expect(noticeOn(makerRow.id, id)?.viewed).toBe(false)
    markOpened(makerRow.id, new URL(`http://localhost/requests/${id}?v=2`))
    expect(noticeOn(makerRow.id, id)?.viewed).toBe(true)
  })

  test.each([
    ['a name in the text', '@Elif Varga look', []],
    ['a box', 'look', [makerRow.id]],
  ])('NOTIF-13 REQ-57 %s mentions a participant, and nobody else', (_, text, mention) => {
    const { id } = make()
    send(client, id, `${text} @Ravi Okonjo`, { mention: [...mention, admin.id, stranger.id] })
    expect(noticeOn(makerRow.id, id)?.type).toBe('request_message_mentioned')
    const of = ({ subject }: { subject: string }) => subject === id
    expect([...noticesOf(admin.id), ...noticesOf(stranger.id)].filter(of)).toEqual([])
    const html = screenOf(client, id).rows[0]?.html
    expect(html).toContain(`data-mention="${makerRow.id}">@Elif Varga</span>`)
    expect(html).not.toContain(admin.id)
  })

  test('REQ-56 FILE-06 its files go with it, into the folder attachments', async () => {
    const { id, conversationId } = make()
    const draft = await keepMessage(
      client,
      workOf(id),
      formWith('See this', new File(['%PDF-1.4 x'], 'offer.pdf')),
    )
    send(client, id, 'See this', { draftId: draft.id })
    const stored = usedFiles(eq(fileUses.conversationId, conversationId))
    expect(stored).toMatchObject([{ folder: 'attachments', name: 'offer.pdf', size: 10 }])
    expect(screenOf(client, id)).toMatchObject({
      rows: [{ files: [{ name: 'offer.pdf' }] }],
      form: { words: '', files: [] },
    })
  })

  test('one without anything is refused, a form sent twice counts once', () => {
    const { id } = make()
    expect(catchError(() => send(client, id, ' \n '))).toMatchObject({
      code: 'message-empty',
      field: 'text',
    })
    const { seen, version } = screenOf(client, id).form
    const idempotencyKey = { key: newId(), scope: client.id }
    const first = send(client, id, 'Once', { idempotencyKey, seen, version })
    expect(send(client, id, 'Once', { idempotencyKey, seen, version })).toBe(first)
    expect(screenOf(client, id).rows).toHaveLength(1)
  })

  test('followers are looked up once, however many they are', () => {
    const { id } = make()
    const follow = () => ({ requestId: id, userId: makeEmployee().id })
    const rows = [follow(), follow(), follow(), { requestId: id, userId: stranger.id }]
    db.insert(requestFollowers).values(rows).run()
    const { seen, version } = screenOf(client, id).form
    const asked = vi.spyOn(db.$client, 'prepare')
    const words = { text: 'Hello', format: 'text' as const, mention: [], draftId: '' }
    sendMessage(client, { work: workOf(id), ...words, seen, version })
    const texts = asked.mock.calls.map(([text]) => text)
    asked.mockRestore()
    expect(rows.map(({ userId }) => noticesOf(userId).length)).toEqual([1, 1, 1, 0])
    expect(texts.filter((text) => /from "request_followers"/.test(text))).toHaveLength(1)
  })

  test('what others wrote is new until it was looked at', () => {
    const { id } = make()
    screenOf(maker, id)
    vi.setSystemTime(start + 1000)
    send(client, id, 'Hello')
    expect(screenOf(maker, id).rows.map(({ isNew }) => isNew)).toEqual([true])
    expect(screenOf(maker, id).rows.map(({ isNew }) => isNew)).toEqual([false])
  })
})

describe('REQ-65 something happened meanwhile', () => {
  test('a reply: nothing is sent, the reply is shown, the words and files are kept', async () => {
    const { id } = make()
    const { seen, version } = screenOf(client, id).form
    const reply = send(maker, id, 'I moved the pin.')
    const form = formWith('Then I approve', new File(['GIF89a'], 'ferry.gif'))
    form.set('seen', seen)
    form.set('version', String(version))
    const draft = await keepMessage(client, workOf(id), form)
    const stale = { seen, version, draftId: draft.id }
    const again = () => send(client, id, 'Then I approve', stale)
    expect(catchError(again)).toMatchObject({ code: 'conversation-moved', status: 409 })
    const unsent = unsentMessage(client, workOf(id), none)
    expect(unsent.newer.map((entry) => entry.id)).toEqual([reply])
    expect(unsent.changed).toBeNull()
    changeRequestStatus(maker, { requestId: id, action: 'paused', version })
    const changed = { from: version, to: version + 1, status: 'paused' }
    expect(unsentMessage(client, workOf(id), none).changed).toEqual(changed)
    expect(unsent.form).toMatchObject({ words: 'Then I approve', files: [{ name: 'ferry.gif' }] })
    send(client, id, 'Then I approve', { draftId: draft.id })
    expect(screenOf(client, id).rows.map(({ files }) => files.length)).toEqual([0, 0, 1])
  })

  test('a change of the status; one’s own messages change nothing', () => {
    const { id, conversationId } = make()
    const { seen, version } = screenOf(client, id).form
    send(client, id, 'One')
    send(client, id, 'Two', { seen, version })
    changeRequestStatus(maker, { requestId: id, action: 'paused', version: 1 })
    const late = () => send(client, id, 'Three', { version })
    expect(catchError(late)).toMatchObject({ code: 'conversation-moved' })
    transaction((tx) => postStatus(tx, { conversationId, senderId: null, text: 'was reopened' }))
    const later = () => send(client, id, 'Three', { seen, version: 2 })
    expect(catchError(later)).toMatchObject({ code: 'conversation-moved' })
  })
})

test('REQ-50 the words that changes were asked for with are there at once: the move stays, so do they', () => {
  undoFor(60)
  const { id } = make()
  changeRequestStatus(maker, { requestId: id, action: 'delivered', version: 1 })
  const asked = { requestId: id, action: 'ask_for_changes', version: 2 } as const
  changeRequestStatus(client, { ...asked, message: 'Larger' })
  undoFor(0)
  expect(screenOf(maker, id).rows.at(-1)).toMatchObject({ html: '<p>Larger</p>' })
})

test('REQ-53 deleting a request takes its messages, notes, drafts and files with it', async () => {
  const { id, conversationId } = make()
  const draft = await keepMessage(client, workOf(id), formWith('x', new File(['abc'], 'a.txt')))
  send(client, id, 'x', { draftId: draft.id })
  const noted = await keepNote(admin, workOf(id), formWith('y', new File(['abc'], 'b.txt')))
  addNote(admin, { work: workOf(id), text: 'y', format: 'text', mention: [], draftId: noted.id })
  const begun = await keepMessage(maker, workOf(id), formWith('z', new File(['abc'], 'c.txt')))
  const kept = [...draft.files, ...noted.files, ...begun.files]
  const stored = () => Promise.all(kept.map(({ folder, file }) => files.stat(folder, file)))
  expect((await stored()).filter(Boolean)).toHaveLength(3)
  await deleteRequest(admin, id)
  expect((await stored()).filter(Boolean)).toHaveLength(0)
  for (const table of [messages, notes, fileUses]) {
    const left = db.select().from(table).where(eq(table.conversationId, conversationId)).all()
    expect(left).toEqual([])
  }
})
