import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { makePageTemplate } from '#tests/fixtures/templates'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { bodySections, countBody } from '~/features/sections/find-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restoreSection } from '~/features/sections/restore-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project-as-template.server'
import { importTemplate } from '~/features/templates/import-template.server'
import { savePageAsTemplate } from '~/features/templates/save-page-as-template.server'
import { limits } from '~/permissions/limits'
import { action as add } from '~/routes/editor/sections/add'

const panelId = makePanel({ kind: 'body' }).id
const admin = makeUser({ role: 'admin' })
const actor = actorOf(admin)

function website(count: number) {
  const project = makeProject({ ownerId: admin.id })
  const page = makePage(project.id)
  fill(page, count)
  const at = { projectId: project.id, pageId: page.id }
  const input = { ...at, panelId, orientation: 'left', color: 'dark', type: 'body' } as const
  const put = () => addSection(actor, input).sectionId ?? ''
  const first = () => bodySections(page.id, 1)[0]?.id ?? ''
  return { project, page, at, put, first }
}
const fill = (page: { id: string; projectId: string }, count: number) =>
  transaction(() => {
    for (let n = 0; n < count; n += 1) makeSection(page, { panelId })
  })

const catchError = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError)
      return [error.code, error.details.values?.reason ?? error.status]
    throw error
  }
  return 'done'
}
const full = ['page-full', 409]

test('SECT-02 a page takes 500 sections, even when several people add at once', async () => {
  const { project, page } = website(limits.sectionsOfPage - 1)
  const cookie = await signIn(admin)
  const press = () =>
    callAction(add, {
      url: `/projects/${project.id}/pages/${page.id}/sections`,
      params: { id: project.id, page: page.id },
      cookie,
      form: { panelId, orientation: 'left', color: 'dark' },
    })
  const answers = await Promise.all(Array.from({ length: 5 }, press))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
  expect(countBody(page.id)).toBe(limits.sectionsOfPage)
})

test('a full page says no to a copy, a section from another page, a template and a section of the past', () => {
  const { page, at, put, first } = website(limits.sectionsOfPage - 1)
  const past = put()
  removeSection(actor, { ...at, sectionId: past })
  fill(page, 1)
  const other = makePage(at.projectId)
  const there = makeSection(other, { panelId }).id
  const template = makePageTemplate()
  const copy = { ...at, templateId: template.id, slots: false } as const

  expect(catchError(() => duplicateSection(actor, { ...at, sectionId: first() }))).toEqual(full)
  const move = { ...at, pageId: other.id, sectionId: there, to: { page: page.id } }
  expect(catchError(() => moveSection(actor, move))).toEqual(full)
  expect(catchError(() => importTemplate(actor, { ...copy, mode: 'append' }))).toEqual(full)
  expect(catchError(() => restoreSection(actor, { ...at, at: 1, sectionId: past }))).toEqual(full)
  expect(catchError(() => restorePage(actor, { ...at, at: 1 }))).toEqual(full)
  expect(countBody(page.id)).toBe(limits.sectionsOfPage)
  // What stays within the page goes on.
  expect(catchError(() => moveSection(actor, { ...at, sectionId: first(), to: 'bottom' }))).toBe(
    'done',
  )
})

test('undo and redo never bring a page over 500, and can be left out', () => {
  const { page, at, put, first } = website(limits.sectionsOfPage - 1)
  put()
  undoChange(actor, at)
  fill(page, 1)
  expect(catchError(() => redoChange(actor, at))).toEqual(['undo-conflict', 'page-full'])
  removeSection(actor, { ...at, sectionId: first() })
  fill(page, 1)
  expect(catchError(() => undoChange(actor, at))).toEqual(['undo-conflict', 'page-full'])
  expect(countBody(page.id)).toBe(limits.sectionsOfPage)
})

test('a page of before that is longer is not copied', async () => {
  const { project, page } = website(limits.sectionsOfPage + 1)
  const as = { name: 'Long', categories: [], projectId: project.id }
  const refused = ['copy-too-large', 409]
  expect(catchError(() => savePageAsTemplate(actor, { ...as, pageId: page.id }))).toEqual(refused)
  await expect(copyProjectAsTemplate(actor, as)).rejects.toThrow('copy-too-large')
})
