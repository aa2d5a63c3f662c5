import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveCopy, updatePage } from '#tests/fixtures/edits'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { addPage } from '~/features/pages/add-page.server'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { movePage } from '~/features/pages/move-page.server'
import { setHomePage } from '~/features/pages/set-home-page.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { addSection } from '~/features/sections/add-section.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'

const old = 1_000_000
const user = makeUser()
const me = actorOf(user)

function website() {
  const project = makeProject({ ownerId: user.id, createdAt: old, updatedAt: old })
  const page = makePage(project.id, { createdAt: old, updatedAt: old })
  const second = makePage(project.id, { createdAt: old, updatedAt: old })
  const section = makeSection(page)
  return { project, page, second, section, at: { projectId: project.id, pageId: page.id } }
}
const changed = (id: string) =>
  db.select().from(projects).where(eq(projects.id, id)).get()?.updatedAt ?? 0
const age = (id: string) =>
  db.update(projects).set({ updatedAt: old }).where(eq(projects.id, id)).run()

test('Changed follows sections, their undo and redo, pages and content sheets', () => {
  const { project, page, second, section, at } = website()
  const panelId = makePanel().id
  const other = { projectId: project.id, pageId: second.id }
  const steps: Record<string, () => unknown> = {
    add: () => addSection(me, { ...at, panelId, type: 'body', orientation: 'left', color: 'dark' }),
    restyle: () => restyleSection(me, { ...at, sectionId: section.id, color: 'grey' }),
    undo: () => undoChange(me, at),
    redo: () => redoChange(me, at),
    'new page': () => addPage(me, { projectId: project.id, name: 'About' }),
    'page settings': () => updatePage(me, { ...at, name: page.name }),
    'page order': () => movePage(me, { ...other, to: 'down' }),
    'home page': () => setHomePage(me, other),
    'content sheet': () => saveCopy(me, { ...at, url: '', text: 'Words' }),
    deletion: () => deletePage(me, other),
  }
  const still = Object.entries(steps).filter(([, step]) => {
    age(project.id)
    step()
    return changed(project.id) === old
  })
  expect(still.map(([name]) => name)).toEqual([])
})

test('Changed stays as it is when nothing is changed, and for a note', () => {
  const { project, section, at } = website()
  restyleSection(me, { ...at, sectionId: section.id, color: section.color })
  addPageNote(me, { ...at, text: 'Nice' })
  expect(changed(project.id)).toBe(old)
})

test('PROJ-09 the last edited project comes first when that is asked for, page by page', () => {
  const person = makeUser()
  for (let i = 0; i < 20; i++)
    makeProject({ ownerId: person.id, createdAt: i, updatedAt: 100 - (i >> 1) })
  const first = listOwnProjects(actorOf(person), { sort: 'edited' })
  const rest = listOwnProjects(actorOf(person), {
    sort: 'edited',
    place: { after: first.next ?? '' },
  })
  const all = [...first.projects, ...rest.projects]
  expect(new Set(all.map(({ id }) => id)).size).toBe(20)
  const moments = all.map(({ updatedAt }) => updatedAt)
  expect(moments).toEqual([...moments].sort((a, b) => b - a))
})
