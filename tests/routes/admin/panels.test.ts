import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorsOf, flashOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { drawing, fileOf } from '#tests/fixtures/pictures'
import {
  historyOf,
  makePage,
  makePanel,
  makePanelCategory,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { liveEvents, panelCategories, panelImages, panels } from '~/db/schema'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { loader as library } from '~/routes/admin/panels'
import { action as removeCategory } from '~/routes/admin/panels/categories/delete'
import { action as saveCategory } from '~/routes/admin/panels/categories/edit'
import { loader as categories } from '~/routes/admin/panels/categories/list'
import { action as moveCategory } from '~/routes/admin/panels/categories/move'
import { action as addCategory } from '~/routes/admin/panels/categories/new'
import { action as setSlot } from '~/routes/admin/panels/categories/slot'
import { action as copy } from '~/routes/admin/panels/copy'
import { action as remove, loader as toRemove } from '~/routes/admin/panels/delete'
import { action as edit, loader as toEdit } from '~/routes/admin/panels/edit'
import { action as setEnabled } from '~/routes/admin/panels/enabled'
import { action as create } from '~/routes/admin/panels/new'
import { loader as picture } from '~/routes/admin/panels/picture'
import { action as upload } from '~/routes/admin/panels/upload'

seedLibrary()
const cookie = await signIn(makeEmployee({ manageBlocks: true }))
const admin = await signIn(makeUser({ role: 'admin' }))
const home = makePanelCategory('Places', 1000)
const fields = { name: 'Map', categoryId: home.id, columns: '2', enabled: 'on' }

const stored = (id: string) => db.select().from(panels).where(eq(panels.id, id)).get()
const idIn = (location: string | null) => location?.split('/').at(-1) ?? ''
const createPanel = (form: Record<string, string>) =>
  callAction(create, { url: '/admin/panels/new', form, cookie })
const editPanel = (id: string, form: Record<string, string>) =>
  callAction(edit, { url: `/admin/panels/${id}`, params: { panel: id }, form, cookie })
const at = (id: string) => ({ url: `/admin/panels/${id}`, params: { panel: id }, cookie })

test('PANEL-07 GUARD-16 the library lists panels by category; filters narrow it; pages turn', async () => {
  const list = async (query: string) =>
    (await callLoader(library, { url: `/admin/panels?${query}`, cookie })).data
  const first = await list('')
  expect(first.panels).toHaveLength(24)
  expect(first.panels[0]?.category.id).toBe('header')
  expect(first.categories.map((c) => c.id).slice(0, 2)).toEqual(['header', 'hero'])
  const second = await list(`after=${first.next}`)
  expect([second.from, second.panels.some((p) => first.panels.some((q) => q.id === p.id))]).toEqual(
    [25, false],
  )
  expect((await list(`before=${second.panels[0]?.id}`)).panels).toEqual(first.panels)
  const pricing = await list('category=pricing&q=PLANS')
  expect(pricing.panels.length).toBeGreaterThan(0)
  expect(pricing.panels.every((p) => p.category.id === 'pricing')).toBe(true)
  expect((await list('columns=3')).panels.every((p) => p.columns === 3)).toBe(true)
  expect((await list('enabled=off')).panels).toEqual([])
  expect((await list('enabled=x&columns=99&after=%00')).panels).toHaveLength(24)
})

test('PANEL-05 View SVG is for admins, not for employees', async () => {
  expect((await callLoader(library, { url: '/admin/panels', cookie })).data.viewSvg).toBe(false)
  expect((await callLoader(library, { url: '/admin/panels', cookie: admin })).data.viewSvg).toBe(
    true,
  )
})

test('PANEL-08 PANEL-12 PANEL-26 HIST-02 a block is created, never used, once per form', async () => {
  const form = {
    ...fields,
    key: 'k1',
    shortcode: '[map]',
    css: '.map {\r\n  color: red }',
    useCount: '9',
  }
  const made = await createPanel(form)
  expect([made.status, flashOf(made)]).toEqual([
    303,
    expect.stringContaining('Block successfully created.'),
  ])
  const id = idIn(made.location)
  expect(stored(id)).toMatchObject({ useCount: 0, builtIn: false, columns: 2, shortcode: '[map]' })
  expect(stored(id)?.css).toBe('.map {\n  color: red }')
  expect((await createPanel(form)).location).toBe(made.location)
  expect(historyOf(id)).toEqual(['created'])
  expect(db.select().from(liveEvents).all().at(-1)?.topic).toBe('list:panels')
  const shown = await callLoader(toEdit, at(id))
  expect(shown.data.panel).toMatchObject({ shortcode: '[map]', css: '.map {\n  color: red }' })
})

test('PANEL-11 columns from 1 to 8; everything wrong is shown beside its field', async () => {
  const errors = async (columns: string) => errorsOf(await createPanel({ ...fields, columns }))
  expect(await errors('0')).toEqual({ columns: ['Must be at least 1'] })
  expect(await errors('9')).toEqual({ columns: ['Must be at most 8'] })
  expect(await errors('1.5')).toEqual({ columns: ['Must be a whole number'] })
  for (const columns of ['1', '8'])
    expect((await createPanel({ ...fields, columns })).status).toBe(303)
  const empty = await createPanel({ name: ' ', categoryId: '', columns: '' })
  const required = ['This field is required']
  expect([empty.status, errorsOf(empty)]).toEqual([
    400,
    { name: required, categoryId: required, columns: required },
  ])
  const gone = await createPanel({ ...fields, categoryId: 'nowhere' })
  expect([gone.status, Object.keys(errorsOf(gone) ?? {})]).toEqual([400, ['categoryId']])
})

test('PANEL-09 HIST-01 a block is saved; of two tabs the second gets both versions', async () => {
  const { id } = makePanel({ name: 'Before' })
  const saved = await editPanel(id, { ...fields, name: 'Theirs', version: '1' })
  expect(flashOf(saved)).toContain('Block successfully updated.')
  const stale = await editPanel(id, { ...fields, name: 'Mine', version: '1' })
  expect([stale.status, stale.data]).toMatchObject([
    409,
    { error: { code: 'stale' }, stored: { name: 'Theirs', version: 2 } },
  ])
  expect((await editPanel(id, { ...fields, name: 'Mine', version: '2' })).status).toBe(303)
  expect(stored(id)?.name).toBe('Mine')
  const history = await callLoader(toEdit, { ...at(id), url: `/admin/panels/${id}?tab=history` })
  expect(history.data.history?.rows.map((row) => row.action)).toEqual(['updated', 'updated'])
})

test('PANEL-10 a block is deleted with its images; a used one only disabled', async () => {
  const { id } = makePanel()
  makePanelImage(id, { orientation: 'left', color: 'dark' })
  const page = makePage(makeProject({ name: 'Kiln' }).id)
  const section = makeSection(page, { panelId: id })
  const refused = await callAction(remove, at(id))
  expect([refused.status, refused.data]).toMatchObject([409, { error: { code: 'panel-in-use' } }])
  const asAdmin = await callLoader(toRemove, { ...at(id), cookie: admin })
  expect(asAdmin.data).toMatchObject({ use: { sections: 1, pages: 1, projects: 1 } })
  expect(asAdmin.data.projects?.map((project) => project.name)).toEqual(['Kiln'])
  // Who may not open projects learns how many, not which.
  expect((await callLoader(toRemove, at(id))).data.projects).toBeNull()
  await callAction(setEnabled, { ...at(id), form: { enabled: 'off' } })
  expect(stored(id)?.enabled).toBe(false)

  const free = makePanel()
  makePanelImage(free.id, { orientation: 'left', color: 'dark' })
  expect(flashOf(await callAction(remove, at(free.id)))).toContain('Block deleted')
  expect(stored(free.id)).toBeUndefined()
  expect(db.select().from(panelImages).where(eq(panelImages.panelId, free.id)).all()).toEqual([])
  expect(section.panelId).toBe(id)
})

test('a built-in panel is neither deleted nor given images; its copy can be', async () => {
  const id = 'header-simple'
  expect((await callAction(remove, at(id))).status).toBe(409)
  const files = fileOf(drawing('<path d="M0 0h9"/>'), 'left-dark.svg', 'image/svg+xml')
  expect((await callAction(upload, { ...at(id), form: { files } })).status).toBe(409)
  const copied = await callAction(copy, { ...at(id), form: { key: 'c1' } })
  const made = idIn(copied.location)
  expect(stored(made)).toMatchObject({ name: 'Copy of Simple bar', builtIn: false, useCount: 0 })
  const images = db.select().from(panelImages).where(eq(panelImages.panelId, made)).all()
  expect(images).toHaveLength(9)
  for (const { svgText, width } of images) {
    expect(width).toBe(1440)
    expect(svgText).toContain('var(--brand-primary,')
    expect(svgText).toContain('data-brand="logo"')
  }
  expect((await callAction(copy, { ...at(id), form: { key: 'c1' } })).location).toBe(
    copied.location,
  )
  expect((await callAction(upload, { ...at(made), form: { files } })).status).toBe(303)
}, 20_000)

test('the key of a list does not make a copy of another panel count as made', async () => {
  const [first, second] = [makePanel({ name: 'First' }), makePanel({ name: 'Second' })]
  const names: unknown[] = []
  for (const { id } of [first, second]) {
    const call = { ...at(id), url: `/admin/panels/${id}/copy`, form: { key: 'of-the-list' } }
    names.push(stored(idIn((await callAction(copy, call)).location))?.name)
  }
  expect(names).toEqual(['Copy of First', 'Copy of Second'])
})

test('a picture is shown in the colors of the address', async () => {
  const { id } = makePanel()
  makePanelImage(id, { orientation: 'left', color: 'dark' })
  const get = (file: string, query = '') =>
    callLoader(picture, { url: `/x?${query}`, params: { panel: id, file }, cookie })
  const text = async (query: string) => (await get('left-dark.svg', query)).response?.text()
  expect(await text('primary=%23FF0000')).toContain('fill="#ff0000"')
  expect(await text('primary=javascript:alert(1)')).toContain('fill="#44546a"')
  expect((await get('left-dark.svg', 'form=jpeg')).status).toBe(404)
  for (const odd of ['up-dark.svg', 'left-dark.png', 'left-dark.svg.svg', 'x']) {
    expect((await get(odd)).status, odd).toBe(404)
  }
})

const names = async () =>
  (await callLoader(categories, { url: '/x', cookie })).data.categories.map((c) => c.name)
const category = (id: string) =>
  db.select().from(panelCategories).where(eq(panelCategories.id, id)).get()
const on = (id: string) => ({
  url: `/admin/panels/categories/${id}`,
  params: { category: id },
  cookie,
})

test('PANEL-19 PANEL-20 PANEL-21 PANEL-22 PANEL-23 a category is added, saved and deleted', async () => {
  const post = (form: Record<string, string>) =>
    callAction(addCategory, { url: '/x', form, cookie })
  const added = await post({ name: 'Maps', description: '  ', tags: 'roads, places' })
  expect(flashOf(added)).toContain('Category added')
  const row = db.select().from(panelCategories).where(eq(panelCategories.name, 'Maps')).get()
  const id = row?.id ?? ''
  expect(row).toMatchObject({
    description: null,
    tags: 'roads, places',
    header: false,
    footer: false,
  })
  expect((await names()).at(-1)).toBe('Maps')
  expect(errorsOf(await post({ name: 'maps' }))).toMatchObject({ name: [expect.any(String)] })
  const save = (form: Record<string, string>) => callAction(saveCategory, { ...on(id), form })
  const saved = await save({ name: 'Maps', description: 'Where we are', version: '1' })
  expect(flashOf(saved)).toContain('Category updated')
  await save({ name: 'Maps', description: '', version: '2' })
  expect(category(id)).toMatchObject({ description: 'Where we are', version: 3 })
  expect((await save({ name: 'Mine', version: '2' })).status).toBe(409)
  const held = makePanel({ categoryId: id })
  expect((await callAction(removeCategory, on(id))).status).toBe(409)
  db.delete(panels).where(eq(panels.id, held.id)).run()
  expect(flashOf(await callAction(removeCategory, on(id)))).toContain('Category deleted')
  expect(category(id)).toBeUndefined()
  expect(historyOf(id)).toEqual(['created', 'updated', 'updated', 'deleted'])
})

test('UI-29 categories are ordered by Move up, Move down and Move to, and stay so', async () => {
  const place = async () => (await names()).indexOf('Hero')
  const others = (await names()).filter((name) => name !== 'Hero')
  const start = await place()
  const move = (id: string, to: string) => callAction(moveCategory, { ...on(id), form: { to } })
  await move('hero', 'down')
  expect(await place()).toBe(start + 1)
  await move('hero', 'up')
  expect(await place()).toBe(start)
  await move('hero', '1')
  await move('hero', 'up')
  expect(await place()).toBe(0)
  await move('hero', '3')
  // A further start of the product keeps the order.
  seedLibrary()
  expect(await names()).toEqual([...others.slice(0, 2), 'Hero', ...others.slice(2)])
  await move('hero', '9999')
  expect((await names()).at(-1)).toBe('Hero')
  for (const odd of ['', 'x', '-1', '1e9']) expect((await move('hero', odd)).status).toBe(400)
})

test('PANEL-24 PANEL-25 one header and one footer category; two at once leave one', async () => {
  const set = (id: string, slot: string) => callAction(setSlot, { ...on(id), form: { slot } })
  const holders = (slot: 'header' | 'footer') =>
    db
      .select()
      .from(panelCategories)
      .where(eq(panelCategories[slot], true))
      .all()
      .map((c) => c.id)
  expect(flashOf(await set('about', 'header'))).toContain('Category header set.')
  expect(holders('header')).toEqual(['about'])
  expect(flashOf(await set('about', 'footer'))).toContain('Category footer set.')
  expect([holders('header'), holders('footer')]).toEqual([[], ['about']])
  const both = await Promise.all([set('header', 'header'), set('hero', 'header')])
  expect(both.map((answer) => answer.status)).toEqual([303, 303])
  expect(holders('header')).toHaveLength(1)
  await set('header', 'header')
  await set('footer', 'footer')
  expect([holders('header'), holders('footer')]).toEqual([['header'], ['footer']])
  expect((await set('hero', 'body')).status).toBe(400)
})
