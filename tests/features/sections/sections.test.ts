import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { panels, sections } from '~/db/schema'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { swapSection } from '~/features/sections/swap-section.server'

const owner = makeUser()
const me = actorOf(owner)
const friend = makeUser()
const style = { orientation: 'left', color: 'light', type: 'body' } as const

/** A page with `count` sections, and where to post to. */
function setUp(count = 0) {
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, friend.id)
  const page = makePage(project.id)
  const ids = Array.from({ length: count }, () => makeSection(page).id)
  const at = { projectId: project.id, pageId: page.id }
  const body = () => pageDocument(me, at.projectId, at.pageId).body.map((s) => s.id)
  return { project, page, ids, at, body }
}
const uses = (id: string) => db.select().from(panels).where(eq(panels.id, id)).get()?.useCount
const row = (id: string) => db.select().from(sections).where(eq(sections.id, id)).get()

test('SECT-02 HIST-02 a panel is added at the end, at the start and below a section', () => {
  const { at, ids, body } = setUp(2)
  const panelId = makePanel().id
  const last = addSection(me, { ...at, ...style, panelId })
  const first = addSection(me, { ...at, ...style, panelId, after: 'start' })
  const middle = addSection(me, { ...at, ...style, panelId, after: ids[0] })
  expect(body()).toEqual([first.sectionId, ids[0], middle.sectionId, ids[1], last.sectionId])
  expect([last.revision, first.revision, middle.revision]).toEqual([1, 2, 3])
  expect(historyOf(last.sectionId ?? '')).toEqual(['section added'])
})

test('SECT-03 adding and duplicating raise the use count; removing does not lower it', () => {
  const { at } = setUp()
  const panelId = makePanel().id
  const added = addSection(me, { ...at, ...style, panelId }).sectionId ?? ''
  expect(uses(panelId)).toBe(1)
  duplicateSection(me, { ...at, sectionId: added })
  expect(uses(panelId)).toBe(2)
  removeSection(me, { ...at, sectionId: added })
  expect(uses(panelId)).toBe(2)
})

test('PANEL-06 a panel that is not enabled, or unknown, cannot be added or swapped in', () => {
  const { at, ids, body } = setUp(1)
  const off = makePanel({ enabled: false }).id
  for (const panelId of [off, 'unknown']) {
    const add = () => addSection(me, { ...at, ...style, panelId })
    expect(catchError(add)).toMatchObject({ code: 'panel-not-offered', status: 409 })
    const swap = () => swapSection(me, { ...at, sectionId: ids[0] ?? '', panelId })
    expect(catchError(swap).code).toBe('panel-not-offered')
  }
  expect(uses(off)).toBe(0)
  expect(body()).toEqual(ids)
})

test('a double click adds and duplicates once', () => {
  const { at, body } = setUp()
  const input = { ...at, ...style, panelId: makePanel().id, idempotencyKey: sent('k') }
  const added = addSection(me, input)
  expect(addSection(me, input)).toEqual(added)
  const copy = { ...at, sectionId: added.sectionId ?? '', idempotencyKey: sent('k2') }
  expect(duplicateSection(me, copy)).toEqual(duplicateSection(me, copy))
  expect(body()).toHaveLength(2)
})

test('SECT-04 SECT-05 orientation and color change, each without the other', () => {
  const { at, ids, page } = setUp(1)
  const sectionId = ids[0] ?? ''
  for (const orientation of ['right', 'center', 'left'] as const) {
    restyleSection(me, { ...at, sectionId, orientation })
    expect(row(sectionId)).toMatchObject({ orientation, color: 'dark' })
  }
  for (const color of ['grey', 'light', 'dark'] as const) {
    restyleSection(me, { ...at, sectionId, color })
    expect(row(sectionId)).toMatchObject({ orientation: 'left', color })
  }
  const { revision } = restyleSection(me, { ...at, sectionId, color: 'dark' })
  expect(revision).toBe(6)
  expect(pageDocument(me, at.projectId, page.id).revision).toBe(6)
})

test('SECT-06 a swapped section keeps its place and variant', () => {
  const { at, ids, body } = setUp(3)
  const panel = makePanel()
  swapSection(me, { ...at, sectionId: ids[1] ?? '', panelId: panel.id })
  expect(body()).toEqual(ids)
  expect(row(ids[1] ?? '')).toMatchObject({
    panelId: panel.id,
    category: panel.categoryId,
    orientation: 'left',
    color: 'dark',
  })
  const header = makePanel({ kind: 'header' }).id
  const swap = () => swapSection(me, { ...at, sectionId: ids[1] ?? '', panelId: header })
  expect(catchError(swap)).toMatchObject({ code: 'panel-type', status: 400 })
})

test('SECT-07 up, down, top, bottom and below another', () => {
  const { at, ids, body } = setUp(4)
  const [a, b, c, d] = ids as [string, string, string, string]
  const move = (sectionId: string, to: Parameters<typeof moveSection>[1]['to']) =>
    moveSection(me, { ...at, sectionId, to })
  move(c, 'up')
  expect(body()).toEqual([a, c, b, d])
  move(a, 'down')
  expect(body()).toEqual([c, a, b, d])
  move(d, 'top')
  expect(body()).toEqual([d, c, a, b])
  move(c, 'bottom')
  expect(body()).toEqual([d, a, b, c])
  move(d, { after: b })
  expect(body()).toEqual([a, b, d, c])
})

