import { createCookie } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, guestWith, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import {
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import {
  brands,
  generalSettings,
  logHistory,
  pageOps,
  pages,
  projects,
  sections,
} from '~/db/schema'
import { unpack } from '~/editor/pack'
import { removeSection } from '~/features/sections/remove-section.server'
import { panelImagePath } from '~/panels/url'
import { guestCookie } from '~/platform/cookies.server'
import { env } from '~/platform/env.server'
import { newId } from '~/platform/ids.server'
import { loader } from '~/routes/editor/editor'
import { loader as edit, action as saveEdit } from '~/routes/editor/pages/edit-page'
import { action as save } from '~/routes/editor/save'
import { action as add } from '~/routes/editor/sections/add'
import {
  action as saveSettings,
  loader as settings,
} from '~/routes/editor/settings/project-settings'
import { action as start } from '~/routes/editor/start'
import { loader as home } from '~/routes/home/home'

const owner = makeUser()
const open = (id: string, cookie?: string, query = '') =>
  callLoader(loader, { url: `/projects/${id}${query}`, params: { id }, cookie })

function website(ownerId: string | null = owner.id) {
  const project = makeProject({ ownerId, name: 'Tidewater' })
  const home = makePage(project.id, { name: 'Welcome' })
  makeSection(home)
  return { project, home }
}

test('PROJ-01 PROJ-02 Start designing makes one project, sets the cookie and opens the editor', async () => {
  const first = await callAction(start, { url: '/start', form: { key: 'one' } })
  expect(first.status).toBe(303)
  expect(first.location).toMatch(/^\/projects\/[\w-]+$/)
  const again = await callAction(start, {
    url: '/start',
    cookie: first.cookie,
    form: { key: 'two' },
  })
  expect(again.location).toBe(first.location)
  const id = first.location?.split('/').pop() ?? ''
  const opened = await open(id, first.cookie)
  expect(opened.location).toBe(`/projects/${id}/pages/new`)
})

test('a double click of Start designing makes one project, and another visitor never gets it', async () => {
  const visitor = async () => (await callLoader(home, { url: '/' })).cookie
  const begin = async (cookie: string) =>
    (await callAction(start, { url: '/start', cookie, form: { key: 'same' } })).location
  const [mine, other] = [await visitor(), await visitor()]
  const first = await begin(mine)
  expect(await begin(mine)).toBe(first)
  expect(await begin(other)).not.toBe(first)
  // A browser that takes no cookies: its key could be anybody's.
  const nameless = await begin('')
  expect(nameless).not.toBe(first)
  expect(await begin('')).not.toBe(nameless)
  expect((await callLoader(home, { url: '/', cookie: mine })).cookie).toBe('')
})

test('PAGE-01 a project without pages leads to the Add dialog', async () => {
  const project = makeProject({ ownerId: owner.id })
  const { location } = await open(project.id, await signIn(owner))
  expect(location).toBe(`/projects/${project.id}/pages/new`)
})

test('a logo or a color that is refused is told over a project without pages', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const cookie = await signIn(owner)
  for (const dialog of ['settings', 'logo']) {
    const shown = await callLoader(loader, {
      url: `/projects/${id}/${dialog}`,
      params: { id },
      cookie,
    })
    expect(shown.location).toBeNull()
    expect(shown.data.editor).toBeNull()
  }
})

test('PROJ-40 the editor shows the page that is asked for, else the home page', async () => {
  const { project, home } = website()
  const other = makePage(project.id, { name: 'Shop' })
  const cookie = await signIn(owner)
  expect((await open(project.id, cookie)).data.editor?.page.id).toBe(home.id)
  const asked = await open(project.id, cookie, `?p=${other.id}`)
  expect(asked.data.editor?.page.name).toBe('Shop')
  expect((await open(project.id, cookie, '?p=nonsense')).data.editor?.page.id).toBe(home.id)
})

