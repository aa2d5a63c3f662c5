import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renameCategory, sent, updateTemplate } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import {
  makePageTemplate,
  makeProjectTemplate,
  makeTemplateCategory,
  pagesOf,
  projectRow,
} from '#tests/fixtures/templates'
import { db } from '~/db/client.server'
import { liveEvents, templateCategories } from '~/db/schema'
import { addPage } from '~/features/pages/add-page.server'
import { addTemplateCategory } from '~/features/templates/add-template-category.server'
import { createTemplate } from '~/features/templates/create-template.server'
import { deleteTemplate } from '~/features/templates/delete-template.server'
import { deleteTemplateCategory } from '~/features/templates/delete-template-category.server'
import { categoriesOf } from '~/features/templates/find-template.server'
import { listTemplates } from '~/features/templates/list-templates.server'
import { publishTemplate } from '~/features/templates/publish-template.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { categorySchema } from '~/features/templates/template-schema.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { errorText } from '~/messages/errors'
import type { TemplateKind } from '~/permissions/templates'

const admin = actorOf(makeUser({ role: 'admin' }))
const names = (kind: TemplateKind) => listTemplateCategories(kind).map(({ name }) => name)
const inCategories = (id: string) => (categoriesOf([id]).get(id) ?? []).map(({ name }) => name)

test('TMPL-11 TMPL-12 HIST-02 categories of each kind are added, renamed and deleted by themselves', () => {
  const id = addTemplateCategory(admin, { kind: 'page', name: 'Landing' })
  expect(names('page')).toEqual(['Landing'])
  expect(names('project')).toEqual([])
  addTemplateCategory(admin, { kind: 'project', name: 'Landing' })
  renameCategory(admin, { kind: 'page', id, name: 'LANDING', version: 1 })
  expect(names('page')).toEqual(['LANDING'])
  expect(names('project')).toEqual(['Landing'])
  expect(catchError(() => renameCategory(admin, { kind: 'project', id, name: 'X' })).status).toBe(
    404,
  )
  expect(catchError(() => deleteTemplateCategory(admin, { kind: 'project', id })).status).toBe(404)

  const template = makePageTemplate()
  const edit = { kind: 'page', id: template.id, name: 'Kept' } as const
  updateTemplate(admin, { ...edit, categories: [id] })
  deleteTemplateCategory(admin, { kind: 'page', id })
  expect(names('page')).toEqual([])
  expect(projectRow(template.id)?.name).toBe('Kept')
  expect(inCategories(template.id)).toEqual([])
  expect(historyOf(id)).toEqual(['created', 'renamed', 'deleted'])
})

test('TMPL-11 when two people save the same name one is told; a stale form is told too', () => {
  const kind = 'project' as const
  const input = { kind, name: 'Twice', idempotencyKey: sent('k') }
  const id = addTemplateCategory(admin, input)
  expect(addTemplateCategory(admin, input)).toBe(id)
  const error = catchError(() => addTemplateCategory(admin, { kind, name: 'tWICE' }))
  expect(error).toMatchObject({ code: 'category-exists', status: 409, field: 'name' })
  const other = addTemplateCategory(admin, { kind, name: 'Other' })
  expect(catchError(() => renameCategory(admin, { kind, id: other, name: 'twice' })).code).toBe(
    'category-exists',
  )
  renameCategory(admin, { kind, id, name: 'First', version: 1 })
  const stale = catchError(() => renameCategory(admin, { kind, id, name: 'Second', version: 1 }))
  expect(stale).toMatchObject({ code: 'stale', status: 409 })
  for (const name of ['  ', 'x'.repeat(201)]) {
    expect(categorySchema.safeParse({ name }).success).toBe(false)
  }
})

test('TMPL-11 TMPL-12 each manager keeps the categories and templates of their own kind only', () => {
  const pagesOnly = actorOf(makeEmployee({ managePageTemplates: true }))
  const projectsOnly = actorOf(makeEmployee({ manageProjectTemplates: true }))
  expect(addTemplateCategory(pagesOnly, { kind: 'page', name: 'Mine' })).toBeTruthy()
  expect(addTemplateCategory(projectsOnly, { kind: 'project', name: 'Mine' })).toBeTruthy()
  const refused: [typeof admin, TemplateKind][] = [
    [pagesOnly, 'project'],
    [projectsOnly, 'page'],
    [actorOf(makeUser({ managePageTemplates: true, manageProjectTemplates: true })), 'page'],
  ]
  for (const [actor, kind] of refused) {
    const template = kind === 'page' ? makePageTemplate() : makeProjectTemplate()
    const edit = { kind, id: template.id, name: 'X', categories: [] }
    for (const work of [
      () => addTemplateCategory(actor, { kind, name: 'Theirs' }),
      () => createTemplate(actor, edit),
      () => updateTemplate(actor, edit),
      () => listTemplates(actor, kind, {}),
    ]) {
      expect(catchError(work).status).toBe(403)
    }
  }
})

