import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent, updatePage } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, historyOf, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { pages, sections } from '~/db/schema'
import { flatten } from '~/editor/tree'
import { addPage } from '~/features/pages/add-page.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { listPages } from '~/features/pages/list-pages.server'
import { movePage } from '~/features/pages/move-page.server'
import {
  addPageSchema,
  movePageSchema,
  updatePageSchema,
} from '~/features/pages/page-schema.server'
import { setHomePage } from '~/features/pages/set-home-page.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { errorText } from '~/messages/errors'

const owner = makeUser()
const me = actorOf(owner)
const row = (id: string) => db.select().from(pages).where(eq(pages.id, id)).get()
const homes = (projectId: string) =>
  db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), eq(pages.home, true)))
    .all()
    .map((page) => page.id)

/** A project of the owner with pages A, B, C …; A is home. */
function setUp(count = 0) {
  const projectId = makeProject({ ownerId: owner.id }).id
  const ids = Array.from({ length: count }, (_, i) => {
    const name = String.fromCharCode(65 + i)
    return addPage(me, { projectId, name }).pageId
  })
  const shown = () =>
    flatten(listPages(me, projectId).tree).map((p) => `${'-'.repeat(p.depth)}${p.name}`)
  return { projectId, ids: ids as [string, string, string, string], shown }
}

test('PAGE-02 the first page becomes the home page, the second does not', () => {
  const { projectId, ids } = setUp(2)
  expect(homes(projectId)).toEqual([ids[0]])
})

test('PAGE-03 HIST-02 a new page has global header and footer and the count before it as order', () => {
  const { ids, shown } = setUp(3)
  ids.forEach((id, order) => {
    expect(row(id)).toMatchObject({ order, header: 'global', footer: 'global', parentId: null })
  })
  expect(shown()).toEqual(['A', 'B', 'C'])
  expect(historyOf(ids[0])).toEqual(['created'])
})

test('PAGE-04 PAGE-05 a page needs a name', () => {
  for (const schema of [addPageSchema, updatePageSchema]) {
    for (const input of [{}, { name: '  ' }]) {
      expect(schema.safeParse(input).error?.issues[0]?.message).toBe('This field is required')
    }
    expect(schema.safeParse({ name: 'x'.repeat(201) }).error?.issues[0]?.message).toBe(
      'Must be at most 200 characters in length',
    )
  }
})

test('a double click adds one page', () => {
  const { projectId, shown } = setUp()
  const input = { projectId, name: 'A', idempotencyKey: sent('same') }
  expect(addPage(me, input)).toEqual(addPage(me, input))
  expect(shown()).toEqual(['A'])
})

test('PAGE-06 a guest adds the first page; the second asks to sign up', () => {
  const projectId = makeProject().id
  const actor = guest(projectId)
  addPage(actor, { projectId, name: 'Home' })
  const error = catchError(() => addPage(actor, { projectId, name: 'Second' }))
  expect(error).toMatchObject({ code: 'sign-up-needed', status: 403 })
  expect(errorText({ code: error.code, details: error })).toContain('Sign up')
  expect(listPages(actor, projectId).pages).toHaveLength(1)
})

test('PAGE-07 a guest sets no parent, no header and no footer', () => {
  const projectId = makeProject().id
  const actor = guest(projectId)
  const { pageId } = addPage(actor, { projectId, name: 'Home' })
  for (const [field, posted] of [
    ['parentId', { parentId: pageId }],
    ['header', { header: 'none' }],
    ['footer', { footer: 'global' }],
  ] as const) {
    const work = () => updatePage(actor, { projectId, pageId, name: 'X', ...posted })
    expect(catchError(work)).toMatchObject({ code: 'sign-up-needed', status: 403, field })
    const add = () => addPage(actor, { projectId, name: 'X', ...posted })
    expect(catchError(add)).toMatchObject({ code: 'sign-up-needed', field })
  }
  updatePage(actor, { projectId, pageId, name: 'Start' })
  expect(row(pageId)).toMatchObject({ name: 'Start', header: 'global' })
})

test('PAGE-09 the dialog saves name, parent, navigation, header and footer', () => {
  const { projectId, ids } = setUp(3)
  const [a, b, c] = ids
  updatePage(me, { projectId, pageId: c, name: 'See', parentId: b, header: 'none', version: 1 })
  expect(row(c)).toMatchObject({ name: 'See', parentId: b, header: 'none', version: 2 })
  updatePage(me, { projectId, pageId: c, name: 'See', nonNavigation: true, parentId: b })
  expect(row(c)).toMatchObject({ nonNavigation: true, parentId: null, header: 'none' })
  updatePage(me, { projectId, pageId: b, name: 'B', parentId: a })
  updatePage(me, { projectId, pageId: b, name: 'B' })
  expect(row(b)?.parentId).toBe(a)
  updatePage(me, { projectId, pageId: b, name: 'B', parentId: null })
  expect(row(b)?.parentId).toBeNull()
  expect(historyOf(c)).toEqual(['created', 'page header changed', 'updated', 'updated'])
})