test('SECT-07 moving a section to its current spot is no change', () => {
  const { at, ids, body } = setUp(3)
  const [a, b, c] = ids as [string, string, string]
  moveSection(me, { ...at, sectionId: a, to: 'up' })
  moveSection(me, { ...at, sectionId: a, to: 'top' })
  moveSection(me, { ...at, sectionId: c, to: 'down' })
  moveSection(me, { ...at, sectionId: c, to: 'bottom' })
  moveSection(me, { ...at, sectionId: b, to: { after: a } })
  const last = moveSection(me, { ...at, sectionId: b, to: { after: b } })
  expect(body()).toEqual(ids)
  expect(last.revision).toBe(0)
})

test('SECT-07 a section moves to the end of another page of the project', () => {
  const { at, ids, body, project } = setUp(2)
  const other = makePage(project.id)
  const there = makeSection(other)
  moveSection(me, { ...at, sectionId: ids[0] ?? '', to: { page: other.id } })
  expect(body()).toEqual([ids[1]])
  const shown = pageDocument(me, project.id, other.id)
  expect(shown.body.map((s) => s.id)).toEqual([there.id, ids[0]])
  expect(shown.revision).toBe(1)
  const foreign = makePage(makeProject({ ownerId: makeUser().id }).id)
  const away = () => moveSection(me, { ...at, sectionId: ids[1] ?? '', to: { page: foreign.id } })
  expect(catchError(away).status).toBe(404)
})

test('a section cannot be moved below one that is gone', () => {
  const { at, ids } = setUp(2)
  removeSection(me, { ...at, sectionId: ids[1] ?? '' })
  const move = () =>
    moveSection(me, { ...at, sectionId: ids[0] ?? '', to: { after: ids[1] ?? '' } })
  expect(catchError(move)).toMatchObject({ code: 'section-anchor-gone', status: 409 })
})

test('SECT-08 a copy is below its original and looks the same', () => {
  const { at, ids, body } = setUp(2)
  restyleSection(me, { ...at, sectionId: ids[0] ?? '', orientation: 'right', color: 'grey' })
  const copy = duplicateSection(me, { ...at, sectionId: ids[0] ?? '' }).sectionId ?? ''
  expect(body()).toEqual([ids[0], copy, ids[1]])
  const { panelId, orientation, color } = row(ids[0] ?? '') ?? {}
  expect(row(copy)).toMatchObject({ panelId, orientation, color })
})

test('SECT-09 a deleted section is gone; deleting it again is not found', () => {
  const { at, ids, body } = setUp(2)
  removeSection(me, { ...at, sectionId: ids[0] ?? '' })
  expect(body()).toEqual([ids[1]])
  expect(catchError(() => removeSection(me, { ...at, sectionId: ids[0] ?? '' })).status).toBe(404)
})

test('a stale form is refused only when somebody else changed that very section', () => {
  const { at, ids } = setUp(2)
  const [a, b] = ids as [string, string]
  const seen = pageDocument(me, at.projectId, at.pageId).revision
  restyleSection(actorOf(friend), { ...at, sectionId: a, color: 'grey' })
  moveSection(me, { ...at, sectionId: b, to: 'up', revision: seen })
  restyleSection(me, { ...at, sectionId: b, color: 'grey', revision: seen })
  for (const work of [
    () => moveSection(me, { ...at, sectionId: a, to: 'top', revision: seen }),
    () => restyleSection(me, { ...at, sectionId: a, color: 'light', revision: seen }),
    () => removeSection(me, { ...at, sectionId: a, revision: seen }),
  ]) {
    expect(catchError(work)).toMatchObject({ code: 'section-changed', status: 409 })
  }
  expect(row(a)?.color).toBe('grey')
})

test('GUARD-56 nobody without access changes a page, nor through another project', () => {
  const { at, ids, body } = setUp(1)
  const sectionId = ids[0] ?? ''
  const panelId = makePanel().id
  const stranger = makeUser()
  const own = setUp(1)
  const ownProject = makeProject({ ownerId: stranger.id })
  const ownPage = makePage(ownProject.id)
  for (const actor of [guest(), guest(at.projectId), actorOf(stranger)]) {
    for (const work of [
      () => addSection(actor, { ...at, ...style, panelId }),
      () => removeSection(actor, { ...at, sectionId }),
      () => moveSection(actor, { ...at, sectionId, to: 'top' }),
      () => restyleSection(actor, { ...at, sectionId, color: 'grey' }),
      () => duplicateSection(actor, { ...at, sectionId }),
      () => pageDocument(actor, at.projectId, at.pageId),
    ]) {
      expect(catchError(work).status).toBe(404)
    }
  }
  const through = { projectId: ownProject.id, pageId: ownPage.id, sectionId }
  expect(catchError(() => removeSection(actorOf(stranger), through)).status).toBe(404)
  const mixed = { projectId: ownProject.id, pageId: at.pageId, sectionId }
  expect(catchError(() => removeSection(actorOf(stranger), mixed)).status).toBe(404)
  expect(catchError(() => removeSection(me, { ...own.at, sectionId })).status).toBe(404)
  expect(body()).toEqual(ids)
})

test('a guest builds the body of their page', () => {
  const project = makeProject()
  const page = makePage(project.id)
  const actor = guest(project.id)
  const at = { projectId: project.id, pageId: page.id }
  const { sectionId } = addSection(actor, { ...at, ...style, panelId: makePanel().id })
  expect(pageDocument(actor, project.id, page.id)).toMatchObject({
    body: [{ id: sectionId }],
    undo: 'add',
    redo: null,
  })
})
