import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import {
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { brands, collaborators, logHistory, pages, projects, sections } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { acceptAllRequests } from '~/features/collaborators/accept-all-requests.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { tidyLog } from '~/features/history/tidy-log.server'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { countPageNotes } from '~/features/pages/count-page-notes.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { tidyBrands } from '~/features/panels/tidy-brands.server'
import { findProject } from '~/features/project-base/project-access.server'
import { removeDeleted } from '~/features/project-base/remove-deleted.server'
import { removeProject } from '~/features/project-base/remove-project.server'
import { saveProject } from '~/features/project-base/save-project.server'
import { createProject } from '~/features/projects/create-project.server'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { addSection } from '~/features/sections/add-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { loader as editor } from '~/routes/editor/editor'

const panelId = makePanel({ kind: 'body' }).id
const count = (sql: string, ...given: unknown[]) =>
  sqlite
    .prepare(`select count(*) from ${sql}`)
    .pluck()
    .get(...given) as number

function website() {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id)
  return {
    owner,
    me: actorOf(owner),
    project,
    page,
    at: { projectId: project.id, pageId: page.id },
  }
}

/** Rows of a log that is far longer than one step removes. */
function fillLog(pageId: string, rows: number) {
  const append = sqlite.prepare(`insert into page_ops
    (id, page_id, revision, actor, kind, state, target, op, inverse, created_at)
    values (?, ?, ?, 'x', 'do', 'done', 's', '{}', '', 1)`)
  sqlite.transaction(() => {
    for (let n = 1; n <= rows; n += 1) append.run(newId(), pageId, n)
    db.update(pages).set({ revision: rows }).where(eq(pages.id, pageId)).run()
  })()
}

test('a page with a long log is gone at once, and its rows in steps', () => {
  const { me, project, page, at } = website()
  const other = makePage(project.id)
  makeSection(page, { panelId })
  fillLog(page.id, 3_000)
  expect(deletePage(me, at).next).toBe(other.id)
  expect(count('page_ops where page_id = ?', page.id)).toBe(2_500)
  expect(count('pages where project_id = ?', project.id)).toBe(1)
  expect(count('sections where project_id = ?', project.id)).toBe(0)
  expect(catchError(() => deletePage(me, at)).status).toBe(404)
  let before = 2_500
  while (removeDeleted()) {
    const left = count('page_ops where page_id = ?', page.id)
    expect(before - left).toBeLessThanOrEqual(500)
    before = left
  }
  expect(count('pages where id = ?', page.id)).toBe(0)
  expect(count('projects where deleted_at is not null')).toBe(0)
})

test('a deleted project whose rows cannot be removed keeps no other', () => {
  const [stuck, other] = [website(), website()]
  for (const { me, project, page } of [stuck, other]) {
    fillLog(page.id, 2_000)
    transaction((tx) => removeProject(tx, project, me))
  }
  const left = () => [stuck, other].map(({ project }) => count('projects where id = ?', project.id))
  sqlite.exec(`create trigger stuck before delete on projects
    when old.id = '${stuck.project.id}' begin select raise(abort, 'stuck'); end`)
  try {
    for (let n = 0; n < 20; n += 1) removeDeleted()
    expect(left()).toEqual([1, 0])
  } finally {
    sqlite.exec('drop trigger stuck')
  }
  // It is tried again.
  for (let n = 0; n < 3; n += 1) removeDeleted()
  expect(left()).toEqual([0, 0])
})

test('PROJ-25 a project that holds much is gone for everybody at once, and its rows in steps', async () => {
  const { owner, me, project, page } = website()
  const friend = makeUser()
  const admin = makeUser({ role: 'admin' })
  makeCollaborator(project.id, friend.id)
  fillLog(page.id, 2_000)
  const cookies = [await signIn(owner), await signIn(friend), await signIn(admin), '']
  transaction((tx) => removeProject(tx, project, me))
  expect(count('page_ops where page_id = ?', page.id)).toBe(1_500)
  for (const cookie of cookies) {
    const answer = await callLoader(editor, { url: '/x', params: { id: project.id }, cookie })
    expect(answer.status).toBe(404)
  }
  expect(findProject(actorOf(admin), project.id)).toBeUndefined()
  const all = listAllProjects(actorOf(admin), {})
  expect(all.projects.map(({ id }) => id)).not.toContain(project.id)
  expect(listOwnProjects(me, {}).projects).toEqual([])
  while (removeDeleted()) expect(count('page_ops where page_id = ?', page.id)).toBeLessThan(1_500)
  expect(count('projects where id = ?', project.id)).toBe(0)
})

test('PROJ-25 a small project is removed at once, with its brand', () => {
  const { me, project, page } = website()
  makeSection(page, { panelId })
  transaction((tx) => removeProject(tx, project, me))
  expect(count('projects where id = ?', project.id)).toBe(0)
  expect(count('brands where id = ?', project.brandId)).toBe(0)
})

