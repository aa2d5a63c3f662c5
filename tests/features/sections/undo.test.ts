import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { randomSource } from '#tests/unit/editor/random-page'
import { db, sqlite } from '~/db/client.server'
import { pageOps, panels, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { claimGuestProject } from '~/features/projects/claim-guest-project.server'
import { addSection } from '~/features/sections/add-section.server'
import { bulkChangeSections } from '~/features/sections/bulk-change-sections.server'
import { discardUndo } from '~/features/sections/discard-undo.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { swapSection } from '~/features/sections/swap-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { errorText } from '~/messages/errors'
import { orientations, panelColors } from '~/panels/types'

const owner = makeUser()
const me = actorOf(owner)
const friendUser = makeUser()
const friend = actorOf(friendUser)
const style = { orientation: 'left', color: 'light', type: 'body' } as const
const ready = Array.from({ length: 4 }, () => makePanel().id)

function setUp(count = 3) {
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, friendUser.id)
  const page = makePage(project.id)
  const ids = Array.from({ length: count }, () => makeSection(page, { panelId: ready[0] }).id)
  const at = { projectId: project.id, pageId: page.id }
  const look = () =>
    pageDocument(me, at.projectId, at.pageId).body.map(
      ({ id, panelId, orientation, color, order }) => [id, panelId, orientation, color, order],
    )
  const body = () => look().map(([id]) => id)
  return { project, page, ids: ids as [string, string, string], at, look, body }
}
type At = ReturnType<typeof setUp>['at']
const conflict = (work: () => unknown) => {
  const domainError = catchError(work)
  expect(domainError).toMatchObject({ code: 'undo-conflict', status: 409 })
  return domainError.values?.reason
}

test('SECT-10 every kind of change is undone and redone', () => {
  const { at, ids, look } = setUp()
  const [a, b, c] = ids
  const changes: [string, () => unknown][] = [
    ['add', () => addSection(me, { ...at, ...style, panelId: ready[1] ?? '', after: a })],
    ['move', () => moveSection(me, { ...at, sectionId: c, to: 'top' })],
    ['orientation', () => restyleSection(me, { ...at, sectionId: a, orientation: 'right' })],
    ['color', () => restyleSection(me, { ...at, sectionId: a, color: 'light' })],
    ['swap', () => swapSection(me, { ...at, sectionId: b, panelId: ready[2] ?? '' })],
    ['duplicate', () => duplicateSection(me, { ...at, sectionId: b })],
    ['remove', () => removeSection(me, { ...at, sectionId: b })],
  ]
  const states = [look()]
  for (const [, change] of changes) {
    change()
    states.push(look())
  }
  for (let round = 0; round < 2; round++) {
    for (let i = changes.length - 1; i >= 0; i--) {
      expect(undoChange(me, at).name).toBe(changes[i]?.[0])
      expect(look()).toEqual(states[i])
    }
    expect(catchError(() => undoChange(me, at)).code).toBe('nothing-to-undo')
    for (let i = 0; i < changes.length; i++) {
      expect(redoChange(me, at).name).toBe(changes[i]?.[0])
      expect(look()).toEqual(states[i + 1])
    }
    expect(catchError(() => redoChange(me, at)).code).toBe('nothing-to-redo')
  }
})

test('SECT-10 a page says what undo and redo are about', () => {
  const { at, ids } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  moveSection(me, { ...at, sectionId: ids[0], to: 'down' })
  undoChange(me, at)
  const document = pageDocument(me, at.projectId, at.pageId)
  expect(document).toMatchObject({ undo: 'color', redo: 'move' })
  expect(pageDocument(friend, at.projectId, at.pageId)).toMatchObject({ undo: null, redo: null })
})

test('SECT-10 a new change ends redo', () => {
  const { at, ids } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  undoChange(me, at)
  restyleSection(me, { ...at, sectionId: ids[1], color: 'light' })
  expect(catchError(() => redoChange(me, at)).code).toBe('nothing-to-redo')
  undoChange(me, at)
  expect(catchError(() => undoChange(me, at)).code).toBe('nothing-to-undo')
})

