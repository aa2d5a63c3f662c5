import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { brands, pages, projects } from '~/db/schema'
import { addPage } from '~/features/pages/add-page.server'
import { brandIdOf } from '~/features/panels/ensure-brand.server'
import { homeBrand } from '~/features/panels/home-panels.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { tidyGuestProjects } from '~/features/projects/tidy-guest-projects.server'
import { addSection } from '~/features/sections/add-section.server'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => {
  const at = Date.now() - days * day
  return { createdAt: at, updatedAt: at }
}
const exists = (id: string) =>
  db.select().from(projects).where(eq(projects.id, id)).all().length === 1
const brandExists = (id: string) =>
  db.select().from(brands).where(eq(brands.id, id)).all().length === 1

/** A guest's project with a section, last changed so many days ago. */
function website(days: number) {
  const project = makeProject(ago(days))
  const page = makePage(project.id, ago(days))
  makeSection(page)
  return { project, page }
}

test('an empty project without owner is removed a day after its last change', () => {
  const [old, young] = [makeProject(ago(2)), makeProject(ago(0.9))]
  const owned = makeProject({ ...ago(200), ownerId: makeUser().id })
  const withPage = makeProject(ago(2))
  addPage(guest(withPage.id), { projectId: withPage.id, name: 'Home' })
  tidyGuestProjects()
  expect([old, young, owned, withPage].map(({ id }) => exists(id))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(historyOf(old.id)).toEqual(['deleted'])
})

test('one with sections is kept for 90 days, with its pages removed after that', () => {
  const [left, kept] = [website(91), website(89)]
  tidyGuestProjects()
  expect(exists(left.project.id)).toBe(false)
  expect(db.select().from(pages).where(eq(pages.id, left.page.id)).all()).toEqual([])
  expect(exists(kept.project.id)).toBe(true)
})

test('a section added today keeps an old project', () => {
  const { project, page } = website(200)
  const { id: panelId } = makePanel()
  addSection(guest(project.id), {
    projectId: project.id,
    pageId: page.id,
    panelId,
    type: 'body',
    orientation: 'left',
    color: 'dark',
  })
  tidyGuestProjects()
  expect(exists(project.id)).toBe(true)
})

test('a claimed project is not removed', () => {
  const { project } = website(200)
  claimOpenProject(actorOf(makeUser()), project.id)
  tidyGuestProjects()
  expect(exists(project.id)).toBe(true)
})

test('brands go with their last project; the one of the Home screen stays', () => {
  seedLibrary()
  const alone = makeProject({ ...ago(2), name: 'Alone' })
  const shared = makeProject({ ...ago(2), name: 'Shared' })
  const owned = makeProject({ ownerId: makeUser().id, name: 'Shared' })
  const likeHome = makeProject({ ...ago(2), ...homeBrand })
  tidyGuestProjects()
  expect([alone, shared, likeHome].some(({ id }) => exists(id))).toBe(false)
  expect(brandExists(alone.brandId)).toBe(false)
  expect(brandExists(owned.brandId)).toBe(true)
  expect(brandExists(brandIdOf(homeBrand))).toBe(true)
})

test('more than one round is needed for very many', () => {
  for (let i = 0; i < 25; i += 1) makeProject({ ...ago(3), name: 'Many' })
  expect(tidyGuestProjects()).toBe(20)
  expect(tidyGuestProjects()).toBe(5)
  expect(tidyGuestProjects()).toBe(0)
})
