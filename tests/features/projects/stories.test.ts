import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { updateProjectSettings } from '#tests/fixtures/edits'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { editorData } from '~/features/editor/editor-data.server'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture, panelSvg } from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { createProject } from '~/features/projects/create-project.server'
import { openProject } from '~/features/projects/open-project.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project-as-template.server'
import { panelSize } from '~/panels/sizes'

beforeAll(seedLibrary)

const panelId = 'services-price-list'
const stored = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()

const settings = (projectId: string) => ({
  projectId,
  name: 'Ember',
  primaryColor: '#7c2f1d',
  secondaryColor: '#e3a93c',
})

test('a project’s story changes the words of its panels, and their heights with them', async () => {
  const me = actorOf(makeUser())
  const project = makeProject({ ownerId: me.id, name: 'Ember' })
  const page = makePage(project.id)
  makeSection(page, { panelId, orientation: 'left', color: 'light' })
  const draw = async () => {
    const brand = findBrand(stored(project.id)?.brandId ?? '')
    const variant = { panelId, orientation: 'left', color: 'light' } as const
    const source = brand && findPicture({ ...variant, story: brand.story })
    return source && { height: source.height, svg: await panelSvg(source, brand) }
  }
  // Then the story is all that changes.
  updateProjectSettings(me, { ...settings(project.id), story: null })
  const before = await draw()
  updateProjectSettings(me, { ...settings(project.id), story: 'restaurant' })
  const after = await draw()
  expect(after?.svg).not.toBe(before?.svg)
  expect(after?.height).toBe(panelSize(panelId, 'left', 'light', { story: 'restaurant' })?.height)
  const opening = openProject(me, project.id)
  if (opening.kind !== 'open') throw new Error('not open')
  const shown = editorData(me, { ...opening, since: 0 }, null)
  expect(shown?.panels[panelId]?.heights).toContain(after?.height)
})

test('settings without a word of the story keep it', () => {
  const me = actorOf(makeUser())
  const { id } = makeProject({ ownerId: me.id })
  updateProjectSettings(me, { ...settings(id), story: 'shop' })
  updateProjectSettings(me, settings(id))
  expect(stored(id)?.story).toBe('shop')
  updateProjectSettings(me, { ...settings(id), story: null })
  expect(stored(id)?.story).toBeNull()
})

test('a project and a template take the story along when they are copied', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const project = makeProject({ ownerId: admin.id, story: 'clinic' })
  const template = await copyProjectAsTemplate(admin, {
    projectId: project.id,
    name: 'Practice',
    categories: [],
  })
  expect(stored(template)?.story).toBe('clinic')
  db.update(projects).set({ published: true }).where(eq(projects.id, template)).run()
  const made = createProject(admin, { name: 'Ours', templateId: template })
  expect(stored(made)?.story).toBe('clinic')
  expect(findBrand(stored(made)?.brandId ?? '')?.story).toBe('clinic')
})
