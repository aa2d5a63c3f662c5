import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { giveFile, usedFiles } from '#tests/fixtures/files'
import { makeProfile, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { undoFor } from '#tests/fixtures/outgoing'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeMember } from '#tests/fixtures/vault'
import { storeConversation, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, fileUses, logHistory, messages, notes, requestFollowers, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addNote } from '~/features/conversations/add-note.server'
import {
  archivedFiles,
  attachmentsOf,
  attachmentToDelete,
  openAttachment,
} from '~/features/conversations/attachments.server'
import { countsOf } from '~/features/conversations/counts.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { editNote } from '~/features/conversations/edit-note.server'
import { messagesById } from '~/features/conversations/list-messages.server'
import { findNote, listNotes } from '~/features/conversations/notes.server'
import { noteForm } from '~/features/conversations/notes-screen.server'
import {
  namesToMention,
  noteReadersOf,
  participantsOf,
  staffPeople,
} from '~/features/conversations/participants.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { keepMessage } from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { getParticipants, openWorkItem } from '~/features/work-item-base/work-items.server'
import { newId } from '~/platform/ids.server'
import { formWith, makeStudio, send, start } from './world'

const { admin, client, clientRow, make, maker, makerRow, stranger, type } = makeStudio()

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const noteOn = (id: string, text: string, by = admin, draftId = '') =>
  addNote(by, { work: workOf(id), text, format: 'text', mention: [], draftId }).noteId

/** Two requests of the same client, each with a message, a note and a file of both. */
async function twoRequests() {
  const [one, other] = [make(), make()]
  const fill = async ({ conversationId }: typeof one) => {
    const said = await storeConversation(conversationId, clientRow.id, makerRow.id)
    const file = { name: 'n.txt', type: 'text/plain', uploaderId: makerRow.id }
    const { id: noteFile } = giveFile({ noteId: said.note }, file)
    return { ...said, noteFile }
  }
  return { one, other, said: await fill(one), elsewhere: await fill(other) }
}

