import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { bodyOf, globalPanel, pagesOf } from '#tests/fixtures/templates'
import { db } from '~/db/client.server'
import { logHistory, projects } from '~/db/schema'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { deleteTemplate } from '~/features/templates/delete-template.server'
import { listTemplates } from '~/features/templates/list-templates.server'
import { listOfferedTemplates } from '~/features/templates/offered-template.server'
import { seedTemplates } from '~/features/templates/seed-templates.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { pageTemplates, projectTemplates } from '~/panels/templates'

const admin = actorOf(makeUser({ role: 'admin' }))
const all = (kind: 'page' | 'project') => listTemplates(admin, kind, {}).templates
const count = () => db.select().from(projects).all().length

test('TMPL-13 a new database has at least 6 project templates and 12 page templates, once', async () => {
  seedLibrary()
  seedTemplates()
  expect(all('page').map(({ name }) => name)).toEqual(pageTemplates.map(({ name }) => name))
  expect(all('page').length).toBeGreaterThanOrEqual(12)
  expect(all('project').map(({ name }) => name)).toEqual(projectTemplates.map(({ name }) => name))
  expect(all('project').length).toBeGreaterThanOrEqual(6)
  expect(all('project').every(({ published }) => published)).toBe(true)
  const offered = listOfferedTemplates().templates
  expect(offered.map(({ pages }) => pages)).toEqual(
    projectTemplates.map(({ pages }) => pages.length),
  )
  for (const { thumbnail } of [...all('page'), ...offered]) {
    expect(thumbnail.pictures.length).toBeGreaterThan(0)
  }

  const saas = projectTemplates.find(({ id }) => id === 'saas')
  const seeded = all('project').find(({ name }) => name === saas?.name)
  const pages = pagesOf(seeded?.id ?? '')
  expect(pages.map(({ name }) => name)).toEqual(saas?.pages.map(({ name }) => name))
  const customers = pages.find(({ name }) => name === 'Customers')
  expect(pages.find(({ id }) => id === customers?.parentId)?.name).toBe('Product')
  expect(bodyOf(pages[0]?.id ?? '').map(({ panelId }) => panelId)).toEqual(
    saas?.pages[0]?.sections.map(({ panel }) => panel),
  )
  expect(globalPanel(seeded?.id ?? '', 'header')).toBe(saas?.header.panel)
  expect(seeded?.categories.map(({ name }) => name)).toEqual([saas?.category])
  expect(listTemplateCategories('page').map(({ name }) => name)).toEqual([
    'Account',
    'Company',
    'Content',
    'Marketing',
    'Shop',
  ])

  // HIST-02: by the system; nobody owns them.
  const history = db
    .select()
    .from(logHistory)
    .where(eq(logHistory.documentId, seeded?.id ?? ''))
    .all()
  expect(history.map(({ action, userId: user }) => [action, user])).toEqual([['created', 'system']])
  expect(
    db
      .select()
      .from(projects)
      .all()
      .every(({ ownerId }) => ownerId === null),
  ).toBe(true)

  const before = count()
  await deleteTemplate(admin, { kind: 'project', id: seeded?.id ?? '' })
  seedTemplates()
  expect(count()).toBe(before - 1)
  expect(historyOf(seeded?.id ?? '')).toEqual(['created', 'deleted'])
})

test('a panel that is not in the library is left out, and nothing fails', () => {
  expect(pageTemplates.every(({ sections }) => sections.length > 0)).toBe(true)
  db.run('delete from counters')
  db.run('delete from template_categories')
  db.run('delete from projects')
  db.run('delete from sections')
  db.run("delete from panels where id = 'login-split'")
  seedTemplates()
  const login = all('page').find(({ name }) => name === 'Login')
  expect(bodyOf(pagesOf(login?.id ?? '')[0]?.id ?? '')).toEqual([])
})
