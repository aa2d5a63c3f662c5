import { expect, test } from 'vitest'
import { updatePage } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, makePage, makePanel, makeProject } from '#tests/fixtures/projects'
import type { SlotMode } from '~/editor/types'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import type { Actor } from '~/permissions/vocabulary'

const owner = makeUser()
const me = actorOf(owner)
const look = { orientation: 'left', color: 'light' } as const

const save = (
  actor: Actor,
  { projectId, pageId }: { projectId: string; pageId: string },
  slots: { header?: SlotMode; footer?: SlotMode },
) => updatePage(actor, { projectId, pageId, name: 'Page', ...slots })

function setUp() {
  const project = makeProject({ ownerId: owner.id })
  const pages = [makePage(project.id), makePage(project.id), makePage(project.id)]
  const at = (i: number) => ({ projectId: project.id, pageId: pages[i]?.id ?? '' })
  const shown = (i: number) => pageDocument(me, project.id, at(i).pageId)
  const place = (i: number, type: 'header' | 'footer', scope?: 'global' | 'page') => {
    const panelId = makePanel({ kind: type }).id
    addSection(me, { ...at(i), ...look, panelId, type, scope })
    return panelId
  }
  const header = (i: number) => shown(i).header?.panelId ?? null
  return { at, shown, place, header }
}

test('PAGE-21 the global header shows on every page set to global and on no other', () => {
  const { at, place, header } = setUp()
  const own = place(1, 'header', 'page')
  save(me, at(2), { header: 'none' })
  const first = place(0, 'header')
  expect([header(0), header(1), header(2)]).toEqual([first, own, null])
  const second = place(0, 'header', 'global')
  expect([header(0), header(1), header(2)]).toEqual([second, own, null])
  save(me, at(2), { header: 'global' })
  expect(header(2)).toBe(second)
})

test('PAGE-21 restyling the global footer from one page changes it on all', () => {
  const { at, place, shown } = setUp()
  place(0, 'footer')
  const sectionId = shown(1).footer?.id ?? ''
  restyleSection(me, { ...at(1), sectionId, color: 'dark' })
  expect(shown(0).footer).toMatchObject({ id: sectionId, color: 'dark' })
})

test('PAGE-19 custom needs a panel first; placing one makes the page custom', () => {
  const { at, place, shown } = setUp()
  const change = save(me, at(0), { footer: 'custom' })
  expect(change.choose).toEqual(['footer'])
  expect(shown(0).page.footer).toBe('global')
  const panelId = place(0, 'footer', 'page')
  expect(shown(0)).toMatchObject({ page: { footer: 'custom' }, footer: { panelId } })
  expect(shown(1).footer).toBeNull()
})

test("PAGE-19 a page's own header is kept while it shows none, and shown again", () => {
  const { at, place, header } = setUp()
  const own = place(0, 'header', 'page')
  save(me, at(0), { header: 'none' })
  expect(header(0)).toBeNull()
  const change = save(me, at(0), { header: 'custom' })
  expect(change.choose).toEqual([])
  expect(header(0)).toBe(own)
})

test('PAGE-20 removing a custom header falls back to global', () => {
  const { at, place, shown, header } = setUp()
  const global = place(0, 'header')
  place(1, 'header', 'page')
  removeSection(me, { ...at(1), sectionId: shown(1).header?.id ?? '' })
  expect(shown(1).page.header).toBe('global')
  expect(header(1)).toBe(global)
  expect(shown(1).own.header).toBeNull()
})

test('placing another custom header takes the place of the first', () => {
  const { place, shown, header } = setUp()
  place(0, 'header', 'page')
  const second = place(0, 'header', 'page')
  expect(header(0)).toBe(second)
  expect(shown(0).own.header?.panelId).toBe(second)
})

test('removing the global header removes it from all pages', () => {
  const { at, place, shown, header } = setUp()
  place(0, 'header')
  removeSection(me, { ...at(2), sectionId: shown(2).header?.id ?? '' })
  expect([header(0), header(1), header(2)]).toEqual([null, null, null])
})

test('SECT-10 header and footer changes are undone one by one', () => {
  const { at, place, shown, header } = setUp()
  const first = place(0, 'header')
  const second = place(0, 'header')
  const own = place(0, 'header', 'page')
  save(me, at(0), { header: 'none' })
  removeSection(me, { ...at(0), sectionId: shown(0).own.header?.id ?? '' })
  const undo = () => undoChange(me, at(0))
  expect(undo().name).toBe('header')
  expect(shown(0).own.header?.panelId).toBe(own)
  undo()
  expect(header(0)).toBe(own)
  undo()
  expect(header(0)).toBe(second)
  expect(shown(0)).toMatchObject({ own: { header: null }, page: { header: 'global' } })
  undo()
  expect(header(0)).toBe(first)
  undo()
  expect(header(0)).toBeNull()
  expect(catchError(undo).code).toBe('nothing-to-undo')
})

test('SECT-10 the global header is not undone after it was changed from another page', () => {
  const { at, place, shown, header } = setUp()
  place(0, 'header')
  const sectionId = shown(0).header?.id ?? ''
  restyleSection(me, { ...at(1), sectionId, color: 'dark' })
  expect(catchError(() => undoChange(me, at(0)))).toMatchObject({
    code: 'undo-conflict',
    status: 409,
    values: { reason: 'elsewhere', direction: 'undo' },
  })
  undoChange(me, at(1))
  undoChange(me, at(0))
  expect(header(1)).toBeNull()
})

test('a body panel does not fit into a header, nor a header into the body', () => {
  const { at } = setUp()
  const add = (kind: 'body' | 'header' | 'footer', type: 'body' | 'header' | 'footer') => () =>
    addSection(me, { ...at(0), ...look, panelId: makePanel({ kind }).id, type })
  for (const work of [add('body', 'header'), add('header', 'body'), add('footer', 'header')]) {
    expect(catchError(work).code).toBe('panel-type')
  }
})

test('a header is neither moved nor duplicated', () => {
  const { at, place, shown } = setUp()
  place(0, 'header')
  const sectionId = shown(0).header?.id ?? ''
  const move = () => moveSection(me, { ...at(0), sectionId, to: 'up' })
  expect(catchError(move).code).toBe('section-not-movable')
  const copy = () => duplicateSection(me, { ...at(0), sectionId })
  expect(catchError(copy).code).toBe('section-not-movable')
})

test('PAGE-07 a guest sets no header and no footer', () => {
  const project = makeProject()
  const page = makePage(project.id)
  const actor = guest(project.id)
  const at = { projectId: project.id, pageId: page.id }
  for (const slot of ['header', 'footer'] as const) {
    const panelId = makePanel({ kind: slot }).id
    for (const work of [
      () => addSection(actor, { ...at, ...look, panelId, type: slot }),
      () => addSection(actor, { ...at, ...look, panelId, type: slot, scope: 'page' }),
      () => save(actor, at, { [slot]: 'none' }),
    ]) {
      expect(catchError(work)).toMatchObject({ code: 'sign-up-needed', status: 403 })
    }
  }
  expect(pageDocument(actor, project.id, page.id)).toMatchObject({ revision: 0, header: null })
})