test('SECT-01 the page is its header, its body in order and its footer, as pictures in the brand', async () => {
  const project = makeProject({ ownerId: owner.id, primaryColor: '#0e5a47', logo: 'mark.svg' })
  const page = makePage(project.id)
  const section = (panelId: string, facts: Parameters<typeof makeSection>[1]) =>
    makeSection(page, { panelId: makePanel({ id: panelId, kind: facts?.type }).id, ...facts })
  section('second', { order: 'a2', orientation: 'right', color: 'grey' })
  section('first', { order: 'a1', orientation: 'center', color: 'light' })
  section('foot', { type: 'footer', pageId: null, color: 'dark' })
  section('head', { type: 'header', pageId: null, color: 'grey' })
  const { editor } = (await open(project.id, await signIn(owner))).data
  const sections = editor ? unpack(editor.sections) : []
  const pictures = sections.map((shown) =>
    panelImagePath({ ...shown, revision: 'r1' }, editor?.project.brandId ?? ''),
  )
  expect(pictures).toEqual([
    `/panels/head/left/grey.svg?v=${project.brandId}.r1`,
    `/panels/first/center/light.svg?v=${project.brandId}.r1`,
    `/panels/second/right/grey.svg?v=${project.brandId}.r1`,
    `/panels/foot/left/dark.svg?v=${project.brandId}.r1`,
  ])
  const brand = db.select().from(brands).where(eq(brands.id, project.brandId)).get()
  expect(brand).toMatchObject({ primaryColor: '#0e5a47', logo: 'mark.svg' })
  expect(editor?.panels.first?.revision).toBe('r1')
})

test('PROJ-04 a guest without a project adopts one without owner', async () => {
  const { project } = website(null)
  const adopted = await open(project.id)
  expect(adopted.data.editor?.project.id).toBe(project.id)
  expect((await open(project.id, adopted.cookie)).data.editor?.guest).toBe(true)
})

test('PROJ-03 an altered guest cookie opens nothing and changes nothing', async () => {
  const { project, home } = website(null)
  const params = { id: project.id, page: home.id }
  const content = () => [
    db.select().from(projects).where(eq(projects.id, project.id)).all(),
    db.select().from(pages).where(eq(pages.projectId, project.id)).all(),
    db.select().from(sections).where(eq(sections.projectId, project.id)).all(),
    db.select().from(pageOps).all(),
    db.select().from(logHistory).all(),
  ]
  const before = content()
  const own = website(null).project.id
  const wrongKey = createCookie(guestCookie.name, { secrets: ['a key of somebody else'] })
  const signed = await guestWith(own)
  const value = encodeURIComponent(btoa(JSON.stringify(project.id)))
  const forgeries = [
    ((await wrongKey.serialize(project.id)).split(';')[0] as string) ?? '',
    `${guestCookie.name}=${value}`,
    `${guestCookie.name}=${value}${signed.slice(signed.indexOf('.'))}`,
    `${guestCookie.name}=${project.id}`,
  ]
  for (const cookie of forgeries) {
    const opened = await open(project.id, cookie)
    expect(opened.status, cookie).toBe(404)
    expect(JSON.stringify(opened.data)).not.toContain('Tidewater')
    const url = `/projects/${project.id}`
    expect((await callLoader(settings, { url, params, cookie })).status).toBe(404)
    expect((await callLoader(edit, { url, params, cookie })).status).toBe(404)
    const brand = { name: 'Stolen', primaryColor: '#ff0000', secondaryColor: '#ff0000' }
    const version = String(project.version)
    const form = { ...brand, version }
    expect((await callAction(saveSettings, { url, params, cookie, form })).status).toBe(404)
    const rename = { name: 'Stolen', version: String(home.version) }
    expect((await callAction(saveEdit, { url, params, cookie, form: rename })).status).toBe(404)
    const panel = { panelId: makePanel({ id: newId() }).id, orientation: 'left', color: 'dark' }
    const place = { ...panel, type: 'body', key: newId() }
    expect((await callAction(add, { url, params, cookie, form: place })).status).toBe(404)
  }
  expect(content()).toEqual(before)
  // The same writes with the true cookie do change it: the forms themselves are right.
  const cookie = await guestWith(project.id)
  const form = { name: 'Mine', version: String(home.version) }
  const url = `/projects/${project.id}`
  expect((await callAction(saveEdit, { url, params, cookie, form })).status).toBe(303)
  expect(content()).not.toEqual(before)
})

test('PROJ-03 after an altered cookie was refused, it is gone and the link works', async () => {
  const { project } = website(null)
  const refused = await open(project.id, `${guestCookie.name}=altered`)
  expect(refused.headers.get('Set-Cookie')).toMatch(/^panelry_guest=[^;]*; Max-Age=0/)
  expect((await open(project.id)).data.editor?.project.id).toBe(project.id)
})

test('PROJ-02 a guest who has a project is led to it from the link of another', async () => {
  const mine = website(null)
  const other = website(null)
  const { location } = await open(other.project.id, await guestWith(mine.project.id))
  expect(location).toBe(`/projects/${mine.project.id}`)
})

