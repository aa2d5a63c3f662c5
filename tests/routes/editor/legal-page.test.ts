import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pages } from '~/db/schema'
import { websiteSchema } from '~/features/exports/website/website-schema.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { bodySections } from '~/features/sections/find-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { legalPagePath } from '~/routes/editor/addresses'
import { action, loader } from '~/routes/editor/pages/new-page'
import { AddFields } from '~/routes/editor/panels/add-fields'
import type { PanelTarget } from '~/routes/editor/panels/panel-target.server'
import { loader as panelsLoader } from '~/routes/editor/panels/select-panel'
import { action as addPanel } from '~/routes/editor/sections/add'

beforeAll(() => seedLibrary())

async function website() {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const home = makePage(project.id, { name: 'Home', home: true })
  const cookie = await signIn(user)
  const ask = { params: { id: project.id }, cookie }
  return { id: project.id, home, ask, actor: actorOf(user) }
}

test('a legal page begins with the panel for its text, outside the navigation, and leads back to the check', async () => {
  const { id, home, ask, actor } = await website()
  const url = legalPagePath(id, 'Privacy', { from: 'website', p: home.id })
  const { data } = await callLoader(loader, { url, ...ask })
  const back = `/projects/${id}/website?p=${home.id}`
  expect(data).toMatchObject({ name: 'Privacy', isLegal: true, closeTo: back })
  const form = { name: 'Privacy', nonNavigation: 'on', legal: 'on', key: 'one' }
  const sent = await callAction(action, { url, ...ask, form })
  expect(sent.location).toBe(back)
  const [page] = db.select().from(pages).where(eq(pages.name, 'Privacy')).all()
  expect(page).toMatchObject({ projectId: id, nonNavigation: true })
  const [at, pageId] = [{ projectId: id, pageId: page?.id ?? '' }, page?.id ?? '']
  expect(bodySections(pageId).map(({ panelId }) => panelId)).toEqual(['about-legal-text'])
  // One undo takes the panel from the page; a second send of the form makes nothing.
  await callAction(action, { url, ...ask, form })
  undoChange(actor, at)
  expect(bodySections(pageId)).toEqual([])
})

test('from the business details a legal page leads back to them, and they to where they were opened', async () => {
  const { id, ask } = await website()
  const url = legalPagePath(id, 'Terms', { from: 'facts', back: 'website', p: 'x', s: null })
  const { data } = await callLoader(loader, { url, ...ask })
  const facts = `/projects/${id}/facts?p=x&from=website#legal`
  expect(data).toMatchObject({ closeTo: facts })
  const form = { name: 'Terms', key: 'two' }
  expect((await callAction(action, { url, ...ask, form })).location).toBe(facts)
  const plain = `/projects/${id}/pages/new`
  const made = await callAction(action, {
    url: plain,
    ...ask,
    form: { name: 'Blog', key: 'three' },
  })
  expect(made.location).toMatch(/^\/projects\/[^/]+\?p=/)
})

test.each([
  ['website', undefined, (id: string, page: string) => `/projects/${id}/website?p=${page}`],
  [
    ...(['facts', 'website'] as const),
    (id: string, page: string) => `/projects/${id}/facts?p=${page}&from=website#legal`,
  ],
] as const)(
  'a legal page with a header of its own leads back to %s once that is chosen',
  async (from, back, screen) => {
    const { id, home, ask } = await website()
    const url = legalPagePath(id, 'Imprint', { from, back, p: home.id })
    const form = { name: 'Imprint', header: 'custom', legal: 'on', key: `${id} made` }
    const { location } = await callAction(action, { url, ...ask, form })
    const { data } = await callLoader(panelsLoader, { url: location ?? '', ...ask })
    const { place } = data as { place: PanelTarget }
    expect(place).toMatchObject({ type: 'header', scope: 'page' })
    const page = place.page.id
    expect(page).not.toBe(home.id)
    const fields = createElement(AddFields, { place, panelId: 'header-simple', formKey: id })
    const hidden = renderToStaticMarkup(fields).matchAll(/name="(.+?)" value="(.*?)"/g)
    const posted = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]))
    const chosen = await callAction(addPanel, {
      ...ask,
      url: `/projects/${id}/pages/${page}/sections`,
      params: { id, page },
      form: { ...posted, orientation: 'left', color: 'light' },
    })
    expect(chosen.location).toBe(screen(id, page))
  },
)

test('a wrong address of a website is refused in plain words', () => {
  const read = websiteSchema.safeParse({ address: 'my website' })
  expect(read.error?.issues[0]?.message).toMatch(/^Enter a web address such as https/)
})