test('PAGE-19 custom without a panel asks for one; the header change can be undone', () => {
  const { projectId, ids } = setUp(1)
  const at = { projectId, pageId: ids[0] }
  const saved = updatePage(me, { ...at, name: 'A', header: 'custom', footer: 'none' })
  expect(saved).toEqual({ choose: ['header'], home: false })
  expect(row(ids[0])).toMatchObject({ header: 'global', footer: 'none' })
  expect(undoChange(me, at).name).toBe('footer')
  expect(row(ids[0])?.footer).toBe('global')
  expect(addPage(me, { projectId, name: 'B', footer: 'custom', header: 'none' }).choose).toEqual([
    'footer',
  ])
})

test('a stale page form is told what is stored now', () => {
  const { projectId, ids } = setUp(1)
  const input = { projectId, pageId: ids[0], version: row(ids[0])?.version }
  updatePage(me, { ...input, name: 'Theirs' })
  expect(catchError(() => updatePage(me, { ...input, name: 'Mine' }))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { name: 'Theirs', parentId: null, header: 'global', home: true, version: 3 },
  })
  expect(row(ids[0])?.name).toBe('Theirs')
})

test('PAGE-10 PAGE-11 a project has one home page; the new one loses its parent', () => {
  const { projectId, ids } = setUp(3)
  const [a, b, c] = ids
  updatePage(me, { projectId, pageId: b, name: 'B', parentId: a })
  setHomePage(me, { projectId, pageId: b })
  expect(homes(projectId)).toEqual([b])
  expect(row(b)?.parentId).toBeNull()
  expect(historyOf(b).at(-1)).toBe('set as home page')
  expect(updatePage(me, { projectId, pageId: c, name: 'C', home: true }).home).toBe(true)
  expect(homes(projectId)).toEqual([c])
  updatePage(me, { projectId, pageId: c, name: 'C', home: false })
  expect(homes(projectId)).toEqual([c])
  const added = addPage(me, { projectId, name: 'D', home: true, parentId: a })
  expect(homes(projectId)).toEqual([added.pageId])
  expect(row(added.pageId)?.parentId).toBeNull()
})

test('PAGE-11 the database itself refuses a second home page', () => {
  const { projectId } = setUp(2)
  const work = () => sqlite.prepare('update pages set home = 1 where project_id = ?').run(projectId)
  expect(work).toThrow(/UNIQUE/)
  expect(homes(projectId)).toHaveLength(1)
})

test('PAGE-12 PAGE-13 deleting a page makes its children top-level and takes its sections', () => {
  const { projectId, ids, shown } = setUp(4)
  const [, b, c, d] = ids
  updatePage(me, { projectId, pageId: c, name: 'C', parentId: b })
  updatePage(me, { projectId, pageId: d, name: 'D', parentId: c })
  const section = makeSection({ id: b, projectId })
  expect(deletePage(me, { projectId, pageId: b }).next).toBe(ids[0])
  expect(shown()).toEqual(['A', 'C', '-D'])
  expect(row(c)?.parentId).toBeNull()
  expect([ids[0], c, d].map((id) => row(id)?.order)).toEqual([0, 1, 2])
  expect(db.select().from(sections).where(eq(sections.id, section.id)).get()).toBeUndefined()
  expect(historyOf(b).at(-1)).toBe('deleted')
  expect(catchError(() => deletePage(me, { projectId, pageId: b })).status).toBe(404)
})

test('deleting the home page makes the first page that is left the home page', () => {
  const { projectId, ids } = setUp(3)
  const [a, b, c] = ids
  updatePage(me, { projectId, pageId: b, name: 'B', parentId: c })
  expect(deletePage(me, { projectId, pageId: a }).next).toBe(c)
  expect(homes(projectId)).toEqual([c])
  deletePage(me, { projectId, pageId: c })
  expect(homes(projectId)).toEqual([b])
  expect(deletePage(me, { projectId, pageId: b }).next).toBeNull()
  expect(listPages(me, projectId).pages).toEqual([])
})

test('PAGE-14 moving rewrites the order of the pages', () => {
  const { projectId, ids, shown } = setUp(4)
  const [a, b, c, d] = ids
  movePage(me, { projectId, pageId: c, to: 'up' })
  expect(shown()).toEqual(['A', 'C', 'B', 'D'])
  movePage(me, { projectId, pageId: a, to: 'down' })
  expect(shown()).toEqual(['C', 'A', 'B', 'D'])
  movePage(me, { projectId, pageId: d, to: { parentId: null, position: 0 } })
  expect(shown()).toEqual(['D', 'C', 'A', 'B'])
  movePage(me, { projectId, pageId: b, to: { parentId: d, position: 0 } })
  expect(shown()).toEqual(['D', '-B', 'C', 'A'])
  expect([d, b, c, a].map((id) => row(id)?.order)).toEqual([0, 1, 2, 3])
  expect(historyOf(b).at(-1)).toBe('page order updated')
})

