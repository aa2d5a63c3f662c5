import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import {
  type BulkAction,
  bulkChangeSections,
} from '~/features/sections/bulk-change-sections.server'
import { bodySections } from '~/features/sections/find-section.server'
import { listVersions } from '~/features/sections/list-versions.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'

const owner = makeUser()
const me = actorOf(owner)

function world() {
  const project = makeProject({ ownerId: owner.id })
  const [page, other] = [makePage(project.id), makePage(project.id)]
  const ids = Array.from({ length: 5 }, () => makeSection(page).id)
  makeSection(other)
  const at = { projectId: project.id, pageId: page.id }
  const state = () =>
    [page, other].map(({ id }) => bodySections(id).map((s) => `${s.id} ${s.panelId} ${s.color}`))
  const order = () => bodySections(page.id).map(({ id }) => ids.indexOf(id))
  const some = [ids[3], ids[1]] as string[]
  return { page, other, ids, at, state, order, some }
}

test('SECT-10 whatever happens to several sections is one step of undo and of redo', () => {
  const { at, state, some, other } = world()
  const actions: BulkAction[] = [
    { do: 'delete' },
    { do: 'duplicate' },
    { do: 'top' },
    { do: 'bottom' },
    { do: 'color', color: 'grey' },
    { do: 'page', page: other.id },
  ]
  for (const action of actions) {
    const before = state()
    bulkChangeSections(me, { ...at, sectionIds: some, action })
    const after = state()
    expect(after).not.toEqual(before)
    undoChange(me, at)
    expect(state()).toEqual(before)
    redoChange(me, at)
    expect(state()).toEqual(after)
    undoChange(me, at)
  }
  expect(listVersions(me, at.projectId, at.pageId, null, null).list.rows).toHaveLength(6)
})

test('SECT-07 they keep their order at the top, at the bottom and on another page', () => {
  const { at, order, some, ids, other } = world()
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'top' } })
  expect(order()).toEqual([1, 3, 0, 2, 4])
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'bottom' } })
  expect(order()).toEqual([0, 2, 4, 1, 3])
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'duplicate' } })
  expect(order()).toEqual([0, 2, 4, 1, -1, 3, -1])
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'page', page: other.id } })
  expect(bodySections(other.id).map(({ id }) => ids.indexOf(id))).toEqual([-1, 1, 3])
})

test('those that are gone are left out, none is refused, another’s page is not there', () => {
  const { at, some, order } = world()
  removeSection(me, { ...at, sectionId: some[0] as string })
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'delete' } })
  expect(order()).toEqual([0, 2, 4])
  const again = () => bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'delete' } })
  expect(catchError(again)).toMatchObject({ code: 'sections-gone', status: 409 })
  const foreign = makePage(makeProject({ ownerId: makeUser().id }).id)
  const elsewhere = () =>
    bulkChangeSections(me, {
      ...at,
      sectionIds: order().map(String),
      action: { do: 'page', page: foreign.id },
    })
  expect(catchError(elsewhere).status).toBe(409)
  const own = world()
  const over = {
    ...own.at,
    sectionIds: own.some,
    action: { do: 'page', page: foreign.id } as const,
  }
  expect(catchError(() => bulkChangeSections(me, over)).status).toBe(404)
})

test('SECT-10 a section that moved with others is not undone over a later change of another person', () => {
  const { at, some, other } = world()
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'page', page: other.id } })
  const admin = actorOf(makeUser({ role: 'admin' }))
  const there = { projectId: at.projectId, pageId: other.id }
  restyleSection(admin, { ...there, sectionId: some[0] as string, color: 'light' })
  expect(catchError(() => undoChange(me, at))).toMatchObject({ code: 'undo-conflict' })
})
