import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renameFolder, renameProject, sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { historyOf, makeCollaborator, makeFolder, makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { brands, folders, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { createFolder } from '~/features/folders/create-folder.server'
import { deleteFolder } from '~/features/folders/delete-folder.server'
import { listOwnFolders } from '~/features/folders/list-own-folders.server'
import { dropUnusedBrands } from '~/features/panels/drop-unused-brands.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { moveProject } from '~/features/projects/move-project.server'

const stored = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()
const folderOf = (id: string) => db.select().from(folders).where(eq(folders.id, id)).get()

// First in the file: a statement that is prepared once is seen only then.
test('no statement about folders and brands reads a whole table', () => {
  const user = makeUser()
  const actor = actorOf(user)
  const folder = makeFolder(user.id)
  const project = makeProject({ ownerId: user.id, folderId: folder.id })
  const plans = plansOf(() => {
    listOwnFolders(actor)
    listOwnProjects(actor, { folderId: folder.id })
    moveProject(actor, { projectId: project.id, folderId: null })
    renameFolder(actor, { folderId: folder.id, name: 'New', version: 1 })
    deleteFolder(actor, { folderId: folder.id })
    transaction((tx) => dropUnusedBrands(tx, [project.brandId]))
  })
  expect(plans.length).toBeGreaterThan(8)
  for (const { text, steps } of plans) {
    expect(steps.join('; '), text).not.toMatch(/SCAN (folders|projects|brands|exports)\b/)
  }
})

test('what goes with a project when it is deleted is found by an index', () => {
  const rows = <T>(pragma: string) => sqlite.pragma(pragma) as T[]
  for (const table of ['projects', 'pages', 'sections', 'collaborators', 'exports']) {
    const indexed = rows<{ name: string }>(`index_list(${table})`).map(
      ({ name }) => rows<{ name: string }>(`index_info(${name})`)[0]?.name,
    )
    const keys = rows<{ from: string }>(`foreign_key_list(${table})`).map(({ from }) => from)
    expect(keys, table).not.toEqual([])
    for (const column of keys) expect(indexed, `${table}.${column}`).toContain(column)
  }
})

test('PROJ-16 HIST-02 a created folder is listed, once for a double click, with its number of projects', () => {
  const user = makeUser()
  const id = createFolder(actorOf(user), { name: 'Clients', idempotencyKey: sent('k') })
  expect(createFolder(actorOf(user), { name: 'Clients', idempotencyKey: sent('k') })).toBe(id)
  makeProject({ ownerId: user.id, folderId: id })
  makeProject({ ownerId: user.id, folderId: id, kind: 'project_template' })
  expect(listOwnFolders(actorOf(user))).toEqual([{ id, name: 'Clients', projects: 1 }])
  expect(historyOf(id)).toEqual(['created'])
})

test('PROJ-16 a person has at most 200 folders', () => {
  const user = makeUser()
  for (let n = 0; n < 200; n += 1) makeFolder(user.id)
  expect(catchError(() => createFolder(actorOf(user), { name: 'One more' }))).toMatchObject({
    code: 'folder-limit',
    status: 403,
  })
})

test('PROJ-18 a moved project is listed in its folder only, and back in the root only', () => {
  const user = makeUser()
  const actor = actorOf(user)
  const folder = makeFolder(user.id)
  const { id } = makeProject({ ownerId: user.id })
  const listed = () => [
    listOwnProjects(actor, { folderId: null }).projects.map((p) => p.id),
    listOwnProjects(actor, { folderId: folder.id }).projects.map((p) => p.id),
  ]
  moveProject(actor, { projectId: id, folderId: folder.id })
  expect(listed()).toEqual([[], [id]])
  moveProject(actor, { projectId: id, folderId: null })
  moveProject(actor, { projectId: id, folderId: null })
  expect(listed()).toEqual([[id], []])
  expect(historyOf(id)).toEqual(['moved', 'moved'])
})

test("PROJ-18 a project is not moved into somebody else's folder, nor by anybody else", () => {
  const owner = makeUser()
  const { id } = makeProject({ ownerId: owner.id })
  for (const folderId of [makeFolder(makeUser().id).id, 'gone']) {
    const error = catchError(() => moveProject(actorOf(owner), { projectId: id, folderId }))
    expect(error).toMatchObject({ code: 'folder-gone', status: 400, field: 'folderId' })
  }
  const friend = makeUser()
  makeCollaborator(id, friend.id)
  const move = (user: typeof owner) => () =>
    moveProject(actorOf(user), { projectId: id, folderId: makeFolder(user.id).id })
  expect(catchError(move(makeUser())).status).toBe(404)
  expect(catchError(move(friend)).status).toBe(403)
  expect(catchError(move(makeUser({ role: 'admin' }))).status).toBe(403)
  expect(stored(id)?.folderId).toBeNull()
})

test('PROJ-46 HIST-02 a renamed project has its name in its brand; an older form is stale', () => {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id, name: 'Old' })
  const rename = (user: typeof owner, name: string, version?: number) =>
    renameProject(actorOf(user), { projectId: project.id, name, version })
  rename(owner, 'New', 1)
  const row = stored(project.id)
  expect(row).toMatchObject({ name: 'New', version: 2 })
  const brand = db
    .select()
    .from(brands)
    .where(eq(brands.id, row?.brandId ?? ''))
    .get()
  expect(brand?.name).toBe('New')
  expect(catchError(() => rename(owner, 'Newer', 1))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { name: 'New', version: 2 },
  })
  rename(makeEmployee({ manageProjects: true }), 'By staff')
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  expect(catchError(() => rename(friend, 'x')).status).toBe(403)
  expect(catchError(() => rename(makeUser(), 'x')).status).toBe(404)
  expect(historyOf(project.id)).toEqual(['renamed', 'renamed'])
})

test('PROJ-46 a folder is renamed by its owner; an older form is stale', () => {
  const user = makeUser()
  const { id } = makeFolder(user.id, 'Old')
  renameFolder(actorOf(user), { folderId: id, name: 'New', version: 1 })
  expect(folderOf(id)).toMatchObject({ name: 'New', version: 2 })
  const late = { folderId: id, name: 'Late', version: 1 }
  expect(catchError(() => renameFolder(actorOf(user), late))).toMatchObject({
    code: 'stale',
    status: 409,
  })
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(catchError(() => renameFolder(admin, { folderId: id, name: 'x' })).status).toBe(404)
  expect(historyOf(id)).toEqual(['renamed'])
})

test('PROJ-46 HIST-02 deleting a folder moves its projects to the root', () => {
  const user = makeUser()
  const folder = makeFolder(user.id)
  const inside = makeProject({ ownerId: user.id, folderId: folder.id })
  expect(catchError(() => deleteFolder(actorOf(makeUser()), { folderId: folder.id })).status).toBe(
    404,
  )
  deleteFolder(actorOf(user), { folderId: folder.id })
  expect(folderOf(folder.id)).toBeUndefined()
  expect(stored(inside.id)?.folderId).toBeNull()
  expect(historyOf(folder.id)).toEqual(['deleted'])
  expect(historyOf(inside.id)).toEqual(['moved'])
})
