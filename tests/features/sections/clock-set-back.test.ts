import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, makePage, makePanel, makeProject } from '#tests/fixtures/projects'
import { addSection } from '~/features/sections/add-section.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { findPastPage } from '~/features/sections/past-page.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import type { Actor } from '~/permissions/vocabulary'

// Every id is made a minute before the one before it, as by servers whose clocks go back.
let clock = Date.now()
vi.mock('~/platform/ids.server', async (original) => ({
  ...(await original<typeof import('~/platform/ids.server')>()),
  newId: () => {
    clock -= 60_000
    return v7({ msecs: clock })
  },
}))

function world() {
  const owner = actorOf(makeUser())
  const project = makeProject({ ownerId: owner.id })
  const [page, other] = [makePage(project.id), makePage(project.id)]
  const at = { projectId: project.id, pageId: page.id }
  const add = (to: { type?: 'body' | 'header'; pageId?: string } = {}) => {
    const { type = 'body', pageId = page.id } = to
    const panelId = makePanel({ kind: type }).id
    const input = { ...at, pageId, panelId, orientation: 'left', color: 'dark', type } as const
    return addSection(owner, input).sectionId ?? ''
  }
  const was = (revision: number, pageId = page.id) => {
    const past = findPastPage(editablePage(owner, project.id, pageId), revision)
    return [past?.header, ...(past?.body ?? [])].flatMap((s) => (s ? `${s.id} ${s.color}` : []))
  }
  return { owner, at, other, add, was }
}

test('a page comes back as it was, though the clock was set back between its changes', () => {
  const { owner, at, add, was } = world()
  const [first, second] = [add(), add()]
  removeSection(owner, { ...at, sectionId: second })
  expect(was(1)).toEqual([`${first} dark`])
  expect(was(2)).toEqual([`${first} dark`, `${second} dark`])
  restyleSection(owner, { ...at, sectionId: first, color: 'light' })
  add()
  restorePage(owner, { ...at, at: 1 })
  const { body } = pageDocument(owner, at.projectId, at.pageId)
  expect(body.map(({ id, color }) => `${id} ${color}`)).toEqual([`${first} dark`])
})

test('the same for what other pages changed: moves and the header of all', () => {
  const { owner, at, other, add, was } = world()
  const header = add({ type: 'header', pageId: other.id })
  const moved = add()
  moveSection(owner, { ...at, sectionId: moved, to: { page: other.id } })
  restyleSection(owner, { ...at, pageId: other.id, sectionId: moved, color: 'grey' })
  restyleSection(owner, { ...at, pageId: other.id, sectionId: header, color: 'light' })
  add()
  expect(was(1)).toEqual([`${header} dark`, `${moved} dark`])
  expect(was(2)).toEqual([`${header} light`])
})

test('undo asks before it takes away what somebody did after, whatever the clock said', () => {
  const project = makeProject({ ownerId: null })
  const page = makePage(project.id)
  const at = { projectId: project.id, pageId: page.id }
  const [one, two] = [guest(project.id), actorOf(makeUser({ role: 'admin' }))] as [Actor, Actor]
  const input = { ...at, panelId: makePanel({ kind: 'body' }).id, type: 'body' } as const
  const { sectionId } = addSection(one, { ...input, orientation: 'left', color: 'dark' })
  restyleSection(two, { ...at, sectionId: sectionId ?? '', color: 'light' })
  expect(() => undoChange(one, at)).toThrow('undo-conflict')
})
