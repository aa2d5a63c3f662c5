import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, historyOf, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { brands, pages, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { editorData } from '~/features/editor/editor-data.server'
import { addPage } from '~/features/pages/add-page.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { movePage } from '~/features/pages/move-page.server'
import { setHomePage } from '~/features/pages/set-home-page.server'
import { updatePage } from '~/features/pages/update-page.server'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import {
  cacheKey,
  drawnHeight,
  findPicture,
  panelSvg,
} from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { createProject } from '~/features/projects/create-project.server'
import { dismissFacts } from '~/features/projects/dismiss-facts.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { openProject } from '~/features/projects/open-project.server'
import { saveFacts } from '~/features/projects/save-facts.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { websitePreview } from '~/features/website/website-preview.server'
import { panelSize } from '~/panels/sizes'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'

const stored = (id: string) => {
  const row = db.select().from(projects).where(eq(projects.id, id)).get()
  if (!row) throw new Error('gone')
  return row
}
const drawn = (id: string) => findBrand(stored(id).brandId)?.facts
const names = (id: string) => drawn(id)?.pages?.map(({ name }) => name)

test('facts are saved with the brand, and an empty one is none', () => {
  const project = makeProject({ ownerId: null })
  const actor = guest(project.id)
  const { brandId, version } = project
  const facts = { phone: ' +47 22 33\n44 55 ', mail: '', places: [], socials: {} }
  expect(saveFacts(actor, { projectId: project.id, facts, version })).toEqual({
    phone: '+47 22 33 44 55',
  })
  expect(stored(project.id).brandId).not.toBe(brandId)
  expect(drawn(project.id)).toEqual({ phone: '+47 22 33 44 55' })
  expect(historyOf(project.id)).toEqual(['facts updated'])
  const again = { projectId: project.id, facts: {}, version: stored(project.id).version }
  expect(saveFacts(actor, again)).toEqual({})
  expect(stored(project.id)).toMatchObject({ brandId, facts: {} })
})

const asked = (actor: Actor, id: string) => {
  const opening = openProject(actor, id)
  if (opening.kind !== 'open') throw new Error(opening.kind)
  return editorData(actor, { ...opening, since: 0 }, null)?.asksForFacts
}

test('pages that somebody else wrote ask for facts until one is told, or nobody wants to be asked', () => {
  seedLibrary()
  const me = actorOf(makeUser())
  const panelOf = (project: { id: string }) => {
    const page = makePage(project.id, { name: 'Home', home: true })
    return makeSection(page, { panelId: 'contact-split', orientation: 'left', color: 'light' })
  }
  const template = makeProject({ ownerId: me.id, kind: 'project_template', published: true })
  panelOf(template)
  const of = () => createProject(me, { name: 'Ember', templateId: template.id })
  const [told, dismissed] = [of(), of()]
  expect([asked(me, told), asked(me, dismissed)]).toEqual([true, true])
  saveFacts(me, { projectId: told, facts: { phone: '1234567' }, version: stored(told).version })
  expect(asked(me, told)).toBe(false)
  const { version, brandId } = stored(dismissed)
  expect(() => dismissFacts(actorOf(makeUser()), dismissed)).toThrow(DomainError)
  dismissFacts(me, dismissed)
  dismissFacts(me, told)
  expect(asked(me, dismissed)).toBe(false)
  expect(stored(dismissed)).toMatchObject({ version, brandId, facts: {} })
  expect(stored(told).facts).toEqual({ phone: '1234567' })

  const blank = makeProject({ ownerId: me.id, source: 'blank' })
  panelOf(blank)
  expect(asked(me, blank.id)).toBe(false)
  const ofGuest = makeProject({ ownerId: null, source: 'guest' })
  makePage(ofGuest.id, { name: 'Home', home: true })
  expect(asked(guest(ofGuest.id), ofGuest.id)).toBe(false)
})

test('a page that is renamed without end leaves a number of brands, and the one that is shown', () => {
  const project = makeProject({ ownerId: null })
  makePage(project.id, { home: true })
  const page = makePage(project.id, { name: 'Start', home: false })
  const rename = (name: string) =>
    transaction((tx) => {
      tx.update(pages).set({ name }).where(eq(pages.id, page.id)).run()
      pagesChanged(tx, project.id)
    })
  for (let number = 1; number <= limits.brandsOfProject + 20; number += 1) rename(`Page ${number}`)
  const kept = () => db.select().from(brands).where(eq(brands.madeFor, project.id)).all()
  expect(kept()).toHaveLength(limits.brandsOfProject + 1)
  expect(names(project.id)).toEqual([`Page ${limits.brandsOfProject + 20}`])
  rename('Page 30')
  for (let number = 1; number <= limits.brandsOfProject + 20; number += 1) rename(`Other ${number}`)
  rename('Page 30')
  expect(names(project.id)).toEqual(['Page 30'])
})

test('facts that somebody else has changed are not overwritten', () => {
  const { id, version } = makeProject({ ownerId: null })
  saveFacts(guest(id), { projectId: id, facts: { phone: '1234567' }, version })
  const late = () => saveFacts(guest(id), { projectId: id, facts: { phone: '7654321' }, version })
  expect(late).toThrow(DomainError)
  expect(stored(id).facts).toEqual({ phone: '1234567' })
})

test('nobody but those who may edit a project says what is true of its business', () => {
  const { id, version } = makeProject({ ownerId: makeUser().id })
  for (const actor of [actorOf(makeUser()), guest(id), guest()]) {
    const save = () => saveFacts(actor, { projectId: id, facts: { phone: '1234567' }, version })
    expect(save).toThrow(expect.objectContaining({ code: 'not-found' }))
  }
  expect(stored(id).facts).toBeNull()
})

test('a copy of a project has its facts, and other settings keep them', async () => {
  const me = actorOf(makeUser())
  const { id, version } = makeProject({ ownerId: me.id })
  saveFacts(me, { projectId: id, facts: { mail: 'hi@ember.no' }, version })
  const copy = await duplicateProject(me, { projectId: id, name: 'Copy' })
  expect(stored(copy).facts).toEqual({ mail: 'hi@ember.no' })
  const colors = { primaryColor: '#112233', secondaryColor: '#445566' }
  updateProjectSettings(me, { projectId: id, name: 'Ember', ...colors, version: version + 1 })
  expect(drawn(id)).toEqual({ mail: 'hi@ember.no' })
})

test('each change of the pages reaches the brand, and the project’s version stays', () => {
  const me = actorOf(makeUser())
  const { id: projectId, version } = makeProject({ ownerId: me.id })
  const add = (name: string, more = {}) =>
    addPage(me, { projectId, name, idempotencyKey: sent(name), ...more }).pageId
  const home = add('Home')
  expect(drawn(projectId)).toBeNull()
  const menu = add('Menu')
  const visit = add('Visit')
  add('Imprint', { nonNavigation: true })
  expect(names(projectId)).toEqual(['Menu', 'Visit'])
  expect(drawn(projectId)?.legal).toMatchObject([{ name: 'Imprint' }])

  updatePage(me, { projectId, pageId: menu, name: 'Food', version: 1 })
  expect(names(projectId)).toEqual(['Food', 'Visit'])
  movePage(me, { projectId, pageId: visit, to: 'up' })
  expect(names(projectId)).toEqual(['Visit', 'Food'])
  const copy = duplicatePage(me, { projectId, pageId: visit })
  expect(names(projectId)).toHaveLength(3)
  deletePage(me, { projectId, pageId: copy })
  expect(names(projectId)).toEqual(['Visit', 'Food'])
  movePage(me, { projectId, pageId: menu, to: { parentId: visit, position: 0 } })
  expect(drawn(projectId)?.pages).toEqual([
    { id: visit, name: 'Visit', children: [{ id: menu, name: 'Food' }] },
  ])
  setHomePage(me, { projectId, pageId: visit })
  expect(names(projectId)).toEqual(expect.arrayContaining(['Food', 'Home']))
  updatePage(me, { projectId, pageId: home, name: 'Home', nonNavigation: true, version: 3 })
  expect(names(projectId)).toEqual(['Food'])
  expect(stored(projectId).version).toBe(version)
})

test('a long name of a page is short in menus', () => {
  const me = actorOf(makeUser())
  const { id: projectId } = makeProject({ ownerId: me.id })
  const add = (name: string) =>
    addPage(me, { projectId, name, idempotencyKey: sent(`${me.id} ${name}`) })
  add('Home')
  add('All that we know about our opening hours in summer')
  const [name = ''] = names(projectId) ?? []
  expect(name).toMatch(/^All that we know about our opening .*…$/)
  expect(name.length).toBeLessThanOrEqual(40)
})

test('the header of all pages says their names: a panel without facts keeps its picture', async () => {
  seedLibrary()
  const me = actorOf(makeUser())
  const project = makeProject({ ownerId: me.id, name: 'Ember' })
  const home = makePage(project.id, { name: 'Home' })
  const menu = makePage(project.id, { name: 'Menu' })
  const variant = { orientation: 'left', color: 'light' } as const
  makeSection(home, { panelId: 'header-simple', type: 'header', pageId: null, ...variant })
  makeSection(home, { panelId: 'hero-scene', ...variant })
  makeSection(home, { panelId: 'footer-deep', type: 'footer', pageId: null, ...variant })
  const rename = (name: string, version: number) =>
    updatePage(me, { projectId: project.id, pageId: menu.id, name, version })
  const look = async (panelId: string) => {
    const brand = findBrand(stored(project.id).brandId)
    const source = findPicture({ panelId, ...variant })
    if (!brand || !source) throw new Error('no picture')
    const height = await drawnHeight(source, brand)
    return {
      key: JSON.stringify(cacheKey(source, brand)),
      svg: await panelSvg(source, brand),
      height,
    }
  }
  rename('Food', 1)
  const before = await Promise.all(['header-simple', 'hero-scene', 'footer-deep'].map(look))
  rename('Drinks', 2)
  const after = await Promise.all(['header-simple', 'hero-scene', 'footer-deep'].map(look))
  expect(after[0]?.svg).not.toBe(before[0]?.svg)
  expect(after[1]).toEqual(before[1])
  // One page instead of four columns of four.
  expect(after[2]?.height).toBeLessThan(panelSize('footer-deep', 'left', 'light')?.height ?? 0)

  const opening = openProject(me, project.id)
  if (opening.kind !== 'open') throw new Error('not open')
  const { panels } = editorData(me, { ...opening, since: 0 }, null) ?? {}
  expect(panels?.['footer-deep']).toMatchObject({ saysFacts: true })
  expect(panels?.['footer-deep']?.heights).toContain(after[2]?.height)
  expect(panels?.['hero-scene']).not.toHaveProperty('saysFacts')

  const html = await websitePreview(
    me,
    { projectId: project.id, pageId: home.id, width: 1440 },
    { font: '/inter.woff2', titleFonts: {}, nonce: 'n' },
  )
  expect(html).toContain('>Drinks</')
  expect(html).toContain(`p=${menu.id}`)
  expect(html).not.toContain('Roof panels')
})
