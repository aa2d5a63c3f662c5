import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { historyOf, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { projectHistory } from '~/features/history/project-history.server'
import { brandForDrawing, findBrand } from '~/features/panels/brand-for-drawing.server'
import { chooseStyle } from '~/features/projects/choose-style.server'
import { createProject } from '~/features/projects/create-project.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { uploadProjectLogo } from '~/features/projects/upload-project-logo.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project-as-template.server'
import { checkBrand } from '~/panels/color/check-brand'
import { colorsOfPixels } from '~/panels/color/colors-of-pixels'
import { palettes } from '~/panels/color/palettes'
import { flashCookie } from '~/platform/cookies.server'
import { action, loader } from '~/routes/editor/settings/colors'
import { action as uploadLogo } from '~/routes/editor/settings/logo'

const owner = makeUser({ role: 'client' })
const colorsOf = (id: string) => {
  const row = db.select().from(projects).where(eq(projects.id, id)).get()
  return [row?.primaryColor, row?.secondaryColor]
}
const press = async (id: string, colors: string, who = owner) =>
  callAction(action, {
    url: `/projects/${id}/colors`,
    params: { id },
    cookie: await signIn(who),
    form: { colors },
  })
const say = (cookie: string) => flashCookie.parse(cookie)

test('a palette is taken by one press, and the colors before come back by Undo', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const before = colorsOf(id)
  const { cookie, status } = await press(id, '#1f4d46 #f2a488')
  expect([status, ...colorsOf(id)]).toEqual([303, '#1f4d46', '#f2a488'])
  const { text, press: offered } = await say(cookie)
  expect(text).toBe('The project’s colors are now Pine & Peach.')
  expect(offered.fields.colors).toBe(before.join(' '))
  expect((await say((await press(id, '#1F4D46 #F2A488')).cookie)).press).toBeUndefined()
  await press(id, offered.fields.colors)
  expect(colorsOf(id)).toEqual(before)
  expect(historyOf(id)).toEqual(['settings updated', 'settings updated'])
})

test('corners are taken by one press, which all that is drawn follows, and come back by Undo', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const project = () => db.select().from(projects).where(eq(projects.id, id)).get()
  const before = project()
  const take = async (takeCorners: string) =>
    callAction(action, {
      url: `/projects/${id}/colors`,
      params: { id },
      cookie: await signIn(owner),
      form: { takeCorners },
    })
  const { cookie, status } = await take('square')
  expect([status, project()?.corners]).toEqual([303, 'square'])
  expect(project()?.brandId).not.toBe(before?.brandId)
  const brand = findBrand(project()?.brandId ?? '')
  expect(brand && (await brandForDrawing(brand)).corners).toBe('square')
  const { text, press: offered } = await say(cookie)
  expect([text, offered.fields]).toEqual([
    'The project’s corners are now square.',
    { takeCorners: 'round' },
  ])
  expect((await take('oval')).status).toBe(400)
  await take('round')
  expect(project()?.brandId).toBe(before?.brandId)
  const [last] = projectHistory(id, null).rows
  expect(JSON.stringify(last)).toContain('Corners')
})

test('a typeface is taken by one press, and comes back by Undo', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const project = () => db.select().from(projects).where(eq(projects.id, id)).get()
  const before = project()?.brandId
  const take = async (takeTypeface: string) =>
    callAction(action, {
      url: `/projects/${id}/colors`,
      params: { id },
      cookie: await signIn(owner),
      form: { takeTypeface },
    })
  const { cookie } = await take('editorial')
  const { text, press: offered } = await say(cookie)
  expect(text).toBe('The project’s titles are now editorial.')
  const brand = findBrand(project()?.brandId ?? '')
  expect(brand && (await brandForDrawing(brand)).typeface).toBe('editorial')
  expect((await take('gothic')).status).toBe(400)
  await take(offered.fields.takeTypeface)
  expect(project()?.brandId).toBe(before)
})

test('a copy, a template and a project made from it have the same typeface and corners', async () => {
  const user = makeUser({ role: 'admin' })
  const admin = actorOf(user)
  const { id } = makeProject({ ownerId: user.id })
  chooseStyle(admin, { projectId: id, corners: 'soft', typeface: 'friendly' })
  const copy = await duplicateProject(admin, { projectId: id, name: 'Copy' })
  const template = await copyProjectAsTemplate(admin, {
    projectId: id,
    name: 'Template',
    categories: [],
  })
  db.update(projects).set({ published: true }).where(eq(projects.id, template)).run()
  const made = createProject(admin, { name: 'Made', templateId: template })
  const rows = db.select().from(projects).all()
  for (const one of [copy, template, made]) {
    const made = rows.find((row) => row.id === one)
    expect([made?.corners, made?.typeface], one).toEqual(['soft', 'friendly'])
  }
})

