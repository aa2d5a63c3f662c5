import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { looksOf, makePageTemplate, makeProjectTemplate } from '#tests/fixtures/templates'
import { db } from '~/db/client.server'
import { pages, panels } from '~/db/schema'
import { pageDocument } from '~/features/sections/page-document.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { deleteTemplate } from '~/features/templates/delete-template.server'
import { importTemplate } from '~/features/templates/import-template.server'
import { errorText } from '~/messages/errors'

const admin = actorOf(makeUser({ role: 'admin' }))
const colleague = actorOf(makeUser({ role: 'admin' }))

/** A page of two sections with a header of its own and a global footer. */
function website() {
  const project = makeProject({ ownerId: makeUser().id })
  const page = makePage(project.id, { header: 'custom' })
  const own = [makeSection(page), makeSection(page, { color: 'light' })]
  makeSection(page, { type: 'header' })
  makeSection(page, { type: 'footer', pageId: null })
  const at = { projectId: project.id, pageId: page.id }
  return { at, page, own }
}

/** What the page shows, top to bottom, with what it is to be. */
function shown({ at }: ReturnType<typeof website>) {
  const { header, body, footer, page } = pageDocument(admin, at.projectId, at.pageId)
  const parts = [header, ...body, footer].map(
    (s) => s && `${s.panelId} ${s.orientation} ${s.color}`,
  )
  return { parts, modes: [page.header, page.footer] }
}

const full = { mode: 'replace', slots: true } as const

test('TMPL-02 a template comes below what is there, or instead of it, and one undo takes it back', () => {
  const site = website()
  const template = makePageTemplate()
  const before = shown(site)
  const start = looksOf(site.page.id)
  importTemplate(admin, { ...site.at, templateId: template.id, mode: 'append', slots: false })
  expect(looksOf(site.page.id)).toEqual([...start, ...looksOf(template.page.id)])
  expect(shown(site).modes).toEqual(before.modes)
  expect(historyOf(site.page.id)).toContain('template imported')
  expect(undoChange(admin, site.at).name).toBe('template')
  expect(shown(site)).toEqual(before)

  importTemplate(admin, { ...site.at, templateId: template.id, ...full })
  const after = shown(site)
  expect(looksOf(site.page.id)).toEqual(looksOf(template.page.id))
  expect(after.modes).toEqual(['custom', 'custom'])
  expect(after.parts[0]).not.toBe(before.parts[0])
  undoChange(admin, site.at)
  expect(shown(site)).toEqual(before)
  redoChange(admin, site.at)
  expect(shown(site)).toEqual(after)
  undoChange(admin, site.at)
  expect(shown(site)).toEqual(before)
})

test('TMPL-02 TMPL-04 the template stays as it is, whatever becomes of what was imported', async () => {
  const site = website()
  const template = makePageTemplate()
  const looks = looksOf(template.page.id)
  const uses = () =>
    db
      .select()
      .from(panels)
      .where(eq(panels.id, (looks[0] ?? '').split(' ')[0] ?? ''))
      .get()?.useCount
  const used = uses() ?? 0
  importTemplate(admin, { ...site.at, templateId: template.id, ...full })
  expect(uses()).toBe(used + 1)
  const [first] = pageDocument(admin, site.at.projectId, site.at.pageId).body
  restyleSection(admin, { ...site.at, sectionId: first?.id ?? '', color: 'grey' })
  expect(looksOf(template.page.id)).toEqual(looks)
  await deleteTemplate(admin, { kind: 'page', id: template.id })
  expect(looksOf(site.page.id)).toHaveLength(2)
})

test('TMPL-02 an import is not undone over what somebody else has changed in it since', () => {
  const site = website()
  importTemplate(admin, { ...site.at, templateId: makePageTemplate().id, ...full })
  const [first] = pageDocument(admin, site.at.projectId, site.at.pageId).body
  const sectionId = first?.id ?? ''
  restyleSection(colleague, { ...site.at, sectionId, orientation: 'right' })
  const before = shown(site)
  const error = catchError(() => undoChange(admin, site.at))
  expect(error).toMatchObject({ code: 'undo-conflict', values: { reason: 'changed' } })
  expect(shown(site)).toEqual(before)
  undoChange(colleague, site.at)
  undoChange(admin, site.at)
  expect(looksOf(site.page.id)).toHaveLength(2)
  redoChange(admin, site.at)
  removeSection(colleague, { ...site.at, sectionId })
  expect(catchError(() => undoChange(admin, site.at)).code).toBe('undo-conflict')
})

