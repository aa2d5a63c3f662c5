import { expect, test } from 'vitest'
import { errorsOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import {
  historyOf,
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { panelImages, panelLayers, panels } from '~/db/schema'
import { limits } from '~/permissions/limits'
import { action as copy } from '~/routes/admin/panels/copy'
import { action, loader } from '~/routes/admin/panels/layer'
import { loader as website } from '~/routes/editor/website'

const cookie = await signIn(makeEmployee({ manageBlocks: true }))

function uploaded() {
  const panel = makePanel({ builtIn: false, name: 'Our shop' })
  makePanelImage(panel.id, { orientation: 'left', color: 'light' })
  return panel.id
}

const at = (panel: string, orientation = 'left') => ({
  url: `/admin/panels/${panel}/layers/${orientation}`,
  params: { panel, orientation },
  cookie,
})
const row = (n: number, facts: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      ...{ role: 'title', words: `Words ${n}`, to: '' },
      ...{ x: '10', y: '20,5', width: '30', height: '12' },
      ...facts,
    }).map(([part, value]) => [`${part}${n}`, value]),
  )
const send = (panel: string, form: Record<string, string>) =>
  callAction(action, { ...at(panel), form: { version: '0', ...form } })
const layers = (panel: string) =>
  db
    .select()
    .from(panelLayers)
    .all()
    .filter((layer) => layer.panelId === panel)

test('rows of words are saved in their order, with places and a focus; empty ones are left out', async () => {
  const id = uploaded()
  const form = { ...row(1), ...row(2, { words: '' }), ...row(3, { role: 'button', to: 'Menu' }) }
  const answer = await send(id, { ...form, focusX: '30', focusY: '70' })
  expect(answer.location).toBe(`/admin/panels/${id}`)
  expect(layers(id)[0]?.layer).toEqual({
    rows: [
      { role: 'title', words: 'Words 1', to: '', x: 10, y: 20.5, width: 30, height: 12 },
      { role: 'button', words: 'Words 3', to: 'Menu', x: 10, y: 20.5, width: 30, height: 12 },
    ],
    focus: { x: 30, y: 70 },
  })
  expect(historyOf(id)).toContain('words of the pictures saved')
  const again = await send(id, row(1))
  expect(again.status).toBe(409)
  expect(layers(id)[0]?.version).toBe(1)
})

test('what is no place is said beside its field, and nothing is lost', async () => {
  const id = uploaded()
  const answer = await send(id, {
    ...row(1, { x: '101', width: 'wide', words: 'x'.repeat(limits.lettersOfLayerRow + 1) }),
    focusX: '20',
  })
  expect(answer.status).toBe(400)
  expect(Object.keys(errorsOf(answer) ?? {})).toEqual(['words1'])
  const places = await send(id, { ...row(1, { x: '101', width: 'wide' }), focusX: '20' })
  expect(Object.keys(errorsOf(places) ?? {}).toSorted()).toEqual(['focusY', 'width1', 'x1'])
  expect(layers(id)).toEqual([])
})

test('the buttons of rows change the form and save nothing', async () => {
  const id = uploaded()
  const typed = { ...row(1), ...row(2) }
  const press = async (intent: string) => {
    const { data } = await send(id, { ...typed, intent })
    return (data as { result: { initialValue: Record<string, string> } }).result.initialValue
  }
  expect(await press('add')).toMatchObject({ words1: 'Words 1', words3: '' })
  expect(await press('down:1')).toMatchObject({ words1: 'Words 2', words2: 'Words 1' })
  expect(await press('up:2')).toMatchObject({ words1: 'Words 2', words2: 'Words 1' })
  const left = await press('remove:1')
  expect([left.words1, left.words2]).toEqual(['Words 2', undefined])
  expect(layers(id)).toEqual([])
})

test('the words of an SVG are taken over with their places', async () => {
  const id = uploaded()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500" width="1000" height="500">
    <g transform="translate(100 50)"><text x="0" y="50" font-size="40">Bread <tspan x="0" y="100">and tea</tspan></text></g>
    <text x="500" y="400" font-size="20" text-anchor="middle">Open daily</text></svg>`
  db.update(panelImages).set({ svgText: svg }).run()
  const { data } = await send(id, { ...row(1, { words: '' }), intent: 'take' })
  const { took, result } = data as {
    took: number
    result: { initialValue: Record<string, string> }
  }
  expect(took).toBe(2)
  expect(result.initialValue).toMatchObject({
    ...{ role1: 'title', words1: 'Bread and tea', x1: '10', y1: '13.2' },
    ...{ role2: 'text', words2: 'Open daily', x2: '44.5' },
  })
  expect(layers(id)).toEqual([])
})

test('a printed page says the words, and the alternative text where there is one', async () => {
  const id = uploaded()
  await send(id, { ...row(1), ...row(2, { role: 'link', to: 'Pricing' }) })
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { name: 'Home' })
  const pricing = makePage(project.id, { name: 'Pricing' })
  makeSection(page, { panelId: id, orientation: 'right', color: 'dark' })
  const print = async () => {
    const params = { id: project.id, page: page.id }
    const url = `/projects/${project.id}/pages/${page.id}/website`
    const answer = await callLoader(website, { url, params, cookie: await signIn(owner) })
    return (await answer.response?.text()) ?? ''
  }
  const html = await print()
  expect(html).toMatch(/<h1 class="title x\w+">Words 1<\/h1>/)
  expect(html).toMatch(
    new RegExp(`<a class="link x\\w+" href="[^"]*${pricing.id}[^"]*">Words 2</a>`),
  )
  expect(html).toContain(' alt="" ')
  expect(html).toMatch(
    /<source media="\(max-width:760px\)" type="image\/webp" srcset="[^"]*w=480[^"]* 480w, /,
  )
  db.update(panels).set({ alt: 'Bread in a window' }).run()
  expect(await print()).toContain(' alt="Bread in a window" ')
})

test('a copy has the words too; a drawn panel and an unknown orientation have none', async () => {
  const id = uploaded()
  await send(id, row(1))
  const made = await callAction(copy, {
    url: `/admin/panels/${id}/copy`,
    params: { panel: id },
    cookie,
    form: { key: 'once' },
  })
  expect(layers(made.location?.split('/').at(-1) ?? '')[0]?.layer.rows).toHaveLength(1)
  expect((await callLoader(loader, at(id, 'upside'))).status).toBe(404)
  expect((await callLoader(loader, at(makePanel({ builtIn: true }).id))).status).toBe(404)
  expect((await callLoader(loader, at(id))).data).toMatchObject({ version: 1 })
})
