import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { factUses } from '~/features/project-words/fact-uses.server'
import { writeWords } from '~/features/sections/write-words.server'

beforeAll(() => seedLibrary())

const variant = { orientation: 'left', color: 'light' } as const

function ember() {
  const me = actorOf(makeUser())
  const project = makeProject({ ownerId: me.id, name: 'Ember' })
  const home = makePage(project.id, { name: 'Home', home: true })
  return { me, project, home, uses: () => factUses(me, project.id) }
}

test('the sections that show a fact are counted, and what all pages have is counted once', async () => {
  const { project, home, uses } = ember()
  expect(await uses()).toEqual({})
  const visit = makePage(project.id, { name: 'Visit', order: 1 })
  const everywhere = { pageId: null, projectId: project.id, order: 'a0', ...variant }
  const header = makeSection(home, { panelId: 'header-simple', type: 'header', ...everywhere })
  makeSection(home, { panelId: 'contact-split', ...variant })
  const second = makeSection(visit, { panelId: 'location-hours', ...variant })
  const { phone, mail, hours, pages, places } = await uses()
  expect(phone).toEqual({ sections: 3, first: { page: home.id, section: header.id } })
  expect(mail?.sections).toBe(1)
  expect(hours?.first).toEqual({ page: visit.id, section: second.id })
  expect(pages?.sections).toBe(1)
  expect(places).toBeUndefined()
})

test('a section in which people wrote their own shows the fact no more', async () => {
  const { me, project, home, uses } = ember()
  const { id } = makeSection(home, { panelId: 'header-simple', ...variant })
  makeSection(home, { panelId: 'header-simple', ...variant })
  expect((await uses()).phone?.sections).toBe(2)
  const at = { projectId: project.id, pageId: home.id, sectionId: id }
  await writeWords(me, { ...at, base: null, words: { phone: '+47 22 90 11 40' } })
  expect((await uses()).phone?.sections).toBe(1)
})

test('others are answered between two sections that are counted', async () => {
  const { home, uses } = ember()
  for (let at = 0; at < 5; at += 1) makeSection(home, { panelId: 'hero-scene', ...variant })
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await uses()
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('nobody counts in a project that they may not edit', async () => {
  const { project } = ember()
  await expect(factUses(actorOf(makeUser()), project.id)).rejects.toMatchObject({
    code: 'not-found',
  })
})
