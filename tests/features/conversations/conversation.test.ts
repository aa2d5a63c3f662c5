import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultOf } from '#tests/fixtures/faults'
import { noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import {
  attachments,
  cannedResponses,
  mail,
  messages,
  noteAttachments,
  notes,
  requestFollowers,
  requests,
  users,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addNote } from '~/features/conversations/add-note.server'
import { archivedFiles, openAttachment } from '~/features/conversations/attachments.server'
import { cannedText } from '~/features/conversations/canned.server'
import { countsOf } from '~/features/conversations/counts.server'
import { editNote } from '~/features/conversations/edit-note.server'
import { keepNoteFiles } from '~/features/conversations/keep-note-files.server'
import { keepMessage, keepNote } from '~/features/conversations/keep-written.server'
import { messagesOf, unsentMessage } from '~/features/conversations/messages-screen.server'
import { noteForm, notesOf } from '~/features/conversations/notes-screen.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { openGround } from '~/features/grounds/grounds.server'
import { newJudge } from '~/features/live/judge.server'
import { markSeen } from '~/features/notifications/mark-seen.server'
import { approveFromMail } from '~/features/requests/approve-from-mail.server'
import { approvePath, linkIn } from '~/features/requests/approve-link.server'
import { changeStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'

const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ravi Okonjo' }))
const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const client = actorOf(clientRow)
const makerRow = makeEmployee({ fullName: 'Elif Varga' })
const maker = actorOf(makerRow)
const stranger = actorOf(makeUser({ role: 'client' }))
const type = makeType()

const start = Date.UTC(2026, 10, 22, 9)
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const make = () => storeRequest(type, clientRow.id, { assigneeId: makerRow.id })
const none = new URLSearchParams()
const screenOf = (who: Member, id: string) => messagesOf(who, workOf(id), none)

/** Sends what the screen of somebody would send now. */
function send(who: Member, id: string, text: string, more: object = {}) {
  const { seen, version } = screenOf(who, id).form
  const form = { text, format: 'text' as const, tell: [], draftId: null, seen, version }
  return sendMessage(who, { work: workOf(id), ...form, ...more }).messageId
}

const formWith = (text: string, ...files: File[]) => {
  const form = new FormData()
  form.set('text', text)
  for (const file of files) form.append('files', file)
  return form
}

/** What somebody was notified of about a request, last. */
const noticeOn = (userId: string, id: string) =>
  noticesOf(userId).findLast(({ origin }) => origin === id)

const mailsTo = (to: string) =>
  db
    .select()
    .from(mail)
    .where(and(eq(mail.to, to)))
    .all()

describe('messages', () => {
  test('REQ-54 a message stands with its sender and the moment', () => {
    const { id } = make()
    send(client, id, 'Coats first.')
    expect(screenOf(maker, id).rows).toMatchObject([
      { sender: 'Nadia Hollis', createdAt: start, html: '<p>Coats first.</p>', kind: 'message' },
    ])
  })

  test('it is nobody’s who may not open the request', () => {
    const { id } = make()
    expect(faultOf(() => send(stranger, id, 'Hello'))).toMatchObject({ code: 'not-found' })
  })

  test('NOTIF-09 NOTIF-07 the others hear of it, who sent it does not; its place is the message', () => {
    const { id } = make()
    const message = send(client, id, 'Coats first.')
    const notice = noticeOn(makerRow.id, id)
    const to = `/requests/${id}?v=2#message-${message}`
    expect(notice).toMatchObject({ type: 'request_message', origin: id, urlParams: to })
    expect(noticesOf(clientRow.id).filter(({ origin }) => origin === id)).toEqual([])
    const [written] = mailsTo(makerRow.email).slice(-1)
    expect(written?.message).toContain('> Coats first.')
    expect(written?.nextAttemptAt).toBe(start + 60_000)
    markSeen(makerRow.id, new URL(`http://localhost/requests/${id}`))
    expect(noticeOn(makerRow.id, id)?.viewed).toBe(false)
    markSeen(makerRow.id, new URL(`http://localhost/requests/${id}?v=2`))
    expect(noticeOn(makerRow.id, id)?.viewed).toBe(true)
  })

  test.each([
    ['a name in the text', '@Elif Varga look', []],
    ['a box', 'look', [makerRow.id]],
  ])('NOTIF-13 REQ-57 %s mentions a participant, and nobody else', (_, text, tell) => {
    const { id } = make()
    send(client, id, `${text} @Ravi Okonjo`, { tell: [...tell, admin.id, stranger.id] })
    expect(noticeOn(makerRow.id, id)?.type).toBe('request_message_mentioned')
    const of = ({ origin }: { origin: string }) => origin === id
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
    const stored = db
      .select()
      .from(attachments)
      .where(eq(attachments.conversationId, conversationId))
      .all()
    expect(stored).toMatchObject([{ folder: 'attachments', name: 'offer.pdf', size: 10 }])
    expect(screenOf(client, id)).toMatchObject({
      rows: [{ files: [{ name: 'offer.pdf' }] }],
      form: { words: '', files: [] },
    })
  })

  test('one without anything is refused, a form sent twice counts once', () => {
    const { id } = make()
    expect(faultOf(() => send(client, id, ' \n '))).toMatchObject({
      code: 'message-empty',
      field: 'text',
    })
    const { seen, version } = screenOf(client, id).form
    const submission = { key: newId(), scope: client.id }
    const first = send(client, id, 'Once', { submission, seen, version })
    expect(send(client, id, 'Once', { submission, seen, version })).toBe(first)
    expect(screenOf(client, id).rows).toHaveLength(1)
  })

  test('who follows is looked up once, however many they are', () => {
    const { id } = make()
    const follow = () => ({ requestId: id, userId: makeEmployee().id })
    const rows = [follow(), follow(), follow(), { requestId: id, userId: stranger.id }]
    db.insert(requestFollowers).values(rows).run()
    const { seen, version } = screenOf(client, id).form
    const asked = vi.spyOn(sqlite, 'prepare')
    const words = { text: 'Hello', format: 'text' as const, tell: [], draftId: null }
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
    expect(faultOf(again)).toMatchObject({ code: 'conversation-moved', status: 409 })
    const unsent = unsentMessage(client, workOf(id), none)
    expect(unsent.newer.map((entry) => entry.id)).toEqual([reply])
    expect(unsent.changed).toBeNull()
    changeStatus(maker, { requestId: id, action: 'paused', version })
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
    changeStatus(maker, { requestId: id, action: 'paused', version: 1 })
    const late = () => send(client, id, 'Three', { version })
    expect(faultOf(late)).toMatchObject({ code: 'conversation-moved' })
    transaction((tx) => postStatus(tx, { conversationId, senderId: null, text: 'was reopened' }))
    const later = () => send(client, id, 'Three', { seen, version: 2 })
    expect(faultOf(later)).toMatchObject({ code: 'conversation-moved' })
  })
})

describe('undo', () => {
  test('for a minute: message, notification and mail go, words and files are a draft again', async () => {
    const { id } = make()
    const draft = await keepMessage(client, workOf(id), formWith('x', new File(['abc'], 'a.txt')))
    const before = mailsTo(makerRow.email).length
    const message = send(client, id, 'Too *soon*', { draftId: draft.id })
    expect(screenOf(client, id).rows[0]?.undoUntil).toBe(start + 60_000)
    expect(screenOf(maker, id).rows[0]?.undoUntil).toBeNull()
    expect(faultOf(() => takeBack(maker, { work: workOf(id), id: message }))).toMatchObject({
      code: 'not-found',
    })
    takeBack(client, { work: workOf(id), id: message })
    expect(screenOf(maker, id).rows).toEqual([])
    expect(noticesOf(makerRow.id).filter(({ origin }) => origin === id)).toEqual([])
    expect(mailsTo(makerRow.email)).toHaveLength(before)
    expect(screenOf(client, id).form).toMatchObject({
      words: 'Too *soon*',
      files: [{ name: 'a.txt' }],
    })
  })

  test('REQ-65 then nothing is said to have changed, but what others post since is new', () => {
    const { id } = make()
    send(maker, id, 'Early')
    takeBack(client, { work: workOf(id), id: send(client, id, 'Too soon') })
    expect(unsentMessage(client, workOf(id), none)).toMatchObject({ changed: null, newer: [] })
    const since = send(maker, id, 'Late')
    expect(unsentMessage(client, workOf(id), none).newer.map((entry) => entry.id)).toEqual([since])
  })

  test('REQ-65 who saw it last and it is gone has still seen what was there before', () => {
    const { id } = make()
    send(maker, id, 'Early')
    const message = send(maker, id, 'Too soon')
    const { seen, version } = screenOf(client, id).form
    expect(seen).toBe(message)
    takeBack(maker, { work: workOf(id), id: message })
    const stale = { seen, version }
    send(client, id, 'One', stale)
    send(maker, id, 'Late')
    expect(faultOf(() => send(client, id, 'Two', stale))).toMatchObject({
      code: 'conversation-moved',
    })
  })

  test('later it is refused', () => {
    const { id } = make()
    const message = send(client, id, 'Done')
    vi.setSystemTime(start + 60_000)
    expect(faultOf(() => takeBack(client, { work: workOf(id), id: message }))).toMatchObject({
      code: 'message-too-late',
      status: 409,
    })
  })

  test('REQ-50 not for the words that changes were asked for with: the move stays, so do they', () => {
    const { id } = make()
    changeStatus(maker, { requestId: id, action: 'delivered', version: 1 })
    const asked = { requestId: id, action: 'ask_for_changes', version: 2 } as const
    changeStatus(client, { ...asked, message: 'Larger' })
    const words = screenOf(client, id).rows.at(-1)
    expect(words).toMatchObject({ html: '<p>Larger</p>', undoUntil: null })
    expect(
      faultOf(() => takeBack(client, { work: workOf(id), id: words?.id ?? '' })),
    ).toMatchObject({
      code: 'message-too-late',
    })
  })

  test('neither it nor deleting looks through all notifications or drafts', async () => {
    const { id } = make()
    const message = send(client, id, 'Too soon')
    const plans = plansOf(() => takeBack(client, { work: workOf(id), id: message }))
    await keepMessage(client, workOf(id), formWith('x'))
    const gone: Promise<void>[] = []
    plans.push(...plansOf(() => gone.push(deleteRequest(admin, id))))
    await Promise.all(gone)
    const whole = plans.filter(({ steps }) => steps.some((step) => /^SCAN [a-z]/.test(step)))
    expect(whole.map(({ text }) => text)).toEqual([])
    expect(plans.map(({ text }) => text).join()).toMatch(/from "drafts".*"place" in/)
  })
})

describe('notes', () => {
  const note = (text: string, id: string, by = admin) =>
    addNote(by, { work: workOf(id), text, format: 'text', tell: [], draftId: null }).noteId

  test('REQ-59 NOTIF-11 staff write them, staff who work on it hear of them', () => {
    const { id } = make()
    const noteId = note('Spell-check prices.', id)
    expect(noticeOn(makerRow.id, id)).toMatchObject({
      type: 'request_note',
      urlParams: `/requests/${id}?v=notes#note-${noteId}`,
    })
    expect(notesOf(maker, workOf(id)).rows).toMatchObject([
      { author: 'Ravi Okonjo', html: '<p>Spell-check prices.</p>', edited: false, mayEdit: false },
    ])
    expect(faultOf(() => note('Mine', id, client))).toMatchObject({ code: 'not-found' })
    expect(faultOf(() => notesOf(client, workOf(id)))).toMatchObject({ code: 'not-found' })
  })

  test('NOTIF-15 NOTIF-16 a mention tells staff, never a client, also when it names them', () => {
    const { id } = make()
    const before = mailsTo(clientRow.email).length
    note('@Elif Varga and @Nadia Hollis', id)
    expect(noticeOn(makerRow.id, id)?.type).toBe('request_note_mentioned')
    expect(noticesOf(clientRow.id).filter(({ origin }) => origin === id)).toEqual([])
    expect(mailsTo(clientRow.email)).toHaveLength(before)
  })

  test('REQ-60 whose own request it is reads none of them, also when they became staff', async () => {
    const row = makeUser({ role: 'client', fullName: 'Ines Aubry' })
    const { id } = storeRequest(type, row.id, { assigneeId: row.id })
    db.update(users).set({ organization: true }).where(eq(users.id, row.id)).run()
    const own = actorOf({ ...row, organization: true })
    const draft = await keepNote(admin, workOf(id), formWith('x', new File(['abc'], 'own.txt')))
    const words = { work: workOf(id), text: '@Ines Aubry', format: 'text' as const }
    const { noteId } = addNote(admin, { ...words, tell: [row.id], draftId: draft.id })
    const file = db.select().from(noteAttachments).where(eq(noteAttachments.noteId, noteId)).get()
    const refused = [
      faultOf(() => notesOf(own, workOf(id))).code,
      faultOf(() => editNote(own, { ...words, id: noteId, version: 1 })).code,
      faultOf(() => note('Mine', id, own)).code,
      faultOf(() => openAttachment(own, { work: workOf(id), id: file?.id ?? '' })).code,
    ]
    expect(refused).toEqual(Array(4).fill('not-found'))
    expect(archivedFiles(own, workOf(id)).files).toEqual([])
    expect(findRequest(own, id).may.notes).toBe(false)
    expect(countsOf(own, workOf(id))).not.toHaveProperty('notes')
    expect(newJudge()(own, `request_notes:${id}`)).toBe(false)
    expect(noticesOf(row.id)).toEqual([])
    expect(mailsTo(row.email)).toEqual([])
    expect(notesOf(admin, workOf(id))).toMatchObject({ rows: [{ files: [{ name: 'own.txt' }] }] })
    expect(JSON.stringify(notesOf(admin, workOf(id)))).not.toContain(row.id)
    expect(newJudge()(maker, `request_notes:${id}`)).toBe(true)
  })

  test('REQ-61 its author edits it; then it says so, and an older form is told', () => {
    const { id } = make()
    const noteId = note('One', id)
    const edit = (by: Member, text: string, version: number) =>
      editNote(by, { work: workOf(id), id: noteId, text, format: 'text', version })
    expect(faultOf(() => edit(maker, 'Two', 1))).toMatchObject({ code: 'forbidden' })
    edit(admin, 'Two', 1)
    expect(notesOf(admin, workOf(id)).rows[0]).toMatchObject({ html: '<p>Two</p>', edited: true })
    expect(faultOf(() => edit(admin, 'Three', 1))).toMatchObject({ code: 'stale', status: 409 })
  })
})

describe('the files of a note', () => {
  const added = async (id: string, ...names: string[]) => {
    const form = formWith('x', ...names.map((name) => new File(['abc'], name)))
    const draft = await keepNote(admin, workOf(id), form)
    const words = { text: 'One', format: 'text' as const, tell: [], draftId: draft.id }
    return addNote(admin, { work: workOf(id), ...words }).noteId
  }
  const shown = (id: string) => notesOf(admin, workOf(id)).rows[0]?.files ?? []
  const change = (id: string, noteId: string, more: object) =>
    editNote(admin, {
      ...{ work: workOf(id), id: noteId, text: 'One', format: 'text', version: 1 },
      ...more,
    })

  test('REQ-61 are added and removed when it is edited, its words alone stay', async () => {
    const { id } = make()
    const noteId = await added(id, 'old.txt', 'kept.txt')
    const at = { work: workOf(id), id: noteId }
    const form = formWith('', new File(['abc'], 'new.txt'))
    const { id: draftId } = await keepNoteFiles(admin, at, form)
    expect(noteForm(admin, at).added).toMatchObject([{ name: 'new.txt' }])
    const drop = shown(id)
      .filter(({ name }) => name === 'old.txt')
      .map((file) => file.id)
    expect(change(id, noteId, { drop, draftId })).toHaveLength(1)
    expect(shown(id).map(({ name }) => name)).toEqual(['kept.txt', 'new.txt'])
    expect(notesOf(admin, workOf(id)).rows[0]).toMatchObject({ html: '<p>One</p>', edited: true })
    expect(noteForm(admin, at).added).toEqual([])
  })

  test('of another note are not touched, and nobody else adds one', async () => {
    const { id } = make()
    const [first, second] = [await added(id, 'a.txt'), await added(id, 'b.txt')]
    const [file] = shown(id)
    expect(change(id, second, { drop: [file?.id ?? ''] })).toEqual([])
    expect(shown(id)).toHaveLength(1)
    const at = { work: workOf(id), id: first }
    const form = formWith('', new File(['abc'], 'new.txt'))
    await expect(keepNoteFiles(maker, at, form)).rejects.toMatchObject({ status: 403 })
    await expect(keepNoteFiles(client, at, form)).rejects.toMatchObject({ code: 'not-found' })
    const all = shown(id).map((one) => one.id)
    const bare = () => change(id, first, { text: '', drop: all })
    expect(faultOf(bare)).toMatchObject({ code: 'message-empty' })
    expect(shown(id)).toHaveLength(1)
  })
})

describe('CANNED-06 canned responses', () => {
  const text =
    '{{client.fullName}} {{request.number}} {{request.type}} {{ staff.fullName }} {{order.number}} {{constructor}} [[day]]'
  const id = newId()
  const at = { created: start, updated: start }
  db.insert(cannedResponses)
    .values({
      id,
      type: 'request',
      name: 'Hello',
      text,
      createdAt: at.created,
      updatedAt: at.updated,
    })
    .run()

  test('variables are replaced, what is unknown stays and does not leave', () => {
    const made = make()
    const ground = openGround(db, maker, workOf(made.id))
    const filled = `Nadia Hollis ${made.number} ${type.name} Elif Varga {{order.number}} {{constructor}} [[day]]`
    expect(cannedText(maker, ground, id)).toBe(filled)
    expect(cannedText(client, ground, id)).toBeNull()
    const query = new URLSearchParams({ canned: id })
    expect(messagesOf(maker, workOf(made.id), query).form.words).toBe(filled)
    expect(faultOf(() => send(maker, made.id, filled))).toMatchObject({
      code: 'message-blanks',
      values: { blanks: '{{order.number}}, {{constructor}}, [[day]]' },
    })
    send(client, made.id, '[[client]]')
  })
})

describe('approving from a mail', () => {
  const delivered = () => {
    const made = make()
    changeStatus(maker, { requestId: made.id, action: 'delivered', version: 1 })
    const written = mailsTo(clientRow.email).at(-1)
    const path = /\/requests\/\S+?approve\S+/.exec(written?.message ?? '')?.[0] ?? ''
    const link = linkIn(new URL(path, 'http://localhost').searchParams)
    return { ...made, link, written }
  }
  const statusOf = (id: string) =>
    db.select().from(requests).where(eq(requests.id, id)).get()?.status

  test('its client gets a link that completes the request once', () => {
    const { id, link, written, conversationId } = delivered()
    expect(written?.template).toBe('request-delivered')
    approveFromMail(id, link)
    expect(statusOf(id)).toBe('completed')
    const [last] = db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .all()
      .slice(-1)
    expect(last).toMatchObject({ senderId: clientRow.id, text: 'approved the request' })
    expect(faultOf(() => approveFromMail(id, link))).toMatchObject({ code: 'approve-over' })
  })

  test('not one that was made up, is of another request, too old, or of an earlier delivery', () => {
    const { id, link } = delivered()
    const bad = { code: 'not-found' }
    expect(faultOf(() => approveFromMail(id, { ...link, code: 'x' }))).toMatchObject(bad)
    expect(faultOf(() => approveFromMail(id, { ...link, until: '9999999999999' }))).toMatchObject(
      bad,
    )
    expect(faultOf(() => approveFromMail(delivered().id, link))).toMatchObject(bad)
    vi.setSystemTime(start + 15 * 24 * 60 * 60 * 1000)
    expect(faultOf(() => approveFromMail(id, link))).toMatchObject({ code: 'approve-over' })
    vi.setSystemTime(start)
    const other = { id, userId: clientRow.id, deliveredAt: start - 1 }
    const earlier = linkIn(new URL(approvePath(other), 'http://localhost').searchParams)
    expect(faultOf(() => approveFromMail(id, earlier))).toMatchObject({ code: 'approve-over' })
    // What lies in a mailbox that they have no more is nobody's to approve by.
    const move = (email: string) =>
      db.update(users).set({ email }).where(eq(users.id, clientRow.id)).run()
    move('moved@example.com')
    expect(faultOf(() => approveFromMail(id, link))).toMatchObject(bad)
    move(clientRow.email)
    expect(statusOf(id)).toBe('pending_review')
  })
})

test('REQ-53 deleting a request takes its messages, notes, drafts and files with it', async () => {
  const { id, conversationId } = make()
  const draft = await keepMessage(client, workOf(id), formWith('x', new File(['abc'], 'a.txt')))
  send(client, id, 'x', { draftId: draft.id })
  const noted = await keepNote(admin, workOf(id), formWith('y', new File(['abc'], 'b.txt')))
  addNote(admin, { work: workOf(id), text: 'y', format: 'text', tell: [], draftId: noted.id })
  const begun = await keepMessage(maker, workOf(id), formWith('z', new File(['abc'], 'c.txt')))
  const kept = [...draft.files, ...noted.files, ...begun.files]
  const stored = () => Promise.all(kept.map(({ folder, file }) => files.stat(folder, file)))
  expect((await stored()).filter(Boolean)).toHaveLength(3)
  await deleteRequest(admin, id)
  expect((await stored()).filter(Boolean)).toHaveLength(0)
  for (const table of [messages, notes, attachments]) {
    const left = db.select().from(table).where(eq(table.conversationId, conversationId)).all()
    expect(left).toEqual([])
  }
})
