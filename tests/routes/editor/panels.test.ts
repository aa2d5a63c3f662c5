import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { guestWith, makeUser, signIn } from '#tests/fixtures/people'
import {
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { loader as preview } from '~/routes/editor/panels/preview'
import { loader } from '~/routes/editor/panels/select-panel'

const owner = makeUser()
const cookie = await signIn(owner)
const project = makeProject({ ownerId: owner.id })
const page = makePage(project.id, { name: 'Home' })
const params = { id: project.id }

const plain = makePanel({ name: 'Wide split', columns: 2, keywords: 'kiln, clay', useCount: 3 })
const used = makePanel({ name: 'Icon columns', columns: 4, useCount: 9 })
const off = makePanel({ name: 'Old one', enabled: false })
const top = makePanel({ name: 'Menu', kind: 'header' })
for (const { id } of [plain, used, off, top]) {
  makePanelImage(id, { orientation: 'left', color: 'dark' })
}
// Nobody can place what has no picture.
makePanel({ name: 'Without pictures' })

const select = (query: string, as = cookie) =>
  callLoader(loader, { url: `/projects/${project.id}/panels?${query}`, params, cookie: as })
const names = async (query: string) =>
  (await select(query)).data.offer.groups.flatMap((group) => group.panels.map((p) => p.name))

test('PANEL-02 PANEL-06 only enabled panels of the kind are offered, the most used first', async () => {
  expect(await names('for=body')).toEqual([used.name, plain.name])
  expect(await names('for=body&sort=library')).toEqual([plain.name, used.name])
  expect(await names('for=header')).toEqual([top.name])
  expect(await names('for=body')).not.toContain(off.name)
})

test('PANEL-03 UI-36 search, category and columns narrow what is offered', async () => {
  expect(await names('for=body&q=CLAY')).toEqual([plain.name])
  expect(await names('for=body&q=icon+columns')).toEqual([used.name])
  expect(await names('for=body&columns=4')).toEqual([used.name])
  expect(await names('for=body&category=category-body')).toHaveLength(2)
  expect(await names('for=body&category=nowhere')).toEqual([])
  expect(await names('for=body&q=zebra')).toEqual([])
  expect(await names('for=body&columns=99')).toHaveLength(2)
  const { offer } = (await select('for=body&q=clay')).data
  expect(offer.categories).toEqual([{ id: 'category-body', name: 'body', count: 1 }])
  expect([offer.all, offer.found]).toEqual([2, 1])
})

test('SECT-06 a swap offers panels of the section’s kind, in its variant', async () => {
  const section = makeSection(page, { orientation: 'right', color: 'grey' })
  const { place } = (await select(`swap=${section.id}&p=${page.id}&for=header`)).data
  expect(place.type).toBe('body')
  expect(place.swap).toMatchObject({ id: section.id, orientation: 'right', color: 'grey' })
})

test('a swap begins with the panels of the section’s own category, and can go to all', async () => {
  const section = makeSection(page, { orientation: 'left', color: 'light' })
  const swap = `swap=${section.id}&p=${page.id}`
  const { place, filters } = (await select(`${swap}&category=same`)).data
  expect(filters.category).toBe(place.swap?.category)
  expect(filters.category).toMatch(/^category-/)
  expect((await select(swap)).data.filters.category).toBeUndefined()
})

test('PAGE-07 a guest is not offered headers; strangers and wrong addresses are not found', async () => {
  const own = makeProject()
  makePage(own.id)
  const guest = await guestWith(own.id)
  const asGuest = (query: string) =>
    callLoader(loader, {
      url: `/projects/${own.id}/panels?${query}`,
      params: { id: own.id },
      cookie: guest,
    })
  expect((await asGuest('for=body')).status).toBe(200)
  expect((await asGuest('for=header')).status).toBe(403)
  expect((await select('for=body', guest)).status).toBe(404)
  expect((await select('swap=nowhere')).status).toBe(404)
})

test('PANEL-04 the preview shows the variant it is asked for', async () => {
  const show = (panel: string, query = '') =>
    callLoader(preview, {
      url: `/projects/${project.id}/panels/${panel}/preview?${query}`,
      params: { ...params, panel },
      cookie,
    })
  const shown = await show(plain.id, 'o=center&c=dark')
  expect(shown.data).toMatchObject({ orientation: 'center', color: 'dark' })
  expect((await show(plain.id, 'o=up&c=beige')).data).toMatchObject({
    orientation: 'left',
    color: 'light',
  })
  expect((await show(off.id)).status).toBe(404)
})

test('PANEL-05 only an admin gets the links to the SVG', async () => {
  expect((await select('for=body')).data.admin).toBe(false)
  const admin = await signIn(makeUser({ role: 'admin' }))
  expect((await select(`p=${page.id}`, admin)).data.admin).toBe(true)
})