test('TMPL-05 HIST-01 HIST-02 a template gets another name and other categories; a stale form does not', () => {
  const template = makePageTemplate('Old')
  const [one, two] = [makeTemplateCategory('page', 'One'), makeTemplateCategory('page', 'Two')]
  const edit = { kind: 'page', id: template.id, name: 'New', version: template.version } as const
  updateTemplate(admin, { ...edit, categories: [one, two, one] })
  expect(projectRow(template.id)).toMatchObject({ name: 'New', published: false })
  expect(inCategories(template.id)).toEqual(['One', 'Two'])
  expect(historyOf(template.id)).toEqual(['template updated'])
  expect(catchError(() => updateTemplate(admin, { ...edit, categories: [] }))).toMatchObject({
    code: 'stale',
    status: 409,
  })
  expect(inCategories(template.id)).toEqual(['One', 'Two'])
  const of = makeTemplateCategory('project', 'Of projects')
  for (const categories of [[of], ['gone']]) {
    const { version: _, ...again } = edit
    expect(catchError(() => updateTemplate(admin, { ...again, categories })).code).toBe(
      'category-gone',
    )
  }
})

test('TMPL-09 a project template is published and unpublished, and stands in one category', () => {
  const template = makeProjectTemplate({ published: false })
  const events = () =>
    db.select().from(liveEvents).where(eq(liveEvents.topic, 'list:templates')).all().length
  const before = events()
  publishTemplate(admin, { id: template.id, published: true })
  publishTemplate(admin, { id: template.id, published: true })
  expect(projectRow(template.id)?.published).toBe(true)
  publishTemplate(admin, { id: template.id, published: false })
  expect(projectRow(template.id)?.published).toBe(false)
  expect(historyOf(template.id)).toEqual(['published', 'unpublished'])
  expect(events()).toBe(before + 2)
  const page = makePageTemplate()
  expect(catchError(() => publishTemplate(admin, { id: page.id, published: true })).status).toBe(
    404,
  )
  const two = ['A', 'B'].map((name) => makeTemplateCategory('project', name))
  const edit = { kind: 'project', id: template.id, name: 'X', categories: two } as const
  expect(catchError(() => updateTemplate(admin, edit)).code).toBe('one-category')
})

test('TMPL-03 TMPL-07 the lists tell the kinds apart, filter by category, search, and turn their pages', () => {
  const category = makeTemplateCategory('page', 'Seasonal')
  const made = Array.from({ length: 23 }, (_, i) =>
    createTemplate(admin, {
      kind: 'page',
      name: `Winter ${i}%`,
      categories: i % 2 ? [category] : [],
    }),
  )
  const search = 'winter'
  const first = listTemplates(admin, 'page', { search })
  expect(first.templates.map(({ id }) => id)).toEqual(made.slice(3).reverse())
  const rest = listTemplates(admin, 'page', { search, place: { after: first.next ?? '' } })
  expect(rest.templates.map(({ id }) => id)).toEqual(made.slice(0, 3).reverse())
  expect(
    listTemplates(admin, 'page', { search: '9%', category }).templates.map((t) => t.name),
  ).toEqual(['Winter 19%', 'Winter 9%'])
  expect(listTemplates(admin, 'project', { search }).templates).toEqual([])
  const project = makeProjectTemplate({ name: 'Winter shop' })
  expect(listTemplates(admin, 'project', { search }).templates).toMatchObject([
    { id: project.id, name: 'Winter shop', published: true, categories: [] },
  ])
  expect(listTemplates(admin, 'page', { category: 'gone' }).templates).toEqual([])
})

test('a page template starts with its one page and gets no second one; a double click makes one', () => {
  const input = {
    kind: 'page',
    name: 'Spring',
    categories: [],
    idempotencyKey: sent('once'),
  } as const
  const id = createTemplate(admin, input)
  expect(createTemplate(admin, input)).toBe(id)
  expect(pagesOf(id)).toMatchObject([{ name: 'Spring', home: true }])
  const error = catchError(() => addPage(admin, { projectId: id, name: 'Second' }))
  expect(errorText({ code: error.code, details: error })).toBe('A page template only has one page.')
  const project = createTemplate(admin, { ...input, kind: 'project', idempotencyKey: undefined })
  expect(addPage(admin, { projectId: project, name: 'Second' }).pageId).toBeTruthy()
})

test('TMPL-06 a deleted template is gone for its kind only; one of a deleted user stays', async () => {
  const template = makePageTemplate()
  await expect(deleteTemplate(admin, { kind: 'project', id: template.id })).rejects.toMatchObject({
    status: 404,
  })
  await deleteTemplate(admin, { kind: 'page', id: template.id })
  expect(projectRow(template.id)).toBeUndefined()
  expect(historyOf(template.id)).toEqual(['deleted'])

  const leaving = makeUser()
  const theirs = makeProjectTemplate({ ownerId: leaving.id })
  await deleteUser(admin, { id: leaving.id })
  expect(projectRow(theirs.id)?.ownerId).toBe(admin.id)
  expect(db.select().from(templateCategories).all().length).toBeGreaterThan(0)
})
