import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeFolder, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'

test('PROJ-09 the list has the own projects of the root or of a folder, newest first', () => {
  const user = makeUser()
  const folder = makeFolder(user.id)
  makeFolder(makeUser().id)
  makeProject({ ownerId: makeUser().id })
  makeProject({ ownerId: user.id, kind: 'project_template' })
  const first = makeProject({ ownerId: user.id, createdAt: 1 })
  const second = makeProject({ ownerId: user.id, createdAt: 2 })
  const inside = makeProject({ ownerId: user.id, folderId: folder.id })
  const list = listOwnProjects(actorOf(user))
  expect(list.projects.map((p) => p.id)).toEqual([second.id, first.id])
  const filed = listOwnProjects(actorOf(user), { folderId: folder.id })
  expect(filed.projects.map((p) => p.id)).toEqual([inside.id])
})

test('PROJ-09 fifteen at a time, without gap or repetition, also with equal dates', () => {
  const user = makeUser()
  for (let i = 0; i < 40; i++) makeProject({ ownerId: user.id, createdAt: Math.floor(i / 7) })
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const list = listOwnProjects(actorOf(user), { place: after ? { after } : null })
    expect(list.projects.length).toBeLessThanOrEqual(15)
    seen.push(...list.projects.map((p) => p.id))
    after = list.next
  } while (after)
  expect(seen).toHaveLength(40)
  expect(new Set(seen).size).toBe(40)
  expect(listOwnProjects(actorOf(user), { place: { after: "x' or 1" } }).projects).toHaveLength(15)
})

test('PROJ-20 a search finds by text in all folders, and literally', () => {
  const user = makeUser()
  const folder = makeFolder(user.id)
  makeProject({ ownerId: user.id, name: 'Corner Bakery' })
  makeProject({ ownerId: user.id, name: '100% bakery_x', folderId: folder.id })
  makeProject({ ownerId: makeUser().id, name: 'Bakery of somebody else' })
  const names = (search: string) =>
    listOwnProjects(actorOf(user), { search }).projects.map((p) => p.name)
  expect(names('bakery').sort()).toEqual(['100% bakery_x', 'Corner Bakery'])
  expect(names('100%')).toEqual(['100% bakery_x'])
  expect(names('%')).toEqual(['100% bakery_x'])
  expect(names('zebra')).toEqual([])
})

test('a card shows the first section of the home page', () => {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const home = makePage(project.id)
  makeSection(makePage(project.id))
  const first = makeSection(home, { orientation: 'right', color: 'light' })
  makeSection(home)
  expect(listOwnProjects(actorOf(user)).projects[0]?.cover).toEqual({
    panelId: first.panelId,
    revision: 'r1',
    orientation: 'right',
    color: 'light',
    words: null,
  })
})

test('a card without body sections on the home page shows another page, else a header', () => {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const home = makePage(project.id)
  const cover = () => listOwnProjects(actorOf(user)).projects[0]?.cover?.panelId
  expect(cover()).toBeUndefined()
  makeSection(home, { type: 'footer', pageId: null })
  const header = makeSection(home, { type: 'header', pageId: null })
  expect(cover()).toBe(header.panelId)
  makePage(project.id)
  const about = makeSection(makePage(project.id))
  expect(cover()).toBe(about.panelId)
  const first = makeSection(home)
  expect(cover()).toBe(first.panelId)
})

test('the list reads along an index', () => {
  const member = actorOf(makeUser())
  for (const folderId of [null, 'a folder']) {
    for (const place of [null, { after: '5_x' }]) {
      const [list] = plansOf(() => listOwnProjects(member, { folderId, place }))
      expect(list?.steps.join('; ')).toMatch(/^SEARCH projects USING INDEX projects_owner[^;]*$/)
    }
  }
})
