import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import {
  looksOf,
  makePageTemplate,
  makeProjectTemplate,
  makeTemplateCategory,
  pagesOf,
  projectRow,
} from '#tests/fixtures/templates'
import { flashCookie } from '~/platform/cookies.server'
import * as copyTool from '~/routes/editor/copy-as-template'
import * as editor from '~/routes/editor/editor'
import * as saveTool from '~/routes/editor/save-as-template'
import * as select from '~/routes/editor/templates/select-template'
import * as use from '~/routes/editor/templates/use-template'
import * as copyFromList from '~/routes/projects/copy-project'
import * as deleteProject from '~/routes/projects/delete-project'
import * as newProject from '~/routes/projects/new-project'
import * as preview from '~/routes/projects/preview-template'
import * as categories from '~/routes/templates/page/categories'
import * as deletePage from '~/routes/templates/page/delete'
import * as deleteCategory from '~/routes/templates/page/delete-category'
import * as editPage from '~/routes/templates/page/edit'
import * as pageList from '~/routes/templates/page/list'
import * as renameCategory from '~/routes/templates/page/rename-category'
import * as editProject from '~/routes/templates/project/edit'
import * as projectList from '~/routes/templates/project/list'
import * as publish from '~/routes/templates/project/publish'

const cookie = await signIn(makeUser({ role: 'admin' }))
const person = makeUser()
const theirs = await signIn(person)

async function flashOf({ headers }: { headers: Headers }) {
  for (const line of headers.getSetCookie()) {
    const value = await flashCookie.parse(line)
    if (value?.text) return value.text as string
  }
  return null
}

test('TMPL-02 Select A Template offers the templates in the project’s brand and imports one', async () => {
  const project = makeProject({ ownerId: person.id, primaryColor: '#0e5a47' })
  const page = makePage(project.id)
  const template = makePageTemplate('Offered')
  const params = { id: project.id, template: template.id }
  const url = `/projects/${project.id}/templates?p=${page.id}`
  const list = await callLoader(select.loader, { url: `${url}&q=offered`, params, cookie })
  expect(list.data.templates.map(({ name }) => name)).toEqual(['Offered'])
  expect(list.data.place.brandId).toBe(project.brandId)
  const shown = await callLoader(use.loader, { url, params, cookie })
  expect(shown.data).toMatchObject({ name: 'Offered', sections: 2, standing: 0, slots: 'both' })
  const form = { p: page.id, mode: 'append', slots: 'on', key: shown.data.key }
  const answer = await callAction(use.action, { url, params, cookie, form })
  // The editor stands at the first section that came.
  const at = `/projects/${project.id}\\?p=${page.id}&s=([\\w-]+)#s-\\1`
  expect(answer.location).toMatch(new RegExp(`^${at}$`))
  expect(await flashOf(answer)).toBe('Template imported successfully')
  expect(looksOf(page.id)).toEqual(looksOf(template.page.id))

  const gone = { id: project.id, template: 'gone' }
  const late = await callAction(use.action, { url, params: gone, cookie, form: { p: page.id } })
  expect(late.location).toContain(`/projects/${project.id}/templates`)
  expect(await flashOf(late)).toContain('template was deleted')
  expect((await callAction(use.action, { url, params, cookie, form: { p: 'x' } })).status).toBe(404)
})

test('TMPL-04 TMPL-08 saving a page and copying a project say so and lead back', async () => {
  const project = makeProject({ ownerId: person.id })
  const page = makePage(project.id, { name: 'Home' })
  const params = { id: project.id }
  const url = `/projects/${project.id}/x?p=${page.id}`
  const dialog = await callLoader(saveTool.loader, { url, params, cookie })
  expect(dialog.data.page.name).toBe('Home')
  const saved = await callAction(saveTool.action, {
    url,
    params,
    cookie,
    form: { p: page.id, name: 'Start', categories: [makeTemplateCategory('page', 'Saved')] },
  })
  expect(saved.location).toBe(`/projects/${project.id}?p=${page.id}`)
  expect(await flashOf(saved)).toBe('Page template saved')
  const empty = await callAction(saveTool.action, { url, params, cookie, form: { p: page.id } })
  expect(empty.status).toBe(400)
  expect(JSON.stringify(empty.data)).toContain('This field is required')

  const copied = await callAction(copyTool.action, { url, params, cookie, form: { name: 'Site' } })
  expect(await flashOf(copied)).toBe('Project copied as template')
  const again = await callAction(copyFromList.action, {
    url: `/projects/${project.id}/copy?in=all`,
    params,
    cookie,
    form: { name: 'Site', categories: '' },
  })
  expect(again.location).toBe('/projects/all')
  expect(await flashOf(again)).toBe('Project copied as template')
})