test("SECT-10 undo is per person and leaves others' changes alone", () => {
  const { at, ids, look } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  restyleSection(friend, { ...at, sectionId: ids[1], color: 'grey' })
  moveSection(friend, { ...at, sectionId: ids[2], to: 'top' })
  undoChange(me, at)
  const colors = Object.fromEntries(look().map(([id, , , color]) => [id, color]))
  expect(colors).toMatchObject({ [ids[0]]: 'dark', [ids[1]]: 'grey' })
  expect(look()[0]?.[0]).toBe(ids[2])
})

test('SECT-10 undo is refused with a reason when somebody else changed the section since', () => {
  const { at, ids, look } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  restyleSection(friend, { ...at, sectionId: ids[0], orientation: 'right' })
  const before = look()
  const domainError = catchError(() => undoChange(me, at))
  expect(domainError).toMatchObject({ values: { reason: 'changed', direction: 'undo', anyway: 1 } })
  expect(errorText({ code: domainError.code, details: domainError })).toBe(
    `This cannot be undone: ${friendUser.fullName} has changed its orientation since.`,
  )
  expect(look()).toEqual(before)
})

test('SECT-10 a change in conflict can be left out, and the one before it undone', () => {
  const { at, ids, look } = setUp()
  restyleSection(me, { ...at, sectionId: ids[1], color: 'light' })
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  restyleSection(friend, { ...at, sectionId: ids[0], color: 'grey' })
  expect(conflict(() => undoChange(me, at))).toBe('changed')
  discardUndo(me, { ...at, direction: 'undo' })
  undoChange(me, at)
  expect(look().map(([, , , color]) => color)).toEqual(['grey', 'dark', 'dark'])
  const skip = () => discardUndo(me, { ...at, direction: 'undo' })
  expect(catchError(skip).code).toBe('nothing-to-undo')
})

test('SECT-10 what is left out is named: sent again it leaves out nothing else', () => {
  const { at, ids, look } = setUp()
  restyleSection(me, { ...at, sectionId: ids[1], color: 'light' })
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  restyleSection(friend, { ...at, sectionId: ids[0], color: 'grey' })
  const change = Number(catchError(() => undoChange(me, at)).values?.change)
  discardUndo(me, { ...at, direction: 'undo', change })
  const again = () => discardUndo(me, { ...at, direction: 'undo', change })
  expect(catchError(again)).toMatchObject({ code: 'undo-passed', status: 409 })
  undoChange(me, at)
  expect(look().map(([, , , color]) => color)).toEqual(['grey', 'dark', 'dark'])
})

test('SECT-10 what does not fit any more cannot be insisted on, alone or as part of several', () => {
  const { at, ids, look } = setUp()
  const refuse = () => {
    const before = look()
    const plain = catchError(() => undoChange(me, at))
    expect(plain).toMatchObject({ values: { reason: 'changed', anyway: 0 } })
    const insisted = catchError(() => undoChange(me, { ...at, anyway: true }))
    expect(insisted).toMatchObject({ values: { reason: 'section-gone', anyway: 0, happened: '' } })
    expect(look()).toEqual(before)
  }
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  removeSection(friend, { ...at, sectionId: ids[0] })
  refuse()
  discardUndo(me, { ...at, direction: 'undo' })
  expect(db.select().from(pageOps).where(eq(pageOps.pageId, at.pageId)).all()[0]?.state).toBe(
    'dropped',
  )
  const action = { do: 'color', color: 'grey' } as const
  bulkChangeSections(me, { ...at, sectionIds: [ids[1], ids[2]], action })
  removeSection(friend, { ...at, sectionId: ids[2] })
  refuse()
})

test('SECT-10 a change that never was is not taken back, nor another in its place', () => {
  const { at, ids, look } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  const before = look()
  expect(catchError(() => undoChange(me, { ...at, change: 999 })).code).toBe('undo-passed')
  expect(look()).toEqual(before)
})

