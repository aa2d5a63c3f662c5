import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editPageNote, saveCopy } from '#tests/fixtures/edits'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makeCollaborator,
  makeNote,
  makePage,
  makeProject,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { collaborators, contentSheets, liveEvents, pageNotes, users } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { deletePageNote } from '~/features/pages/delete-page-note.server'
import { listPageNotes } from '~/features/pages/list-page-notes.server'
import * as copyRoute from '~/routes/editor/notes/copy'
import * as notesRoute from '~/routes/editor/notes/notes'

function world() {
  const owner = makeUser()
  const friend = makeUser({ fullName: 'Wren Pine' })
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id)
  makeCollaborator(project.id, friend.id)
  const at = { projectId: project.id, pageId: page.id }
  return { owner, friend, project, page, at, params: { id: project.id, page: page.id } }
}

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (domainError) {
    if (domainError instanceof DomainError) return `${domainError.status} ${domainError.code}`
    throw domainError
  }
  return 'done'
}
const notesOf = (pageId: string) =>
  db.select().from(pageNotes).where(eq(pageNotes.pageId, pageId)).all()
const copyOf = (pageId: string) =>
  db.select().from(contentSheets).where(eq(contentSheets.pageId, pageId)).get()

test('PAGE-23 HIST-02 a URL or text is saved as the content sheet of the page', async () => {
  const { owner, friend, params, page } = world()
  const cookie = await signIn(friend)
  const save = (form: Record<string, string>) =>
    callAction(copyRoute.action, { url: '/x', params, cookie, form })
  expect(await save({ url: ' docs.example.com/words ', text: '', version: '0' })).toMatchObject({
    status: 303,
    location: `/projects/${params.id}?p=${page.id}`,
  })
  expect(copyOf(page.id)).toMatchObject({ url: 'docs.example.com/words', text: null, version: 1 })
  const saved = await save({ text: 'One\r\nTwo\u0000', version: '1' })
  expect(saved.status).toBe(303)
  expect(copyOf(page.id)).toMatchObject({ url: null, text: 'One\nTwo', version: 2 })
  const shown = await callLoader(copyRoute.loader, {
    url: '/x',
    params,
    cookie: await signIn(owner),
  })
  expect(shown.data).toMatchObject({ url: '', text: 'One\nTwo', link: null, version: 2 })
  expect(historyOf(page.id)).toEqual(['created', 'updated'])
})

test('PAGE-24 neither URL nor text is refused; what was there stays', async () => {
  const { friend, params, page } = world()
  const cookie = await signIn(friend)
  const answer = await callAction(copyRoute.action, {
    url: '/x',
    params,
    cookie,
    form: { url: '  ', text: '\n', version: '0' },
  })
  expect(answer).toMatchObject({ status: 400, data: { error: { code: 'copy-empty' } } })
  expect(JSON.stringify(answer.data)).toContain('Please provide url or copy.')
  expect(copyOf(page.id)).toBeUndefined()
})

test('PAGE-23 an address that is not public is refused beside its field and kept', async () => {
  const { friend, params, page } = world()
  const cookie = await signIn(friend)
  for (const url of ['http://localhost/x', 'javascript:alert(1)', 'no words']) {
    const answer = await callAction(copyRoute.action, { url: '/x', params, cookie, form: { url } })
    expect(answer.status).toBe(400)
    expect(answer.data).toMatchObject({
      result: { initialValue: { url }, error: { url: ['Must be a valid URL'] } },
    })
  }
  expect(copyOf(page.id)).toBeUndefined()
})

test('PAGE-23 a stale sheet is refused and nothing is lost; guests have none', () => {
  const { owner, friend, at, page } = world()
  saveCopy(actorOf(owner), { ...at, url: '', text: 'Theirs', version: 0 })
  const mine = () => saveCopy(actorOf(friend), { ...at, url: '', text: 'Mine', version: 0 })
  expect(codeOf(mine)).toBe('409 stale')
  expect(copyOf(page.id)?.text).toBe('Theirs')
  const free = makeProject()
  const freePage = makePage(free.id)
  const work = () =>
    saveCopy(guest(free.id), { projectId: free.id, pageId: freePage.id, url: '', text: 'x' })
  expect(codeOf(work)).toBe('403 forbidden')
})