test('PAGE-14 a page that is moved to where it is stays there, and the history has nothing of it', () => {
  const { projectId, ids, shown } = setUp(3)
  const [a, b, c] = ids
  movePage(me, { projectId, pageId: c, to: { parentId: b, position: 0 } })
  const move = (pageId: string, to: Parameters<typeof movePage>[1]['to']) =>
    movePage(me, { projectId, pageId, to })
  expect(move(a, { parentId: null, position: 0 })).toBe(false)
  expect(move(a, 'up')).toBe(false)
  expect(move(b, 'down')).toBe(false)
  expect(move(c, { parentId: b, position: 7 })).toBe(false)
  expect(shown()).toEqual(['A', 'B', '-C'])
  expect(historyOf(a)).not.toContain('page order updated')
  expect(move(c, { parentId: a, position: 0 })).toBe(true)
  expect(move(c, { parentId: null, position: 2 })).toBe(true)
})

test('PAGE-15 the list has children under their parent, by order', () => {
  const { projectId, ids, shown } = setUp(4)
  const [, b, , d] = ids
  updatePage(me, { projectId, pageId: d, name: 'D', parentId: b })
  expect(shown()).toEqual(['A', 'B', '-D', 'C'])
})

test('PAGE-16 a page cannot stand under itself, a descendant or a page of another project', () => {
  const { projectId, ids, shown } = setUp(4)
  const [, b, c, d] = ids
  updatePage(me, { projectId, pageId: c, name: 'C', parentId: b })
  updatePage(me, { projectId, pageId: d, name: 'D', parentId: c })
  const foreign = makePage(makeProject({ ownerId: owner.id }).id).id
  for (const parentId of [b, c, d, foreign, 'unknown']) {
    const update = () => updatePage(me, { projectId, pageId: b, name: 'B', parentId })
    expect(catchError(update)).toMatchObject({
      code: 'page-parent',
      status: 400,
      field: 'parentId',
    })
    const move = () => movePage(me, { projectId, pageId: b, to: { parentId, position: 0 } })
    expect(catchError(move).code).toBe('page-parent')
  }
  const add = () => addPage(me, { projectId, name: 'E', parentId: foreign })
  expect(catchError(add).code).toBe('page-parent')
  expect(shown()).toEqual(['A', 'B', '-C', '--D'])
})

test('PAGE-17 PAGE-18 home and non-navigation pages have no parent', () => {
  const { projectId, ids } = setUp(3)
  const [a, b, c] = ids
  updatePage(me, { projectId, pageId: a, name: 'A', parentId: b })
  expect(row(a)?.parentId).toBeNull()
  updatePage(me, { projectId, pageId: c, name: 'C', nonNavigation: true })
  for (const pageId of [a, c]) {
    const move = () => movePage(me, { projectId, pageId, to: { parentId: b, position: 0 } })
    expect(catchError(move)).toMatchObject({ code: 'page-parent-not-allowed', status: 400 })
  }
})

test('GUARD-56 nobody without access changes pages, nor through another project', () => {
  const { projectId, ids, shown } = setUp(2)
  const [a, b] = ids
  const stranger = makeUser()
  const own = makeProject({ ownerId: stranger.id }).id
  makePage(own)
  for (const actor of [guest(), guest(projectId), actorOf(stranger)]) {
    for (const project of [projectId, own]) {
      for (const work of [
        () => updatePage(actor, { projectId: project, pageId: a, name: 'X' }),
        () => setHomePage(actor, { projectId: project, pageId: b }),
        () => deletePage(actor, { projectId: project, pageId: a }),
        () => movePage(actor, { projectId: project, pageId: a, to: 'down' }),
        () => pageDocument(actor, project, a),
      ]) {
        expect(catchError(work).status).toBe(404)
      }
    }
    expect(catchError(() => addPage(actor, { projectId, name: 'X' })).status).toBe(404)
    expect(catchError(() => listPages(actor, projectId)).status).toBe(404)
  }
  expect(shown()).toEqual(['A', 'B'])
})

test('the forms say where a page goes', () => {
  expect(movePageSchema.parse({ to: 'up' })).toBe('up')
  expect(movePageSchema.parse({ parentId: 'p', position: '2' })).toEqual({
    parentId: 'p',
    position: 2,
  })
  expect(movePageSchema.safeParse({ to: 'sideways' }).success).toBe(false)
})

test('a project takes 500 pages, added or duplicated', () => {
  const owner = makeUser()
  const me = actorOf(owner)
  const project = makeProject({ ownerId: owner.id })
  const first = makePage(project.id)
  for (let n = 0; n < 498; n++) makePage(project.id, { order: n + 1 })
  addPage(me, { projectId: project.id, name: 'The last one' })
  const more = { projectId: project.id, name: 'One more' }
  expect(catchError(() => addPage(me, more))).toMatchObject({ code: 'project-full', status: 409 })
  const copy = { projectId: project.id, pageId: first.id }
  expect(catchError(() => duplicatePage(me, copy)).code).toBe('project-full')
})