test('what are no two colors is refused, and nobody else’s project changes', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const before = colorsOf(id)
  for (const wrong of ['', 'red blue', '#fff', '#fff #000 #123', '#fff  #000', ' '.repeat(9_999)]) {
    expect((await press(id, wrong)).status, wrong).toBe(400)
  }
  expect((await press(id, '#1f4d46 #f2a488', makeUser({ role: 'client' }))).status).toBe(404)
  expect(colorsOf(id)).toEqual(before)
})

test('the colors of a logo are offered: of a picture and of a drawing', async () => {
  const half = await sharp({
    create: { width: 300, height: 100, channels: 3, background: '#1f4d46' },
  })
    .composite([
      {
        input: { create: { width: 90, height: 100, channels: 3, background: '#e4572e' } },
        gravity: 'west',
      },
    ])
    .png()
    .toBuffer()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#fff"/><rect width="9" height="9" fill="#e4572e"/><rect x="10" width="15" height="9" fill="#1f4d46"/></svg>'
  for (const [name, bytes] of [
    ['logo.png', new Uint8Array(half)],
    ['logo.svg', svg],
  ] as const) {
    const { id } = makeProject({ ownerId: owner.id })
    await uploadProjectLogo(actorOf(owner), { projectId: id, upload: new File([bytes], name) })
    const { data } = await callLoader(loader, {
      url: `/projects/${id}/colors`,
      params: { id },
      cookie: await signIn(owner),
    })
    expect(data.logo, name).toMatchObject([{ primary: '#1f4d46', secondary: '#e4572e' }])
  }
})

test('after an upload one press takes the logo’s colors', async () => {
  const { id } = makeProject({ ownerId: owner.id })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><path fill="#1f4d46" d="M0 0h200v80H0z"/><path fill="#e4572e" d="M200 0h100v80H200z"/></svg>'
  const form = new FormData()
  form.append('logo', new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
  const call = { url: `/projects/${id}/logo`, params: { id }, cookie: await signIn(owner), form }
  const { cookie, status } = await callAction(uploadLogo, call)
  expect(status).toBe(303)
  const { press: offered } = await say(cookie)
  expect([offered.action, offered.fields]).toEqual([
    `/projects/${id}/colors`,
    { colors: '#1f4d46 #e4572e' },
  ])
  await press(id, offered.fields.colors)
  expect(colorsOf(id)).toEqual(['#1f4d46', '#e4572e'])
})

test('of a logo is known which colors meet what it lies on, none where it brings paper', async () => {
  const edgeOf = async (paper: string) => {
    const { id } = makeProject({ ownerId: owner.id })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80">${paper}<circle cx="60" cy="40" r="30" fill="#1b2a4a"/><circle cx="60" cy="40" r="9" fill="#fff"/></svg>`
    await uploadProjectLogo(actorOf(owner), { projectId: id, upload: new File([svg], 'logo.svg') })
    const project = db.select().from(projects).where(eq(projects.id, id)).get()
    const brand = findBrand(project?.brandId ?? '')
    return brand && (await brandForDrawing(brand)).logo?.edge
  }
  expect(await edgeOf('')).toMatchObject([{ hex: '#1b2a4a' }])
  expect(await edgeOf('<rect width="300" height="80" fill="#fff"/>')).toEqual([])
})

test('soft edges, white ground and what is transparent are no colors of a logo', () => {
  const pixels = (...parts: [number, number[]][]) =>
    new Uint8Array(parts.flatMap(([count, rgba]) => Array(count).fill(rgba).flat()))
  const white = [255, 255, 255, 255]
  expect(
    colorsOfPixels(pixels([900, white], [80, [31, 77, 70, 255]], [5, [250, 0, 0, 255]])),
  ).toEqual(['#1f4d46'])
  expect(colorsOfPixels(pixels([900, white], [80, [20, 20, 20, 255]]))).toEqual(['#141414'])
  expect(colorsOfPixels(pixels([900, [255, 0, 0, 10]]))).toEqual([])
  expect(colorsOfPixels(pixels([900, white]))).toEqual([])
})

test('buttons can be read in every palette, as they are or in the shade that panels show', () => {
  for (const { name, ...pair } of palettes) {
    for (const report of checkBrand(pair)) expect(report.instead, name).not.toBeNull()
  }
})
