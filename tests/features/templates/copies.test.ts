import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makePicture, storeLogo } from '#tests/fixtures/pictures'
import { historyOf, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import {
  bodyOf,
  globalPanel,
  looksOf,
  makePageTemplate,
  makeProjectTemplate,
  makeTemplateCategory,
  pagesOf,
  projectRow,
} from '#tests/fixtures/templates'
import { db, sqlite } from '~/db/client.server'
import { generalSettings, pageOps, projects } from '~/db/schema'
import { createProject } from '~/features/projects/create-project.server'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project-as-template.server'
import { deleteTemplate } from '~/features/templates/delete-template.server'
import { categoriesOf } from '~/features/templates/find-template.server'
import { listOfferedTemplates } from '~/features/templates/offered-template.server'
import { publishTemplate } from '~/features/templates/publish-template.server'
import { savePageAsTemplate } from '~/features/templates/save-page-as-template.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const owner = makeUser()

/** A website of two pages: a header of its own, a global footer, and a nested page. */
function website() {
  const project = makeProject({ ownerId: owner.id, name: 'Kiln', primaryColor: '#123456' })
  const home = makePage(project.id, { name: 'Home', header: 'custom' })
  const prices = makePage(project.id, { name: 'Prices', parentId: home.id, nonNavigation: true })
  const first = makeSection(home, { orientation: 'right', color: 'light' })
  makeSection(home, { panelId: first.panelId })
  makeSection(prices)
  const header = makeSection(home, { type: 'header' })
  const footer = makeSection(home, { type: 'footer', pageId: null })
  return { project, home, prices, first, header, footer }
}

test('TMPL-04 a page saved as template keeps its header, footer and sections whatever becomes of the page', () => {
  const { project, home, first, header, footer } = website()
  const category = makeTemplateCategory('page', 'Saved')
  const looks = looksOf(home.id)
  const at = { projectId: project.id, pageId: home.id }
  const id = savePageAsTemplate(admin, { ...at, name: 'Kiln start', categories: [category] })
  const saved = () => looksOf(pagesOf(id)[0]?.id ?? '')
  expect(projectRow(id)).toMatchObject({
    name: 'Kiln start',
    kind: 'page_template',
    published: false,
    primaryColor: '#123456',
    logo: null,
  })
  expect(pagesOf(id)).toMatchObject([
    { home: true, header: 'global', footer: 'global', revision: 0 },
  ])
  expect(saved()).toEqual(looks)
  expect(globalPanel(id, 'header')).toBe(header.panelId)
  expect(globalPanel(id, 'footer')).toBe(footer.panelId)
  expect(
    categoriesOf([id])
      .get(id)
      ?.map(({ name }) => name),
  ).toEqual(['Saved'])
  expect(historyOf(id)).toEqual(['created'])

  restyleSection(admin, { ...at, sectionId: first.id, color: 'dark' })
  expect(looksOf(home.id)).not.toEqual(looks)
  expect(saved()).toEqual(looks)
  const page = pagesOf(id)[0]?.id ?? ''
  expect(db.select().from(pageOps).where(eq(pageOps.pageId, page)).all()).toEqual([])
  const copy = bodyOf(page)[0]
  restyleSection(admin, { projectId: id, pageId: page, sectionId: copy?.id ?? '', color: 'grey' })
  expect(looksOf(home.id)[0]).toContain('right dark')
})

test('TMPL-04 a page without a header gives a template without one', () => {
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { header: 'none' })
  makeSection(page, { type: 'header', pageId: null })
  const at = { projectId: project.id, pageId: page.id }
  const id = savePageAsTemplate(admin, { ...at, name: 'Bare', categories: [] })
  expect(globalPanel(id, 'header')).toBeUndefined()
  expect(pagesOf(id)[0]?.header).toBe('none')
})

test('TMPL-08 a project copied as template is unpublished, and the original stays as it is', async () => {
  const { project, home, prices } = website()
  const before = JSON.stringify([projectRow(project.id), pagesOf(project.id), bodyOf(home.id)])
  const id = await copyProjectAsTemplate(admin, {
    projectId: project.id,
    name: 'Potteries',
    categories: [],
  })
  expect(JSON.stringify([projectRow(project.id), pagesOf(project.id), bodyOf(home.id)])).toBe(
    before,
  )
  expect(projectRow(id)).toMatchObject({ kind: 'project_template', published: false })
  const copies = pagesOf(id)
  expect(
    copies.map(({ name, home, header, nonNavigation }) => [name, home, header, nonNavigation]),
  ).toEqual([
    ['Home', true, 'custom', false],
    ['Prices', false, 'global', true],
  ])
  expect(copies[1]?.parentId).toBe(copies[0]?.id)
  expect(looksOf(copies[1]?.id ?? '')).toEqual(looksOf(prices.id))
})

test('TMPL-08 the logo comes along when that is asked for, as a file of its own', async () => {
  const picture = new Blob([new Uint8Array(await makePicture('png', 20, 20))])
  const logo = await storeLogo(picture)
  const project = makeProject({ ownerId: owner.id, logo })
  const input = { projectId: project.id, name: 'With logo', categories: [] }
  const bare = await copyProjectAsTemplate(admin, input)
  expect(projectRow(bare)?.logo).toBeNull()
  const id = await copyProjectAsTemplate(admin, { ...input, logo: true, idempotencyKey: sent('k') })
  const copied = projectRow(id)?.logo ?? ''
  expect(copied).not.toBe(logo)
  expect(await files.read('logos', copied)).toEqual(await files.read('logos', logo))
  const stored = (await files.list('logos')).length
  expect(
    await copyProjectAsTemplate(admin, { ...input, logo: true, idempotencyKey: sent('k') }),
  ).toBe(id)
  expect((await files.list('logos')).length).toBe(stored)
  await deleteTemplate(admin, { kind: 'project', id })
  expect(await files.read('logos', copied)).toBeNull()
  expect(await files.read('logos', logo)).not.toBeNull()
})

