import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { usedFiles } from '#tests/fixtures/files'
import { noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { fileUses, users } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { archivedFiles, openAttachment } from '~/features/conversations/attachments.server'
import { countsOf } from '~/features/conversations/counts.server'
import { editNote } from '~/features/conversations/edit-note.server'
import { keepNoteFiles } from '~/features/conversations/keep-note-files.server'
import { noteForm, notesOf } from '~/features/conversations/notes-screen.server'
import { keepNote } from '~/features/conversations/save-message-draft.server'
import { topicAuthorizer } from '~/features/live/topic-authorizer.server'
import { findRequest } from '~/features/requests/find-request.server'
import type { Member } from '~/permissions/vocabulary'
import { formWith, mailsTo, makeStudio, noticeOn, start } from './world'

const { admin, client, clientRow, make, maker, makerRow, type } = makeStudio()

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('notes', () => {
  const note = (text: string, id: string, by = admin) =>
    addNote(by, { work: workOf(id), text, format: 'text', mention: [], draftId: '' }).noteId

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
    expect(catchError(() => note('Mine', id, client))).toMatchObject({ code: 'not-found' })
    expect(catchError(() => notesOf(client, workOf(id)))).toMatchObject({ code: 'not-found' })
  })

  test('NOTIF-15 NOTIF-16 a mention tells staff, never a client, also when it names them', () => {
    const { id } = make()
    const before = mailsTo(clientRow.email).length
    note('@Elif Varga and @Nadia Hollis', id)
    expect(noticeOn(makerRow.id, id)?.type).toBe('request_note_mentioned')
    expect(noticesOf(clientRow.id).filter(({ subject }) => subject === id)).toEqual([])
    expect(mailsTo(clientRow.email)).toHaveLength(before)
  })

  test('REQ-60 whose own request it is reads none of them, also when they became staff', async () => {
    const row = makeUser({ role: 'client', fullName: 'Ines Aubry' })
    const { id } = storeRequest(type, row.id, { assigneeId: row.id })
    db.update(users).set({ organization: true }).where(eq(users.id, row.id)).run()
    const own = actorOf({ ...row, organization: true })
    const draft = await keepNote(admin, workOf(id), formWith('x', new File(['abc'], 'own.txt')))
    const words = { work: workOf(id), text: '@Ines Aubry', format: 'text' as const }
    const { noteId } = addNote(admin, { ...words, mention: [row.id], draftId: draft.id })
    const [file] = usedFiles(eq(fileUses.noteId, noteId))
    const refused = [
      catchError(() => notesOf(own, workOf(id))).code,
      catchError(() => editNote(own, { ...words, id: noteId, version: 1 })).code,
      catchError(() => note('Mine', id, own)).code,
      catchError(() => openAttachment(own, { work: workOf(id), id: file?.id ?? '' })).code,
    ]
    expect(refused).toEqual(Array(4).fill('not-found'))
    expect([...archivedFiles(own, workOf(id)).files]).toEqual([])
    expect(findRequest(own, id).may.notes).toBe(false)
    expect(countsOf(own, workOf(id))).not.toHaveProperty('notes')
    expect(topicAuthorizer()(own, `request_notes:${id}`)).toBe(false)
    expect(noticesOf(row.id)).toEqual([])
    expect(mailsTo(row.email)).toEqual([])
    expect(notesOf(admin, workOf(id))).toMatchObject({ rows: [{ files: [{ name: 'own.txt' }] }] })
    expect(JSON.stringify(notesOf(admin, workOf(id)))).not.toContain(row.id)
    expect(topicAuthorizer()(maker, `request_notes:${id}`)).toBe(true)
  })

  test('REQ-61 what comes back from a plain field as it was keeps its looks', () => {
    const { id } = make()
    const words = { work: workOf(id), format: 'html' as const, mention: [], draftId: '' }
    const html = '<p>Check <strong>prices</strong></p>'
    const { noteId } = addNote(admin, { ...words, text: html })
    const save = (text: string, version: number) =>
      editNote(admin, { work: workOf(id), id: noteId, text, format: 'text', version })
    save('Check prices', 1)
    expect(noteForm(admin, { work: workOf(id), id: noteId })).toMatchObject({ html, version: 1 })
    save('Check all prices', 1)
    expect(noteForm(admin, { work: workOf(id), id: noteId }).html).toBe('<p>Check all prices</p>')
  })

  test('REQ-61 its author edits it; then it says so, and an older form is told', () => {
    const { id } = make()
    const noteId = note('One', id)
    const edit = (by: Member, text: string, version: number) =>
      editNote(by, { work: workOf(id), id: noteId, text, format: 'text', version })
    expect(catchError(() => edit(maker, 'Two', 1))).toMatchObject({ code: 'forbidden' })
    edit(admin, 'Two', 1)
    expect(notesOf(admin, workOf(id)).rows[0]).toMatchObject({ html: '<p>Two</p>', edited: true })
    expect(catchError(() => edit(admin, 'Three', 1))).toMatchObject({ code: 'stale', status: 409 })
  })
})

describe('the files of a note', () => {
  const added = async (id: string, ...names: string[]) => {
    const form = formWith('x', ...names.map((name) => new File(['abc'], name)))
    const draft = await keepNote(admin, workOf(id), form)
    const words = { text: 'One', format: 'text' as const, mention: [], draftId: draft.id }
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
    expect(catchError(bare)).toMatchObject({ code: 'message-empty' })
    expect(shown(id)).toHaveLength(1)
  })
})
