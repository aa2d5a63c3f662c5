import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { callAction, callLoader } from '#tests/fixtures/http'
import { mailsTo, noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  historyOf,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pageApprovals, pageNotes, pages, sections } from '~/db/schema'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { listPageNotes } from '~/features/pages/list-page-notes.server'
import { markComment } from '~/features/pages/mark-comment.server'
import { approvedPages } from '~/features/pages/page-approvals.server'
import { addComment } from '~/features/share/add-comment.server'
import { approvePage } from '~/features/share/approve-page.server'
import { findShareLink } from '~/features/share/find-share.server'
import { sharedPage } from '~/features/share/shared-page.server'
import { switchShare } from '~/features/share/switch-share.server'
import { limits } from '~/permissions/limits'
import * as pageRoute from '~/routes/share/shared-page'
import { loader as website } from '~/routes/share/website'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(() => {
  makePanel({ id: 'hero-scene', name: 'Scene', builtIn: true })
})

function world() {
  const owner = makeUser({ fullName: 'Odile Owner' })
  const actor = actorOf(owner)
  const project = makeProject({ ownerId: owner.id, name: '<b>Northgood</b>' })
  const page = makePage(project.id, { name: '<script>alert(1)</script>', revision: 14 })
  const section = makeSection(page, { panelId: 'hero-scene', orientation: 'left', color: 'light' })
  switchShare(actor, { projectId: project.id, step: 'on', comments: true })
  const token = findShareLink(actor, project.id).token ?? ''
  const at = { projectId: project.id, pageId: page.id }
  return { owner, actor, project, page, section, token, at, visit: { token, pageId: page.id } }
}

let sender = 0
const comment = (visit: ReturnType<typeof world>['visit'], more = {}) =>
  addComment({ ...visit, name: 'Maya', text: 'Larger', address: `7.0.0.${sender++}`, ...more }) ??
  ''
const approve = (visit: ReturnType<typeof world>['visit'], more = {}) =>
  approvePage({ ...visit, name: 'Maya', revision: 14, address: `7.0.0.${sender++}`, ...more })
const said = (token: string, page: string) =>
  sharedPage(token, page, { chosen: null, from: 0 }).said
const framed = async (token: string, page: string, query = 'frame=1440') => {
  const url = `/share/${token}/${page}/website?${query}`
  const answer = await callLoader(website, { url, params: { token, page } })
  return { html: (await answer.response?.text()) ?? '', headers: answer.headers }
}