test('TMPL-13 a new project takes the pages and colors of a published template, and a name of its own', () => {
  const template = makeProjectTemplate({ primaryColor: '#aa0000', logo: 'theirs.png' })
  const person = makeUser()
  const id = createProject(actorOf(person), { name: 'Mine', templateId: template.id })
  expect(projectRow(id)).toMatchObject({
    name: 'Mine',
    ownerId: person.id,
    kind: 'website',
    published: false,
    primaryColor: '#aa0000',
    logo: null,
  })
  expect(pagesOf(id)).toMatchObject([{ home: true }, { header: 'none' }])
  expect(pagesOf(id)[1]?.parentId).toBe(pagesOf(id)[0]?.id)
  expect(looksOf(pagesOf(id)[0]?.id ?? '')).toEqual(looksOf(template.home.id))
  expect(globalPanel(id, 'header')).toBe(globalPanel(template.id, 'header'))
  const ids = new Set(bodyOf(template.home.id).map((section) => section.id))
  expect(bodyOf(pagesOf(id)[0]?.id ?? '').some((section) => ids.has(section.id))).toBe(false)
})

test('TMPL-10 nothing but a published project template can be started with', async () => {
  const person = makeUser()
  const own = makeProject({ ownerId: person.id })
  const unpublished = makeProjectTemplate({ published: false })
  const onePage = makePageTemplate()
  db.update(projects).set({ published: true }).where(eq(projects.id, onePage.id)).run()
  const shared = makeProject({ ownerId: makeUser().id, published: true })
  const gone = makeProjectTemplate()
  await deleteTemplate(admin, { kind: 'project', id: gone.id })
  const count = () => db.select().from(projects).all().length
  const before = count()
  for (const { id } of [own, unpublished, onePage, shared, gone]) {
    const error = catchError(() => createProject(actorOf(person), { name: 'X', templateId: id }))
    expect(error).toMatchObject({ code: 'template-gone', status: 409, field: 'templateId' })
    expect(errorText({ code: error.code, details: error })).toContain('no longer offered')
  }
  expect(count()).toBe(before)
  const offered = listOfferedTemplates().templates.map(({ id }) => id)
  expect(offered).not.toContain(unpublished.id)
  publishTemplate(admin, { id: unpublished.id, published: true })
  expect(listOfferedTemplates().templates.map(({ id }) => id)).toContain(unpublished.id)
  expect(createProject(actorOf(person), { name: 'Y', templateId: unpublished.id })).toBeTruthy()
})

test('TMPL-13 PROJ-13 a template is no way around the limit', () => {
  const person = makeUser()
  const template = makeProjectTemplate()
  db.insert(generalSettings).values({ key: 'maxProjects', value: '1' }).run()
  const start = () => createProject(actorOf(person), { name: 'One', templateId: template.id })
  start()
  expect(catchError(start).code).toBe('project-limit')
  db.delete(generalSettings).run()
})

test('templates stand in no list of projects', async () => {
  const manager = makeUser({ role: 'admin' })
  const { project } = website()
  const input = { projectId: project.id, name: 'Hidden template', categories: [] }
  await copyProjectAsTemplate(actorOf(manager), input)
  expect(listOwnProjects(actorOf(manager)).projects).toEqual([])
  const found = listAllProjects(actorOf(manager), { search: 'Hidden template' }).projects
  expect(found).toEqual([])
})

test('TMPL-04 TMPL-08 someone who may not edit the project, or manage templates, copies nothing', async () => {
  const { project, home } = website()
  const flags = { managePageTemplates: true, manageProjectTemplates: true }
  const stranger = actorOf(makeEmployee(flags))
  const page = { projectId: project.id, pageId: home.id, name: 'X', categories: [] }
  const count = db.select().from(projects).all().length
  expect(catchError(() => savePageAsTemplate(stranger, page)).status).toBe(404)
  expect(catchError(() => savePageAsTemplate(actorOf(owner), page)).status).toBe(403)
  await expect(copyProjectAsTemplate(stranger, page)).rejects.toMatchObject({ status: 404 })
  await expect(copyProjectAsTemplate(actorOf(owner), page)).rejects.toMatchObject({ status: 403 })
  expect(db.select().from(projects).all().length).toBe(count)
})

test('a huge project is refused with its limits, and nothing is written', async () => {
  const { project, home, first } = website()
  sqlite
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5001)
       insert into sections select 'big-' || i, project_id, page_id, type, panel_id, orientation,
         color, category, words, null, 'b' || substr('00000' || i, -5), 0, 0 from n, sections where id = ?`,
    )
    .run(first.id)
  const count = db.select().from(projects).all().length
  const input = { projectId: project.id, name: 'Big', categories: [] }
  await expect(copyProjectAsTemplate(admin, input)).rejects.toMatchObject({
    code: 'copy-too-large',
  })
  const page = { ...input, pageId: home.id }
  expect(catchError(() => savePageAsTemplate(admin, page)).code).toBe('copy-too-large')
  expect(db.select().from(projects).all().length).toBe(count)
})