test('GUARD-24 GUARD-29 PROJ-44 someone who may not open it sees nothing of the project', async () => {
  const { project } = website()
  const guest = await open(project.id)
  expect(guest.status).toBe(403)
  expect(guest.data).toEqual({
    closed: 'log-in',
    asked: false,
    removed: false,
    full: false,
    id: project.id,
    editor: null,
  })
  const stranger = await open(project.id, await signIn(makeUser()))
  expect(stranger.data).toEqual({
    closed: 'ask',
    asked: false,
    removed: false,
    full: false,
    id: project.id,
    editor: null,
  })
  const free = website(null).project
  const member = await open(free.id, await signIn(makeUser()))
  expect(member.data).toEqual({
    closed: 'save',
    asked: false,
    removed: false,
    full: false,
    id: free.id,
    editor: null,
  })
})

test('GUARD-25 GUARD-26 owner, manager and active collaborator open it; a pending one does not', async () => {
  const { project } = website()
  const active = makeUser()
  const pending = makeUser()
  makeCollaborator(project.id, active.id)
  makeCollaborator(project.id, pending.id, 'pending')
  for (const user of [
    owner,
    active,
    makeEmployee({ manageProjects: true }),
    makeUser({ role: 'admin' }),
  ]) {
    expect((await open(project.id, await signIn(user))).data.editor?.project.name).toBe('Tidewater')
  }
  const refused = await open(project.id, await signIn(pending))
  expect(refused.data).toMatchObject({ closed: 'ask', asked: true, removed: false, editor: null })
})

test('PROJ-35 PROJ-43 the id chip is for staff, the banner for large projects', async () => {
  const { project } = website()
  const mine = await open(project.id, await signIn(owner))
  expect([mine.data.editor?.staff, mine.data.editor?.banner]).toEqual([false, false])
  const admin = await open(project.id, await signIn(makeUser({ role: 'admin' })))
  expect(admin.data.editor?.staff).toBe(true)
  db.insert(generalSettings).values({ key: 'pageBanner', value: '1' }).run()
  const large = await open(project.id, await signIn(owner))
  expect([large.data.editor?.banner, large.data.editor?.studio]).toEqual([true, null])
  Object.assign(env, { MAIL_FROM: 'Panelry <studio@example.com>' })
  const answered = await open(project.id, await signIn(owner))
  expect(answered.data.editor?.studio).toBe('studio@example.com')
})

test('PROJ-44 saving a project without owner makes it one’s own, within the limit and once', async () => {
  const member = makeUser()
  const cookie = await signIn(member)
  const post = (id: string) =>
    callAction(save, { url: `/projects/${id}/save`, params: { id }, cookie })
  const { project } = website(null)
  expect((await open(project.id, cookie)).data).toMatchObject({ closed: 'save', full: false })
  expect((await post(project.id)).location).toBe(`/projects/${project.id}`)
  const ownerOf = (id: string) =>
    db.select().from(projects).where(eq(projects.id, id)).get()?.ownerId
  expect(ownerOf(project.id)).toBe(member.id)
  expect((await post(project.id)).status).toBe(404)
  for (let n = 0; n < 2; n += 1) makeProject({ ownerId: member.id })
  const full = website(null).project
  expect((await open(full.id, cookie)).data).toMatchObject({ closed: 'save', full: true })
  const refused = await post(full.id)
  expect(refused.status).toBe(403)
  expect(refused.data).toMatchObject({ error: { text: 'Maximum number of projects reached.' } })
  expect(ownerOf(full.id)).toBeNull()
})

test('an unknown project is not found', async () => {
  expect((await open('nowhere', await signIn(owner))).status).toBe(404)
})

test('PROJ-40 a link that names a section alone opens its page, also after it was deleted', async () => {
  const { project } = website()
  const page = makePage(project.id, { name: 'Menu' })
  const section = makeSection(page)
  const cookie = await signIn(owner)
  const pageOf = async (query: string) =>
    (await open(project.id, cookie, query)).data.editor?.page.name
  expect(await pageOf(`?s=${section.id}`)).toBe('Menu')
  removeSection(actorOf(owner), { projectId: project.id, pageId: page.id, sectionId: section.id })
  expect(await pageOf(`?s=${section.id}`)).toBe('Menu')
  const elsewhere = makeSection(makePage(makeProject({ ownerId: owner.id }).id))
  expect(await pageOf(`?s=${elsewhere.id}`)).toBe('Welcome')
})
