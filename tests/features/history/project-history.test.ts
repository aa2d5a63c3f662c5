import { expect, test } from 'vitest'
import { renameProject } from '#tests/fixtures/edits'
import { eventTypes } from '#tests/fixtures/event-types'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeFolder, makePanel, makePanelCategory, makeProject } from '#tests/fixtures/projects'
import { projectHistory } from '~/features/history/project-history.server'
import { addPage } from '~/features/pages/add-page.server'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { moveProject } from '~/features/projects/move-project.server'
import { addSection } from '~/features/sections/add-section.server'
import { bulkChangeSections } from '~/features/sections/bulk-change-sections.server'
import { swapSection } from '~/features/sections/swap-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { switchShare } from '~/features/share/switch-share.server'
import { projectAction } from '~/messages/project-history'

const owner = makeUser({ fullName: 'Ingrid Solberg' })
const me = actorOf(owner)
const category = makePanelCategory('Hero')
const panels = ['Scene', 'Split'].map((name) => makePanel({ name, categoryId: category.id }).id)
const [scene = '', split = ''] = panels

function world() {
  const project = makeProject({ ownerId: owner.id, name: 'Cadence' })
  const page = (name: string) => addPage(me, { projectId: project.id, name }).pageId
  const home = page('Home')
  const at = { projectId: project.id, pageId: home }
  const add = (panelId: string) =>
    addSection(me, { ...at, panelId, type: 'body', orientation: 'left', color: 'dark' })
      .sectionId ?? ''
  return { project, page, at, add }
}

const linesOf = (projectId: string) => {
  const seen: string[] = []
  let place: Parameters<typeof projectHistory>[1] = null
  do {
    const { rows, next } = projectHistory(projectId, place)
    seen.push(...rows.map(({ person, action }) => `${person} ${action}`))
    place = next ? { after: next } : null
  } while (place)
  return seen.reverse()
}

test('HIST-01 the history of a project tells of its pages and sections in sentences', () => {
  const { project, page, at, add } = world()
  const id = add(scene)
  swapSection(me, { ...at, sectionId: id, panelId: split })
  undoChange(me, at)
  const about = page('About')
  const other = add(split)
  bulkChangeSections(me, { ...at, sectionIds: [other], action: { do: 'page', page: about } })
  addPageNote(me, { ...at, text: 'Ready?' })
  switchShare(me, { projectId: project.id, step: 'on' })
  renameProject(me, { projectId: project.id, name: 'Cadence 2' })
  moveProject(me, { projectId: project.id, folderId: makeFolder(owner.id).id })
  deletePage(me, { projectId: project.id, pageId: about })
  expect(linesOf(project.id)).toEqual(
    [
      'added the page Home',
      'added Hero › Scene to Home',
      'swapped Hero › Scene for Hero › Split on Home',
      'undid: swapped Hero › Scene for Hero › Split on Home',
      'added the page About',
      'added Hero › Split to Home',
      'moved one section of Home',
      'left a note on Home',
      'turned the share link on',
      'renamed the project from “Cadence” to “Cadence 2”',
      'moved the project to another folder',
      'deleted the page About',
    ].map((action) => `Ingrid Solberg ${action}`),
  )
})

test('a line leads to the version of its page, as long as there is one', () => {
  const { project, page, at, add } = world()
  add(scene)
  const gone = page('Gone')
  deletePage(me, { projectId: project.id, pageId: gone })
  const { rows } = projectHistory(project.id, null)
  expect(rows.map((row) => row.page)).toEqual([
    null,
    null,
    { id: at.pageId, revision: 1 },
    { id: at.pageId, revision: null },
  ])
})

test('nothing of another project is told, and its pages turn without a gap', () => {
  const { project, add } = world()
  world().add(split)
  for (let i = 0; i < 41; i += 1) add(scene)
  const lines = linesOf(project.id)
  expect(lines).toHaveLength(42)
  expect(new Set(lines.slice(1))).toEqual(new Set(['Ingrid Solberg added Hero › Scene to Home']))
})

const told = {
  page: '',
  panel: '',
  was: '',
  to: '',
  who: '',
  email: '',
  from: '',
  now: '',
  count: 2,
}

/** The words of all kinds about projects and pages; those of operations have a type that says so. */
const ofProjects = eventTypes.flatMap(({ eventType: { table: on, action } }) =>
  /^(projects|pages|page_\w+)$/.test(on) && typeof action === 'string'
    ? [[on, action] as const]
    : [],
)

test('every action of a project and its pages has its words', () => {
  expect(ofProjects.length).toBeGreaterThan(25)
  for (const [collection, action] of ofProjects) {
    expect([collection, action, projectAction(collection, action, told)]).not.toContain(null)
  }
})

test('the history of a project is found by its index', () => {
  for (const place of [null, { after: '5_x' }, { before: '5_x' }]) {
    const plans = plansOf(() => projectHistory('some', place))
    expect(plans.length).toBeGreaterThan(0)
    for (const { steps } of plans) expect(steps.join('; ')).not.toMatch(/SCAN log_history/)
    for (const { steps } of plans) expect(steps.join('; ')).not.toMatch(/TEMP B-TREE FOR ORDER/)
  }
})