test('TMPL-13 TMPL-10 New project starts with a template, or says that it is gone and keeps the name', async () => {
  const template = makeProjectTemplate({ name: 'Cadence' })
  const theirs = await signIn(makeUser())
  const url = '/projects/new'
  const dialog = await callLoader(newProject.loader, { url, cookie: theirs })
  expect(dialog.data.templates.map(({ name }) => name)).toContain('Cadence')
  const form = { name: 'Mine', templateId: template.id, key: dialog.data.key }
  const made = await callAction(newProject.action, { url, cookie: theirs, form })
  expect(await flashOf(made)).toBe('Project successfully created.')
  const id = made.location?.split('/')[2] ?? ''
  expect(pagesOf(id)).toHaveLength(2)
  const twice = await callAction(newProject.action, { url, cookie: theirs, form })
  expect(twice.location).toBe(made.location)

  const other = makeProject({ ownerId: makeUser().id })
  const late = { name: 'Kept name', templateId: other.id }
  const refused = await callAction(newProject.action, { url, cookie: theirs, form: late })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.data)).toContain('no longer offered')
  expect(JSON.stringify(refused.data)).toContain('Kept name')
  const blank = { name: 'Blank', templateId: '' }
  const plain = await callAction(newProject.action, { url, cookie: theirs, form: blank })
  expect(pagesOf(plain.location?.split('/')[2] ?? '')).toEqual([])
})

test('TMPL-10 TMPL-13 a published project template is looked at page by page before it is chosen', async () => {
  const template = makeProjectTemplate({ name: 'Cadence' })
  makeSection(template.home, { panelId: makePanel({ id: 'hero-scene', builtIn: true }).id })
  const theirs = await signIn(makeUser())
  const look = (id: string, query = '') =>
    callLoader(preview.loader, {
      url: `/projects/new/templates/${id}${query}`,
      params: { template: id },
      cookie: theirs,
    })
  const shown = (await look(template.id)).data
  expect(shown.pages.map(({ name }) => name)).toEqual(pagesOf(template.id).map(({ name }) => name))
  expect(shown.thumbnail.pictures).toHaveLength(1)
  const other = shown.pages.find(({ id }) => id !== shown.page)?.id ?? ''
  const second = (await look(template.id, `?page=${other}`)).data
  expect(second.page).toBe(other)
  expect(second.thumbnail.pictures).toEqual([])
  expect((await look(makeProjectTemplate({ published: false }).id)).status).toBe(404)
  expect((await look(makeProject().id)).status).toBe(404)
})

test('TMPL-05 TMPL-06 TMPL-09 a template is updated, published and deleted with the words for it', async () => {
  const page = makePageTemplate('Draft')
  const params = { template: page.id }
  const url = `/admin/page-templates/${page.id}`
  const form = { name: 'Final', version: '1' }
  const saved = await callAction(editPage.action, { url, params, cookie, form })
  expect(await flashOf(saved)).toBe('Template updated')
  const stale = await callAction(editPage.action, { url, params, cookie, form })
  expect(stale.status).toBe(409)
  const history = await callLoader(editPage.loader, { url: `${url}?tab=history`, params, cookie })
  expect(history.data.history?.rows.map(({ action }) => action)).toEqual(['changed the template'])
  expect((await callLoader(editProject.loader, { url, params, cookie })).status).toBe(404)
  const asked = await callLoader(deletePage.loader, { url: `${url}/delete`, params, cookie })
  expect(asked.data.name).toBe('Final')
  expect(projectRow(page.id)).toBeDefined()
  const deleted = await callAction(deletePage.action, { url: `${url}/delete?q=x`, params, cookie })
  expect(deleted.location).toBe('/admin/page-templates?q=x')
  expect(await flashOf(deleted)).toBe('Page template deleted')
  expect(projectRow(page.id)).toBeUndefined()

  const project = makeProjectTemplate({ published: false })
  const at = { url: '/x', params: { template: project.id }, cookie }
  await callAction(publish.action, { ...at, form: { published: 'yes' } })
  expect(projectRow(project.id)?.published).toBe(true)
  expect((await callAction(publish.action, { ...at, form: { published: '?' } })).status).toBe(400)
  await callAction(editProject.action, { ...at, form: { name: 'X', version: '2' } })
  expect(projectRow(project.id)?.published).toBe(false)
})