test('SECT-10 what the other took back is no reason against undo', () => {
  const { at, ids, look } = setUp()
  const before = look()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  restyleSection(friend, { ...at, sectionId: ids[0], orientation: 'right' })
  undoChange(friend, at)
  undoChange(me, at)
  expect(look()).toEqual(before)
})

test('SECT-10 redo is refused when somebody else changed the section after the undo', () => {
  const { at, ids } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  undoChange(me, at)
  restyleSection(friend, { ...at, sectionId: ids[0], orientation: 'right' })
  expect(conflict(() => redoChange(me, at))).toBe('changed')
})

test('SECT-10 a section that somebody else removed is not brought back by undo', () => {
  const { at, ids, body } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  removeSection(friend, { ...at, sectionId: ids[0] })
  expect(conflict(() => undoChange(me, at))).toBe('changed')
  undoChange(friend, at)
  undoChange(me, at)
  expect(body()).toEqual(ids)
})

test('SECT-10 the place of a removed section was taken: it returns beside it', () => {
  const { at, ids, body } = setUp()
  removeSection(me, { ...at, sectionId: ids[1] })
  const added = addSection(friend, { ...at, ...style, panelId: ready[1] ?? '', after: ids[0] })
  undoChange(me, at)
  expect(body()).toEqual([ids[0], added.sectionId, ids[1], ids[2]])
  redoChange(me, at)
  undoChange(me, at)
  expect(body()).toEqual([ids[0], added.sectionId, ids[1], ids[2]])
})

test('SECT-03 undoing an add does not lower the use count', () => {
  const { at } = setUp()
  const panelId = makePanel().id
  addSection(me, { ...at, ...style, panelId })
  undoChange(me, at)
  redoChange(me, at)
  const uses = db.select().from(panels).where(eq(panels.id, panelId)).get()?.useCount
  expect(uses).toBe(1)
})

test('SECT-10 a move to another page is undone from where it was made', () => {
  const { at, ids, body, project } = setUp()
  const other = { ...at, pageId: makePage(project.id).id }
  moveSection(me, { ...at, sectionId: ids[1], to: { page: other.pageId } })
  expect(catchError(() => undoChange(me, other)).code).toBe('nothing-to-undo')
  expect(undoChange(me, at).name).toBe('move-to-page')
  expect(body()).toEqual(ids)
  redoChange(me, at)
  restyleSection(friend, { ...other, sectionId: ids[1], color: 'grey' })
  expect(conflict(() => undoChange(me, at))).toBe('changed')
})

test('SECT-10 a move is not undone after one changed the section on the other page', () => {
  const { at, ids, body, project } = setUp()
  const other = { ...at, pageId: makePage(project.id).id }
  moveSection(me, { ...at, sectionId: ids[1], to: { page: other.pageId } })
  restyleSection(me, { ...other, sectionId: ids[1], color: 'grey' })
  expect(conflict(() => undoChange(me, at))).toBe('elsewhere')
  undoChange(me, other)
  undoChange(me, at)
  expect(body()).toEqual(ids)
})

test('SECT-10 a section moved to a page that was deleted since is not brought back', () => {
  const { at, ids, project } = setUp()
  const other = makePage(project.id).id
  moveSection(me, { ...at, sectionId: ids[1], to: { page: other } })
  deletePage(me, { projectId: project.id, pageId: other })
  expect(conflict(() => undoChange(me, at))).toBe('section-gone')
})

test('SECT-10 an undone removal needs its panel', () => {
  const { at } = setUp()
  const panelId = makePanel().id
  const { sectionId } = addSection(me, { ...at, ...style, panelId })
  removeSection(me, { ...at, sectionId: sectionId ?? '' })
  db.delete(panels).where(eq(panels.id, panelId)).run()
  expect(conflict(() => undoChange(me, at))).toBe('panel-gone')
})