test('SECT-02 a project takes so many sections on all its pages, whatever brings another one', () => {
  const { me, project, at } = website()
  const first = addSection(me, { ...at, panelId, orientation: 'left', color: 'dark', type: 'body' })
  removeSection(me, { ...at, sectionId: first.sectionId ?? '' })
  transaction(() => {
    for (let n = 0; n < limits.sectionsOfProject; n += 500) {
      const full = makePage(project.id)
      const one = makeSection(full, { panelId })
      const row = db.select().from(sections).where(eq(sections.id, one.id)).get()
      for (let at = 1; at < 500; at += 1) {
        const order = `b${String(at).padStart(5, '0')}`
        if (row)
          db.insert(sections)
            .values({ ...row, id: newId(), order })
            .run()
      }
    }
  })
  const full = { code: 'sections-full', status: 409, values: { most: 5_000 } }
  const look = { panelId, orientation: 'left', color: 'dark', type: 'body' } as const
  expect(catchError(() => addSection(me, { ...at, ...look }))).toMatchObject(full)
  const back = catchError(() => undoChange(me, at))
  expect([back.code, back.values?.reason]).toEqual(['undo-conflict', 'sections-full'])
  const last = db.select().from(pages).where(eq(pages.projectId, project.id)).all().at(-1)
  const copy = { projectId: project.id, pageId: last?.id ?? '' }
  expect(catchError(() => duplicatePage(me, copy))).toMatchObject(full)
  expect(count('sections where project_id = ?', project.id)).toBe(limits.sectionsOfProject)
})

test('a page takes so many notes, and they are counted to a hundred', () => {
  const { me, owner, project, page, at } = website()
  const append = sqlite.prepare(
    `insert into page_notes (id, page_id, author_id, text, created_at) values (?, ?, ?, 'x', 1)`,
  )
  sqlite.transaction(() => {
    for (let n = 1; n < limits.notesOfPage; n += 1) append.run(newId(), page.id, owner.id)
  })()
  addPageNote(me, { ...at, text: 'The last one' })
  expect(catchError(() => addPageNote(me, { ...at, text: 'One more' }))).toMatchObject({
    code: 'notes-full',
    status: 409,
  })
  expect(countPageNotes(project.id)).toEqual({ [page.id]: 101 })
})

test('COLLAB-08 a hundred people wait for a project at most; all are let in, or nobody', () => {
  const { me, project } = website()
  for (let n = 0; n < limits.waitingPeople; n += 1) {
    makeCollaborator(project.id, makeUser().id, 'pending')
  }
  const ask = () => askForAccess(actorOf(makeUser()), project.id)
  expect(catchError(ask)).toMatchObject({ code: 'requests-full', status: 409 })
  makeCollaborator(project.id, makeUser().id)
  expect(catchError(() => acceptAllRequests(me, { projectId: project.id })).code).toBe(
    'collaborators-full',
  )
  expect(count("collaborators where project_id = ? and status = 'active'", project.id)).toBe(1)
  db.delete(collaborators).where(eq(collaborators.status, 'active')).run()
  expect(acceptAllRequests(me, { projectId: project.id })).toBe(limits.waitingPeople)
})

test('PROJ-15 an employee has no limit but a very high one', () => {
  const admin = makeUser({ role: 'admin' })
  const like = makeProject({ ownerId: admin.id })
  transaction(() => {
    for (let n = 2; n < limits.projectsOfStaff; n += 1) {
      const { rowNumber: _, ...row } = like
      db.insert(projects)
        .values({ ...row, id: newId() })
        .run()
    }
  })
  createProject(actorOf(admin), { name: 'The last one' })
  const more = () => createProject(actorOf(admin), { name: 'One more' })
  expect(catchError(more)).toMatchObject({ code: 'project-limit', status: 403 })
})

test('the history of a project keeps its newest entries; what is very old goes', () => {
  const { project, owner } = website()
  const now = Date.now()
  const entry = { collection: 'pages', documentId: 'p', action: 'updated', userId: owner.id }
  const old = now - (limits.historyYears + 1) * 366 * 24 * 60 * 60 * 1_000
  transaction((tx) => {
    for (let n = 0; n < limits.historyOfProject.member + 700; n += 1) {
      tx.insert(logHistory)
        .values({ ...entry, id: newId(), projectId: project.id, createdAt: now + n })
        .run()
    }
    for (let n = 0; n < 700; n += 1) {
      const id = `0000${n}${newId()}`
      tx.insert(logHistory)
        .values({ ...entry, id, createdAt: old })
        .run()
    }
  })
  while (tidyLog()) expect(true).toBe(true)
  expect(count('log_history where project_id = ?', project.id)).toBe(limits.historyOfProject.member)
  expect(count('log_history where created_at = ?', old)).toBe(0)
  expect(count('log_history where created_at = ?', now)).toBe(0)
})

test('a brand that its project has left goes after a day', () => {
  const { project } = website()
  transaction((tx) => saveProject(tx, project, { primaryColor: '#123456' }))
  tidyBrands()
  expect(db.select().from(brands).where(eq(brands.id, project.brandId)).get()).toBeDefined()
  tidyBrands(Date.now() + 25 * 60 * 60 * 1_000)
  expect(db.select().from(brands).where(eq(brands.id, project.brandId)).get()).toBeUndefined()
  const now = db.select().from(projects).where(eq(projects.id, project.id)).get()
  expect(
    db
      .select()
      .from(brands)
      .where(eq(brands.id, now?.brandId ?? ''))
      .get(),
  ).toBeDefined()
})