test('a comment names a section and a place in it; its pin is in the framed page alone', async () => {
  const { visit, section, token, page } = world()
  const id = comment(visit, { section: section.id, place: { x: 3720, y: 1250 } })
  const { html, headers } = await framed(token, page.id)
  expect(html).toContain(`<svg class="pins" data-section="${section.id}"><svg x="37.2%" y="12.5%">`)
  expect(html).toContain(
    `href="/share/${token}/${page.id}?comment=${id}&amp;side=list#comment-${id}" target="_parent"`,
  )
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  const { html: alone, headers: own } = await framed(token, page.id, '')
  expect(alone).not.toContain('class="pins"')
  expect(alone).not.toContain('<!--')
  expect(own.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a framed page leads to other pages at its width, and names of any letters stay inert', async () => {
  const { visit, token, page, project, section } = world()
  comment(visit, { name: '"><img src=x>', text: '<svg onload=alert(1)>', section: section.id })
  const other = makePage(project.id, { name: '"><script>alert(2)</script>' })
  const { html } = await framed(token, page.id, 'frame=768&comment="><b>')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('onload=alert')
  expect(html).not.toContain('<img src=x>')
  expect(html).toContain('<base target="_parent">')
  expect(html).toContain(`?width=768&amp;comment=`)
  expect((await framed(token, other.id)).html).toContain('This page is empty so far.')
})

test('a section of another page cannot be named; of one that is deleted the comment stays', () => {
  const { visit, project, section, token, page } = world()
  const other = makeSection(makePage(project.id), { panelId: 'hero-scene' })
  for (const foreign of [other.id, 'no-such-section']) {
    expect(catchError(() => comment(visit, { section: foreign }))).toMatchObject({
      ...{ code: 'comment-section-gone', status: 409 },
    })
  }
  comment(visit, { section: section.id, place: { x: 1, y: 2 } })
  comment(visit)
  expect(said(token, page.id)?.list.map(({ number, about }) => ({ number, about }))).toEqual([
    { number: 1, about: { id: section.id, number: 1, name: 'Scene' } },
    { number: 2, about: null },
  ])
  db.delete(sections).where(eq(sections.id, section.id)).run()
  expect(said(token, page.id)?.list.map(({ about }) => about)).toEqual(['gone', null])
})

test('visitors see all comments and the answers to them by first name, and no notes', () => {
  const { visit, actor, at, token, page } = world()
  const noteId = comment(visit)
  addPageNote(actor, { ...at, text: 'Among us' })
  const { noteId: answer } = addPageNote(actor, { ...at, text: 'It will be.', answers: noteId })
  addPageNote(actor, { ...at, text: 'On Thursday.', answers: noteId })
  const own = addPageNote(actor, { ...at, text: 'Ours' }).noteId
  expect(catchError(() => addPageNote(actor, { ...at, text: 'x', answers: own })).status).toBe(404)
  expect(said(token, page.id)).toMatchObject({
    count: 1,
    list: [
      {
        ...{ name: 'Maya', text: 'Larger', done: false },
        answers: [
          { text: 'It will be.', by: 'Odile' },
          { text: 'On Thursday.', by: 'Odile' },
        ],
      },
    ],
  })
  expect(JSON.stringify(said(token, page.id))).not.toMatch(/Among us|Ours|Owner/)
  const { notes } = listPageNotes(actor, at.projectId, at.pageId, null)
  expect(notes.map(({ text, answers }) => [text, answers.length])).toEqual([
    ['Ours', 0],
    ['Among us', 0],
    ['Larger', 2],
  ])
  expect(historyOf(answer)).toEqual(['answered'])
})

test('a comment is done and open again for those who edit; a stranger cannot say so, nor of a note', () => {
  const { visit, actor, at, token, page } = world()
  const noteId = comment(visit)
  const friend = makeUser()
  makeCollaborator(at.projectId, friend.id)
  for (const done of [true, true, false]) {
    markComment(actorOf(friend), { ...at, noteId, done })
    expect(said(token, page.id)?.list[0]?.done).toBe(done)
  }
  expect(historyOf(noteId)).toEqual(['left by a visitor', 'marked as done', 'opened again'])
  const stranger = actorOf(makeUser())
  expect(catchError(() => markComment(stranger, { ...at, noteId, done: true })).status).toBe(404)
  const own = addPageNote(actor, { ...at, text: 'Ours' }).noteId
  const marked = () => markComment(actor, { ...at, noteId: own, done: true })
  expect(catchError(marked).status).toBe(404)
})

test('many comments are shown in parts; the chosen one is in the part that is shown', () => {
  const { visit, token, page } = world()
  const ids = Array.from({ length: 45 }, () => comment(visit))
  const numbers = (chosen: string | null, from = 0) => {
    const shown = sharedPage(token, page.id, { chosen, from }).said
    return [shown?.list[0]?.number, shown?.list.length, shown?.earlier, shown?.later]
  }
  expect(numbers(null)).toEqual([41, 5, 21, null])
  expect(numbers(ids[3] ?? '')).toEqual([1, 20, null, 21])
  expect(numbers(null, 21)).toEqual([21, 20, 1, 41])
  expect(numbers('no-such-comment', 900)).toEqual([41, 5, 21, null])
})

test('NOTIF-08 an approval reaches the owner and who works on it, once', () => {
  const { visit, owner, project, page } = world()
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  const idempotencyKey = { key: 'one-form', scope: 'x' }
  approve(visit, { idempotencyKey })
  approve(visit, { idempotencyKey })
  // The same name again, in another form.
  approve(visit)
  for (const person of [owner, friend]) {
    expect(noticesOf(person.id)).toMatchObject([{ type: 'project_approved', subject: project.id }])
    expect(listNotifications(actorOf(person)).rows).toMatchObject([{ who: 'Visitor Maya' }])
    const [mail, ...more] = mailsTo(person.email)
    expect(more).toEqual([])
    expect(mail?.message).toContain('version 14')
  }
  const [row] = db.select().from(pageApprovals).where(eq(pageApprovals.pageId, page.id)).all()
  expect(historyOf(row?.id ?? '')).toEqual(['approved by a visitor'])
  expect(approvedPages(project.id)).toEqual([page.id])
})

test('two who approve at once are both named; a page that changed since can be approved again', () => {
  const { visit, token, page, project, actor, at } = world()
  approve(visit)
  approve(visit, { name: 'Jonas' })
  const approval = () => said(token, page.id)?.approval
  expect(approval()).toMatchObject({ names: ['Maya', 'Jonas'], others: 0, revision: 14 })
  db.update(pages).set({ revision: 15 }).where(eq(pages.id, page.id)).run()
  expect(approvedPages(project.id)).toEqual([])
  expect(listPageNotes(actor, at.projectId, at.pageId, null)).toMatchObject({
    ...{ revision: 15, approval: { revision: 14 } },
  })
  expect(catchError(() => approve(visit))).toMatchObject({ code: 'page-changed', status: 409 })
  approve(visit, { revision: 15 })
  expect(approval()).toMatchObject({ names: ['Maya'], revision: 15 })
})

test('an approval of another version says which it is now, and keeps the name', async () => {
  const { token, page } = world()
  const post = (form: Record<string, string>) =>
    callAction(pageRoute.action, {
      url: `/share/${token}/${page.id}`,
      params: { token, page: page.id },
      form: { part: 'approve', ...form },
      address: `7.1.0.${sender++}`,
    })
  const stale = await post({ name: 'Maya', revision: '13' })
  expect(stale).toMatchObject({ status: 409, data: { result: { initialValue: { name: 'Maya' } } } })
  expect(JSON.stringify(stale.data)).toContain('it is version 14 now, and you saw version 13')
  expect(await post({ name: '', revision: '14' })).toMatchObject({ status: 400 })
  expect(await post({ name: 'Maya', revision: 'x' })).toMatchObject({ status: 400 })
  expect(await post({ name: 'Bot', revision: '14', website: 'x' })).toMatchObject({ status: 303 })
  expect(db.select().from(pageApprovals).where(eq(pageApprovals.pageId, page.id)).all()).toEqual([])
  expect((await post({ name: 'Maya', revision: '14' })).location).toBe(`/share/${token}/${page.id}`)
})

test('approvals count as comments do, are kept to a number, and need the same switch', () => {
  const { visit, token, page, project, actor } = world()
  const address = '7.2.0.1'
  for (let n = 0; n < 10; n++) approve(visit, { name: `Visitor ${n}`, address })
  expect(catchError(() => approve(visit, { name: 'One more', address })).status).toBe(429)
  expect(catchError(() => comment(visit, { address })).status).toBe(429)
  const old = { pageId: page.id, revision: 1, createdAt: 1 }
  db.insert(pageApprovals)
    .values(
      Array.from({ length: limits.approvalsOfPage }, (_, n) => ({
        ...{ ...old, id: `old-${page.id}-${n}`, visitorName: `Old ${n}` },
      })),
    )
    .run()
  approve(visit, { name: 'Newest' })
  const kept = db.select().from(pageApprovals).where(eq(pageApprovals.pageId, page.id)).all()
  expect(kept).toHaveLength(limits.approvalsOfPage)
  expect(kept.some(({ visitorName }) => visitorName === 'Newest')).toBe(true)
  switchShare(actor, { projectId: project.id, step: 'save', comments: false })
  expect(catchError(() => approve(visit))).toMatchObject({ code: 'comments-off', status: 403 })
  expect(said(token, page.id)).toBeNull()
})

test('answers count among the notes that a page takes', () => {
  const { visit, actor, at, page } = world()
  const noteId = comment(visit)
  const rest = limits.notesOfPage - 1
  const row = { pageId: page.id, text: 'x', createdAt: 1 }
  db.insert(pageNotes)
    .values(Array.from({ length: rest }, (_, n) => ({ ...row, id: `${page.id}-${n}` })))
    .run()
  const answer = () => addPageNote(actor, { ...at, text: 'Late', answers: noteId })
  expect(catchError(answer)).toMatchObject({ code: 'notes-full', status: 409 })
})

test('what a visitor wrote on a page that was deleted meanwhile comes back, with the way to the others', async () => {
  const { token, page, project, actor } = world()
  makePage(project.id, { name: 'Home' })
  deletePage(actor, { projectId: project.id, pageId: page.id })
  const sent = await callAction(pageRoute.action, {
    url: `/share/${token}/${page.id}`,
    params: { token, page: page.id },
    form: { part: 'comment', name: 'Maya', text: 'Larger, please' },
  })
  expect(sent.status).toBe(404)
  expect(JSON.stringify(sent.data)).toContain('Larger, please')
  expect(JSON.stringify(sent.data)).toContain('This page was deleted in the meantime.')
  const shown = await callLoader(pageRoute.loader, {
    url: `/share/${token}/${page.id}`,
    params: { token, page: page.id },
  })
  expect([shown.status, shown.data.page, shown.data.gone]).toEqual([404, null, true])
  expect(shown.data.navigation).toMatchObject([{ name: 'Home' }])
})

test('where comments are off, a page shows no pins of those that were left before', async () => {
  const { token, page, section, project, actor, visit } = world()
  const id = comment(visit, { section: section.id, place: { x: 5_000, y: 5_000 } })
  expect((await framed(token, page.id)).html).toContain(`data-comment="${id}"`)
  switchShare(actor, { projectId: project.id, step: 'save', comments: false })
  expect((await framed(token, page.id)).html).not.toContain('data-comment')
})