test('SECT-10 what a guest did can be undone after signing up', () => {
  const project = makeProject()
  const page = makePage(project.id)
  const at = { projectId: project.id, pageId: page.id }
  addSection(guest(project.id), { ...at, ...style, panelId: ready[0] ?? '' })
  const user = makeUser()
  transaction((tx) => claimGuestProject(tx, project.id, actorOf(user), { mustFit: false }))
  expect(db.select().from(projects).where(eq(projects.id, project.id)).get()?.ownerId).toBe(user.id)
  expect(undoChange(actorOf(user), at).name).toBe('add')
})

test('the log numbers the changes of a page without gaps', () => {
  const { at, ids } = setUp()
  restyleSection(me, { ...at, sectionId: ids[0], color: 'light' })
  undoChange(me, at)
  redoChange(me, at)
  const rows = db.select().from(pageOps).where(eq(pageOps.pageId, at.pageId)).all()
  expect(rows.map((r) => [r.revision, r.kind, r.state])).toEqual([
    [1, 'do', 'done'],
    [2, 'undo', 'dropped'],
    [3, 'redo', 'dropped'],
  ])
  expect(pageDocument(me, at.projectId, at.pageId).revision).toBe(3)
})

/** One random change by a person; a rule may refuse it. */
function randomChange(random: () => number, actor: typeof me, at: At, other: At) {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const body = pageDocument(me, at.projectId, at.pageId).body
  const section = body.length > 0 ? pick(body) : undefined
  const kind = section ? pick(['add', 'move', 'page', 'look', 'swap', 'copy', 'remove']) : 'add'
  const address = { ...at, sectionId: section?.id ?? '' }
  if (kind === 'add') {
    const after = section ? pick([section.id, 'start', 'end']) : 'end'
    addSection(actor, { ...at, ...style, panelId: pick(ready), after })
  } else if (kind === 'move') {
    const to = pick(['up', 'down', 'top', 'bottom', { after: pick(body).id }] as const)
    moveSection(actor, { ...address, to })
  } else if (kind === 'page') moveSection(actor, { ...address, to: { page: other.pageId } })
  else if (kind === 'look') {
    const look = { orientation: pick(orientations), color: pick(panelColors) }
    restyleSection(actor, { ...address, ...look })
  } else if (kind === 'swap') swapSection(actor, { ...address, panelId: pick(ready) })
  else if (kind === 'copy') duplicateSection(actor, address)
  else removeSection(actor, address)
}

test('SECT-10 undoing all random changes of one person gives the page back, and redo the result', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const random = randomSource(seed)
    const { at, look, project } = setUp()
    const other = { ...at, pageId: makePage(project.id).id }
    const start = look()
    for (let i = 0; i < 40; i++) randomChange(random, me, at, other)
    const end = look()
    let undone = 0
    while (pageDocument(me, at.projectId, at.pageId).undo) {
      undoChange(me, at)
      undone += 1
    }
    expect(look()).toEqual(start)
    for (let i = 0; i < undone; i++) redoChange(me, at)
    expect(look()).toEqual(end)
  }
})

test('SECT-10 two people at random: nothing breaks, refusals are conflicts only', () => {
  const allowed = new Set(['undo-conflict', 'nothing-to-undo', 'nothing-to-redo'])
  for (let seed = 100; seed < 106; seed++) {
    const random = randomSource(seed)
    const { at, project } = setUp()
    const pagesAt = [at, { ...at, pageId: makePage(project.id).id }] as const
    for (let i = 0; i < 120; i++) {
      const actor = random() < 0.5 ? me : friend
      const [here, there] = random() < 0.5 ? pagesAt : ([pagesAt[1], pagesAt[0]] as const)
      const dice = random()
      if (dice < 0.5) randomChange(random, actor, here, there)
      else {
        try {
          if (dice < 0.8) undoChange(actor, here)
          else redoChange(actor, here)
        } catch (error) {
          if (!allowed.has((error as Error).message)) throw error
        }
      }
    }
  }
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})