test('REQ-58 an entry of another conversation is not there, no matter who may open both', async () => {
  const { one, said, elsewhere } = await twoRequests()
  const work = workOf(one.id)
  const workItem = openWorkItem(db, maker, work)
  for (const id of [elsewhere.attachment, elsewhere.noteFile]) {
    expect(errorCode(() => openAttachment(maker, { work, id }))).toBe('not-found')
    expect(errorCode(() => attachmentToDelete(maker, { work, id }))).toBe('not-found')
    await expect(deleteAttachment(maker, { work, id })).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(openAttachment(maker, { work, id: said.attachment }).noteId).toBeNull()
  expect(openAttachment(maker, { work, id: said.noteFile }).noteId).toBe(said.note)
  expect(errorCode(() => openAttachment(client, { work, id: said.noteFile }))).toBe('not-found')
  expect(errorCode(() => findNote(db, maker, { work, id: elsewhere.note }))).toBe('not-found')
  expect(takeBack(client, { work, id: elsewhere.message })).toBeNull()
  const both = [said.message, elsewhere.message]
  expect(messagesById(client, workItem, both).map(({ id }) => id)).toEqual([said.message])
  expect(messagesById(client, workItem, [])).toEqual([])
  expect(listNotes(maker, work).rows).toMatchObject([
    { id: said.note, author: makerRow.fullName, mayEdit: true, files: [{ id: said.noteFile }] },
  ])
  expect(attachmentsOf(maker, work)).toMatchObject({
    ...{ archived: true, rows: [{ id: said.attachment, who: 'Nadia Hollis' }] },
  })
  const archived = (who: typeof maker) =>
    [...archivedFiles(who, work).files].map(({ name }) => name)
  expect(archived(maker)).toEqual(['brief.pdf', 'notes/n.txt'])
  expect(archived(client)).toEqual(['brief.pdf'])
  expect(countsOf(maker, work)).toEqual({ messages: '1', attachments: '1', notes: '1' })
  expect(countsOf(client, work)).toEqual({ messages: '1', attachments: '1' })
  expect(countsOf(maker, workOf(make().id))).toEqual({})
  for (const who of [stranger, { kind: 'guest', projectId: null } as const]) {
    expect(errorCode(() => attachmentsOf(who, work))).toBe('not-found')
    expect(errorCode(() => archivedFiles(who, work))).toBe('not-found')
    expect(errorCode(() => countsOf(who, work))).toBe('not-found')
    expect(errorCode(() => takeBack(who, { work, id: said.message }))).toBe('not-found')
  }
})

test('REQ-58 a file of a note is deleted by its author and by staff who work there; the others stay', async () => {
  const { one, said, elsewhere } = await twoRequests()
  const work = workOf(one.id)
  const file = { work, id: said.noteFile }
  const colleague = actorOf(makeEmployee())
  expect(attachmentToDelete(maker, file)).toEqual({ name: 'n.txt' })
  expect(catchError(() => attachmentToDelete(colleague, file)).status).toBe(403)
  expect(attachmentsOf(colleague, work).rows[0]?.mayDelete).toBe(false)
  expect(attachmentsOf(client, work).rows[0]?.mayDelete).toBe(true)
  await deleteAttachment(maker, file)
  const left = usedFiles(isNotNull(fileUses.noteId)).map(({ id }) => id)
  expect(left).toContain(elsewhere.noteFile)
  expect(left).not.toContain(said.noteFile)
  const told = db.select().from(logHistory).where(eq(logHistory.documentId, said.note)).all()
  expect(told).toMatchObject([{ collection: 'notes', action: 'attachment deleted' }])
  expect(told[0]?.details).toMatchObject({ name: 'n.txt' })
  await deleteAttachment(maker, { work, id: said.attachment })
  expect(attachmentsOf(client, work)).toMatchObject({ rows: [], archived: false })
  expect(usedFiles(eq(fileUses.id, elsewhere.attachment))).toHaveLength(1)
  const ofWork = db.select().from(logHistory).where(eq(logHistory.documentId, one.id)).all()
  expect(ofWork.at(-1)).toMatchObject({
    action: 'attachment deleted',
    details: { name: 'brief.pdf' },
  })
})

test('REQ-57 the participants: client, company, staff who work there, follow or wrote; nobody who left', () => {
  const boss = makeUser({ role: 'client', fullName: 'Boss' })
  const [mate, blind, left] = ['Mate', 'Blind', 'Left'].map((fullName) =>
    makeUser({ role: 'client', fullName }),
  )
  const [follower, wrote, former] = ['Follower', 'Wrote', 'Former'].map((fullName) =>
    makeEmployee({ fullName }),
  )
  const profile = makeProfile(boss.id)
  makeMember(profile.id, mate ?? boss, { work: true })
  makeMember(profile.id, blind ?? boss, { work: false })
  const more = { assigneeId: makerRow.id, companyProfileId: profile.id }
  const { id, conversationId } = storeRequest(type, clientRow.id, more)
  db.insert(requestFollowers)
    .values({ requestId: id, userId: follower?.id ?? '' })
    .run()
  const elsewhere = make()
  const say = (senderId: string | null, where = conversationId) =>
    transaction((tx) => postStatus(tx, { conversationId: where, senderId, text: 'paused it' }))
  for (const sender of [wrote, left, former]) say(sender?.id ?? null)
  say(null)
  say(admin.id, elsewhere.conversationId)
  db.update(users)
    .set({ organization: false })
    .where(eq(users.id, former?.id ?? ''))
    .run()
  const workItem = openWorkItem(db, maker, workOf(id))
  const people = participantsOf(db, workItem)
  expect(people.map(({ name, staff }) => [name, staff])).toEqual([
    ['Boss', false],
    ['Elif Varga', true],
    ['Follower', true],
    ['Mate', false],
    ['Nadia Hollis', false],
    ['Wrote', true],
  ])
  const note = (authorId: string | null, where = conversationId) =>
    db
      .insert(notes)
      .values({ id: newId(), conversationId: where, authorId, html: '', text: '', createdAt: 1 })
      .run()
  for (const author of [wrote, former]) note(author?.id ?? null)
  note(null)
  note(admin.id, elsewhere.conversationId)
  const readers = noteReadersOf(db, workItem, getParticipants(db, workItem))
  expect(readers.toSorted()).toEqual([makerRow.id, follower?.id ?? '', wrote?.id ?? ''].toSorted())
  // Whose own work it is hears of no note, also as staff.
  const own = { ...workItem, userId: wrote?.id ?? null }
  expect(noteReadersOf(db, own, getParticipants(db, workItem))).not.toContain(wrote?.id)
  const offered = staffPeople(db, own).map((person) => person.id)
  expect(offered).toEqual(expect.arrayContaining([makerRow.id, admin.id]))
  for (const who of [wrote, former, clientRow]) expect(offered).not.toContain(who?.id)
  expect(staffPeople(db, { userId: null }).map((person) => person.id)).toContain(wrote?.id)
})

test('REQ-57 people of one name are told apart, to staff by the address of their colleagues', () => {
  const person = (id: string, name: string, staff: boolean) => ({
    ...{ id, name, staff },
    email: `${id}@example.com`,
  })
  const people = [person('a', 'Jo', true), person('b', 'Jo ', false), person('c', 'Ada', false)]
  expect(namesToMention(maker, people)).toEqual([
    { id: 'a', name: 'Jo', note: 'a@example.com' },
    { id: 'b', name: 'Jo ', note: expect.not.stringContaining('@') },
    { id: 'c', name: 'Ada' },
  ])
  expect(JSON.stringify(namesToMention(client, people))).not.toContain('@')
})

test('REQ-54 only who may open the work writes, and a message needs words or a file', async () => {
  const { id, conversationId } = make()
  const guest = { kind: 'guest', projectId: null } as const
  const words = { text: 'Hello', format: 'text' as const, mention: [], draftId: '' }
  const seen = { seen: '', version: 1 }
  const sending = (who: typeof client | typeof guest) => () =>
    sendMessage(who, { work: workOf(id), ...words, ...seen })
  expect(errorCode(sending(guest))).toBe('not-found')
  expect(errorCode(sending(stranger))).toBe('not-found')
  const draft = await keepMessage(client, workOf(id), formWith('', new File(['abc'], 'a.txt')))
  const message = send(client, id, '', { draftId: draft.id })
  expect(db.select().from(messages).where(eq(messages.id, message)).get()).toMatchObject({
    senderId: client.id,
    kind: 'message',
  })
  expect(usedFiles(eq(fileUses.conversationId, conversationId))[0]).toMatchObject({
    messageId: message,
    uploaderId: client.id,
    name: 'a.txt',
    type: expect.any(String),
    createdAt: start,
  })
  expect(db.select().from(drafts).where(eq(drafts.id, draft.id)).all()).toEqual([])
  expect(errorCode(() => send(client, id, 'Dear [[name]]'))).toBeNull()
})

test('a message that is taken back comes before what was begun since, with the files of both', async () => {
  undoFor(60)
  const { id, conversationId } = make()
  const draft = await keepMessage(client, workOf(id), formWith('x', new File(['abc'], 'a.txt')))
  const message = send(client, id, 'Too soon', { draftId: draft.id })
  const begun = await keepMessage(client, workOf(id), formWith('Since', new File(['d'], 'b.txt')))
  takeBack(client, { work: workOf(id), id: message })
  undoFor(0)
  const kept = db.select().from(drafts).where(eq(drafts.userId, client.id)).all()
  expect(kept).toMatchObject([
    {
      id: begun.id,
      values: { text: '<p>Too soon</p><p>Since</p>', format: 'html' },
      savedAt: start,
      sendAt: null,
    },
  ])
  const ofDraft = usedFiles(eq(fileUses.draftId, begun.id))
  expect(ofDraft.map(({ name }) => name).toSorted()).toEqual(['a.txt', 'b.txt'])
  expect(ofDraft.every(({ uploaderId }) => uploaderId === client.id)).toBe(true)
  expect(usedFiles(eq(fileUses.conversationId, conversationId))).toEqual([])
})

test('REQ-61 a note is changed by its author alone; saved as it was, it does not count as changed', () => {
  const { id } = make()
  const noteId = noteOn(id, 'One', maker)
  const at = { work: workOf(id), id: noteId }
  const row = () => db.select().from(notes).where(eq(notes.id, noteId)).get()
  const edit = (text: string, version: number, by = maker) =>
    editNote(by, { ...at, text, format: 'text', version })
  expect(noteForm(maker, at)).toMatchObject({ words: 'One', version: 1, mayEdit: true, files: [] })
  expect(noteForm(admin, at).mayEdit).toBe(false)
  vi.setSystemTime(start + 5)
  expect(edit('One', 1)).toEqual([])
  expect(row()).toMatchObject({ version: 1, editedAt: null })
  expect(publishedBy(() => edit('Two @Ravi Okonjo', 1))).toEqual([`request_notes:${id}`])
  expect(row()).toMatchObject({ version: 2, editedAt: start + 5, text: 'Two @Ravi Okonjo' })
  expect(noticesOf(admin.id).filter(({ dedupeKey }) => dedupeKey === noteId)).toEqual([])
  expect(catchError(() => edit('Three', 2, admin)).status).toBe(403)
  expect(errorCode(() => edit('', 2))).toBe('message-empty')
  expect(errorCode(() => noteOn(id, ' '))).toBe('message-empty')
})