test('TMPL-02 somebody else’s change of a header is not undone over an import', () => {
  const site = website()
  const header = pageDocument(admin, site.at.projectId, site.at.pageId).header
  restyleSection(colleague, { ...site.at, sectionId: header?.id ?? '', color: 'grey' })
  importTemplate(admin, { ...site.at, templateId: makePageTemplate().id, ...full })
  expect(catchError(() => undoChange(colleague, site.at)).values).toMatchObject({
    reason: 'changed',
  })
})

test('TMPL-02 a double click imports once; another page or a later one imports again', () => {
  const site = website()
  const input = {
    ...site.at,
    templateId: makePageTemplate().id,
    mode: 'append',
    slots: false,
  } as const
  importTemplate(admin, { ...input, idempotencyKey: sent('k1') })
  importTemplate(admin, { ...input, idempotencyKey: sent('k1') })
  expect(looksOf(site.page.id)).toHaveLength(4)
  importTemplate(admin, { ...input, idempotencyKey: sent('k2') })
  expect(looksOf(site.page.id)).toHaveLength(6)
})

test('TMPL-01 TMPL-02 only staff import, and only page templates that are there', async () => {
  const site = website()
  const template = makePageTemplate()
  const gone = makePageTemplate()
  await deleteTemplate(admin, { kind: 'page', id: gone.id })
  const owner = actorOf(makeUser())
  const own = makeProject({ ownerId: owner.id })
  const ownAt = { projectId: own.id, pageId: makePage(own.id).id }
  const refused = catchError(() =>
    importTemplate(owner, { ...ownAt, templateId: template.id, ...full }),
  )
  expect(refused.status).toBe(403)
  const employee = actorOf(makeEmployee())
  const other = catchError(() =>
    importTemplate(employee, { ...site.at, templateId: template.id, ...full }),
  )
  expect(other.status).toBe(404)
  const theirs = makeProject({ ownerId: employee.id })
  const at = { projectId: theirs.id, pageId: makePage(theirs.id).id }
  importTemplate(employee, { ...at, templateId: template.id, ...full })
  expect(looksOf(at.pageId)).toHaveLength(2)
  const before = shown(site)
  for (const id of [gone.id, makeProjectTemplate().id, own.id, 'nothing']) {
    const error = catchError(() => importTemplate(admin, { ...site.at, templateId: id, ...full }))
    expect(error).toMatchObject({ code: 'template-deleted', status: 409 })
  }
  expect(shown(site)).toEqual(before)
})

test('TMPL-02 what is too long or empty is refused with a sentence, and the page stays', () => {
  const site = website()
  const long = makePageTemplate('Long', 1)
  const panelId = looksOf(long.page.id)[0]?.split(' ')[0]
  for (let i = 0; i < 100; i += 1) makeSection(long.page, { panelId })
  const before = shown(site)
  const error = catchError(() =>
    importTemplate(admin, { ...site.at, templateId: long.id, ...full }),
  )
  expect(errorText({ code: error.code, details: error })).toBe(
    'This template has 101 sections; up to 100 can be imported at once.',
  )
  const empty = makePageTemplate('Empty', 0)
  const nothing = { ...site.at, templateId: empty.id, mode: 'replace', slots: false } as const
  expect(catchError(() => importTemplate(admin, nothing)).code).toBe('template-empty')
  db.delete(pages).where(eq(pages.projectId, empty.id)).run()
  expect(catchError(() => importTemplate(admin, nothing)).code).toBe('template-empty')
  expect(shown(site)).toEqual(before)

  const at = { projectId: long.id, pageId: long.page.id }
  const replaced = catchError(() =>
    importTemplate(admin, { ...at, templateId: makePageTemplate().id, ...full }),
  )
  expect(replaced.code).toBe('page-too-long')
})