test('PAGE-25 HIST-02 collaborators and staff leave notes; a double click leaves one', async () => {
  const { friend, params, page, project } = world()
  const cookie = await signIn(friend)
  const form = { text: 'Make it <b>bold</b>', key: 'k1' }
  const add = () => callAction(notesRoute.action, { url: '/x', params, cookie, form })
  const [first] = await Promise.all([add(), add()])
  expect(first).toMatchObject({
    status: 303,
    location: `/projects/${project.id}/pages/${page.id}/notes`,
  })
  const staff = makeEmployee({ manageProjects: true })
  addPageNote(actorOf(staff), { projectId: project.id, pageId: page.id, text: 'Noted' })
  const stored = notesOf(page.id)
  expect(stored).toHaveLength(2)
  expect(historyOf(stored[0]?.id ?? '')).toEqual(['created'])
  expect(db.select().from(liveEvents).all().at(-1)?.topic).toBe(`project:${project.id}`)
  const { data } = await callLoader(notesRoute.loader, { url: '/x', params, cookie })
  expect(data.notes).toMatchObject([
    { author: staff.fullName, text: 'Noted', mayEdit: false, mayDelete: false },
    { author: 'Wren Pine', text: 'Make it <b>bold</b>', mayEdit: true, edited: false },
  ])
})

test.each([
  ['', 'This field is required'],
  [' \n ', 'This field is required'],
  ['x'.repeat(5_001), 'Must be at most 5000 characters in length'],
])('PAGE-25 a note of %.5j is refused', async (text, error) => {
  const { friend, params, page } = world()
  const answer = await callAction(notesRoute.action, {
    url: '/x',
    params,
    cookie: await signIn(friend),
    form: { text },
  })
  expect(answer).toMatchObject({ status: 400, data: { result: { error: { text: [error] } } } })
  expect(notesOf(page.id)).toEqual([])
})

test('PAGE-25 one edits and deletes one’s own note; an admin any; a stranger sees none', () => {
  const { owner, friend, at, page } = world()
  const admin = actorOf(makeUser({ role: 'admin' }))
  const { noteId } = addPageNote(actorOf(friend), { ...at, text: 'First' })
  const note = { ...at, noteId }
  expect(codeOf(() => editPageNote(actorOf(owner), { ...note, text: 'No' }))).toBe('403 forbidden')
  expect(codeOf(() => deletePageNote(actorOf(owner), note))).toBe('403 forbidden')
  expect(codeOf(() => deletePageNote(actorOf(makeUser()), note))).toBe('404 not-found')
  editPageNote(actorOf(friend), { ...note, text: 'Second', version: 1 })
  expect(notesOf(page.id)).toMatchObject([{ text: 'Second', version: 2 }])
  expect(listPageNotes(actorOf(owner), at.projectId, at.pageId, null).notes).toMatchObject([
    { edited: true },
  ])
  const stale = () => editPageNote(admin, { ...note, text: 'Late', version: 1 })
  expect(codeOf(stale)).toBe('409 stale')
  deletePageNote(admin, note)
  expect(notesOf(page.id)).toEqual([])
  expect(historyOf(noteId)).toEqual(['created', 'updated', 'deleted'])
})

test('PAGE-25 the owner deletes a visitor’s comment, and nobody rewrites it', () => {
  const { owner, friend, at, page } = world()
  const { id: noteId } = makeNote(page.id, { visitorName: 'Wren', text: 'Nice' })
  const note = { ...at, noteId }
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(codeOf(() => editPageNote(admin, { ...note, text: 'Awful' }))).toBe('403 forbidden')
  expect(codeOf(() => deletePageNote(actorOf(friend), note))).toBe('403 forbidden')
  deletePageNote(actorOf(owner), note)
  expect(notesOf(page.id)).toEqual([])
})

test('PAGE-25 the notes of somebody who left stay with their name; of a deleted user without', () => {
  const { owner, friend, at } = world()
  addPageNote(actorOf(friend), { ...at, text: 'Before I go' })
  db.delete(collaborators).where(eq(collaborators.userId, friend.id)).run()
  const authors = () =>
    listPageNotes(actorOf(owner), at.projectId, at.pageId, null).notes.map((note) => note.author)
  expect(authors()).toEqual(['Wren Pine'])
  expect(codeOf(() => listPageNotes(actorOf(friend), at.projectId, at.pageId, null))).toBe(
    '404 not-found',
  )
  db.delete(users).where(eq(users.id, friend.id)).run()
  expect(authors()).toEqual(['Deleted user'])
})

test('PAGE-25 many notes turn pages', () => {
  const { owner, at, page } = world()
  const made = Array.from({ length: 45 }, () => makeNote(page.id))
  const seen: string[] = []
  let place: { after: string } | null = null
  for (;;) {
    const list = listPageNotes(actorOf(owner), at.projectId, at.pageId, place)
    seen.push(...list.notes.map((note) => note.id))
    if (!list.next) break
    place = { after: list.next }
  }
  expect(new Set(seen)).toEqual(new Set(made.map((note) => note.id)))
  expect(seen).toHaveLength(45)
})