test('TMPL-03 TMPL-07 TMPL-11 TMPL-12 lists and categories of each kind', async () => {
  const url = '/admin/page-templates/categories'
  const added = await callAction(categories.action, { url, cookie, form: { name: 'Spring' } })
  expect(await flashOf(added)).toBe('Category added')
  const same = await callAction(categories.action, { url, cookie, form: { name: 'spring' } })
  expect(same.status).toBe(409)
  expect(JSON.stringify(same.data)).toContain('There is already a category with this name.')
  const shown = await callLoader(categories.loader, { url, cookie })
  const id = shown.data.categories.find(({ name }) => name === 'Spring')?.id ?? ''
  const projects = await callLoader(projectList.loader, { url: '/admin/project-templates', cookie })
  expect(projects.data.categories.some(({ name }) => name === 'Spring')).toBe(false)
  expect(projects.data.templates.every(({ published }) => typeof published === 'boolean')).toBe(
    true,
  )

  const template = makePageTemplate('In spring')
  const params = { template: template.id, category: id }
  const edit = { name: 'T', categories: id, version: '1' }
  await callAction(editPage.action, { url, params, cookie, form: edit })
  const filtered = await callLoader(pageList.loader, { url: `/x?category=${id}`, cookie })
  expect(filtered.data.templates).toMatchObject([
    { name: 'T', categories: [{ name: 'Spring' }], createdAt: template.createdAt },
  ])
  const form = { name: 'Summer', version: '1' }
  const renamed = await callAction(renameCategory.action, { url, params, cookie, form })
  expect(await flashOf(renamed)).toBe('Category updated')
  const gone = await callAction(deleteCategory.action, { url, params, cookie })
  expect(await flashOf(gone)).toBe('Category deleted')
  expect(projectRow(template.id)).toBeDefined()
})

test('PROJ-39 TMPL-01 the editor of a template leads back to the templates; staff are known to it', async () => {
  const employee = makeEmployee({ managePageTemplates: true, manageProjectTemplates: true })
  const session = await signIn(employee)
  const open = async (id: string, as = session) => {
    const { data } = await callLoader(editor.loader, {
      url: `/projects/${id}`,
      params: { id },
      cookie: as,
    })
    return data.editor
  }
  const page = await open(makePageTemplate().id)
  expect(page).toMatchObject({ backTo: '/admin/page-templates', staff: true })
  const project = await open(makeProjectTemplate().id)
  expect(project).toMatchObject({ backTo: '/admin/project-templates', staff: true })
  const own = makeProject({ ownerId: person.id })
  makePage(own.id)
  expect(await open(own.id, theirs)).toMatchObject({ staff: false })
})

test('a template is deleted among the templates, not as a project', async () => {
  const { id } = makeProjectTemplate()
  const at = { url: `/projects/${id}/delete`, params: { id }, cookie }
  const asked = await callLoader(deleteProject.loader, at)
  expect(asked.location).toBe(`/admin/project-templates/${id}/delete`)
  const posted = await callAction(deleteProject.action, { ...at, form: { confirm: 'Project' } })
  expect(posted.location).toBe(`/admin/project-templates/${id}/delete`)
  expect(projectRow(id)).toBeDefined()
})
