import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import {
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pageOps } from '~/db/schema'
import { pageDocument } from '~/features/sections/page-document.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { bulkMessages } from '~/messages/bulk-sections'
import { newId } from '~/platform/ids.server'
import { action as add } from '~/routes/editor/sections/add'
import { action as bulk, loader as bulkLoader } from '~/routes/editor/sections/bulk'
import { action as remove } from '~/routes/editor/sections/delete'
import { action as skip } from '~/routes/editor/sections/discard-undo'
import { action as duplicate } from '~/routes/editor/sections/duplicate'
import { action as redo } from '~/routes/editor/sections/redo'
import { action as step } from '~/routes/editor/sections/step'
import { action as style } from '~/routes/editor/sections/style'
import { action as swap } from '~/routes/editor/sections/swap'
import { action as undo } from '~/routes/editor/sections/undo'
import { readFlash } from '~/routes/http/flash.server'

const owner = makeUser()
const friend = makeUser()
const cookie = await signIn(owner)

function website(count = 0) {
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, friend.id)
  const page = makePage(project.id)
  const ids = Array.from({ length: count }, () => makeSection(page).id)
  const body = () =>
    pageDocument(actorOf(owner), project.id, page.id).body.map(
      (s) => `${s.panelId} ${s.orientation} ${s.color}`,
    )
  const order = () => pageDocument(actorOf(owner), project.id, page.id).body.map((s) => s.id)
  return { project, page, ids, body, order, id: project.id }
}
type Shown = {
  from: number
  total: number
  elsewhere: string[]
  sections: { id: string; picked: boolean }[]
}
type Site = ReturnType<typeof website>
type Form = Record<string, string | string[] | undefined>

// biome-ignore lint/suspicious/noExplicitAny: any of the actions
const onSection = (action: any, site: Site, section: string, form: Form = {}, as = cookie) =>
  callAction(action, {
    url: `/projects/${site.id}/sections/${section}/x`,
    params: { id: site.id, section },
    cookie: as,
    form: { p: site.page.id, ...form },
  })
// biome-ignore lint/suspicious/noExplicitAny: any of the actions
const onPage = (action: any, site: Site, form: Form = {}, query = '') =>
  callAction(action, {
    url: `/projects/${site.id}/pages/${site.page.id}/x${query}`,
    params: { id: site.id, page: site.page.id },
    cookie,
    form,
  })

test('SECT-02 adding a panel leads to its section, with a message', async () => {
  const site = website(1)
  const panelId = makePanel().id
  const form = { panelId, orientation: 'center', color: 'grey', key: 'k' }
  const answer = await onPage(add, site, form)
  expect(answer.status).toBe(303)
  const added = site.order()[1]
  expect(answer.location).toBe(`/projects/${site.id}?p=${site.page.id}&s=${added}#s-${added}`)
  expect(site.body()[1]).toBe(`${panelId} center grey`)
  await onPage(add, site, form)
  expect(site.order()).toHaveLength(2)
})

test('SECT-04 SECT-05 SECT-06 SECT-07 SECT-08 SECT-09 every press changes what it says', async () => {
  const site = website(2)
  const [first = '', second = ''] = site.ids
  await onSection(style, site, first, { orientation: 'right' })
  await onSection(style, site, first, { color: 'light' })
  const other = makePanel().id
  await onSection(swap, site, first, { panelId: other })
  expect(site.body()[0]).toBe(`${other} right light`)
  await onSection(step, site, first, { to: 'down' })
  expect(site.order()).toEqual([second, first])
  await onSection(duplicate, site, second)
  expect(site.body()).toHaveLength(3)
  expect(site.body()[0]).toBe(site.body()[1])
  const answer = await onSection(remove, site, second)
  expect(site.order()).not.toContain(second)
  expect(answer.location).toBe(`/projects/${site.id}?p=${site.page.id}`)
})

const flashOf = ({ cookie: next }: { cookie: string }) =>
  readFlash(new Request('http://localhost/', { headers: { Cookie: next } }))

test('several sections that are like that already are not said to have changed, and Undo is not offered', async () => {
  const site = website(2)
  const press = async () =>
    flashOf(await onPage(bulk, site, { sections: site.ids, do: 'color:grey' }))
  expect(await press()).toMatchObject({ text: '2 sections updated.', press: { label: 'Undo' } })
  const again = await press()
  expect(again?.text).toBe(bulkMessages.unchanged)
  expect(again?.press).toBeUndefined()
})

test('a hundred of very many sections are shown, and what is chosen among the others stays chosen', async () => {
  const site = website(230)
  const [first = '', second = ''] = site.ids
  const url = `/projects/${site.id}/pages/${site.page.id}/bulk`
  const params = { id: site.id, page: site.page.id }
  const loaded = await callLoader(bulkLoader, {
    url: `${url}?s=${site.ids[150]}`,
    params,
    cookie,
  })
  const { shown } = loaded.data as { shown: Shown }
  expect(shown).toMatchObject({ from: 0, total: 230, elsewhere: [site.ids[150]] })
  expect(shown.sections).toHaveLength(100)
  const press = (form: Form) => callAction(bulk, { url, params, cookie, form })
  const others = await press({ sections: [first, site.ids[150] ?? ''], do: 'show:200', from: '0' })
  const answer = (others.data as { shown: Shown }).shown
  expect(answer).toMatchObject({ from: 200, elsewhere: [first, site.ids[150]] })
  expect(answer.sections.map(({ id }) => id)).toEqual(site.ids.slice(200))
  // One that is not among them begins with the first.
  const past = await press({ sections: [], do: 'show:900', from: '0' })
  expect((past.data as { shown: Shown }).shown.from).toBe(0)
  const refused = await press({ sections: site.ids.slice(0, 201), do: 'top', from: '200' })
  expect(refused.status).toBe(400)
  expect((refused.data as { shown: Shown }).shown).toMatchObject({ from: 200 })
  expect((refused.data as { shown: Shown }).shown.elsewhere).toHaveLength(200)
  const done = await press({ sections: [second, site.ids[229] ?? ''], do: 'delete', from: '200' })
  expect(await flashOf(done)).toMatchObject({ text: '2 sections removed.' })
  expect(site.order()).toHaveLength(228)
})

test('SECT-10 what a message offers takes back its own change and never another one', async () => {
  const site = website(3)
  const [a = '', b = '', c = ''] = site.ids
  const { press: offered } = (await onSection(remove, site, a, { stay: '1' })).data.changed
  await onSection(duplicate, site, b)
  const late = await onPage(undo, site, offered.fields)
  expect(late.status).toBe(409)
  expect(late.data.error.text).toContain('or changed something else since')
  expect(site.order()).toHaveLength(3)
  await onPage(undo, site)
  expect((await onPage(undo, site, offered.fields)).status).toBe(303)
  expect(site.order()).toEqual([a, b, c])
  expect((await onPage(undo, site, offered.fields)).status).toBe(409)
  await onPage(redo, site)
  expect((await onPage(undo, site, offered.fields)).status).toBe(303)

  const pressed = await onPage(bulk, site, { do: 'delete', sections: [a, b] })
  const group = await flashOf(pressed)
  expect((await onPage(undo, site, group?.press?.fields)).status).toBe(303)
  expect(site.order()).toEqual([a, b, c])
})

test('SECT-10 a change of an earlier visit is undone and redone only by somebody who is sure', async () => {
  const site = website(2)
  const [a = ''] = site.ids
  await onSection(remove, site, a)
  const nineHoursAgo = Date.now() - 9 * 60 * 60 * 1000
  const age = () => db.update(pageOps).set({ createdAt: nineHoursAgo }).run()
  for (const [action, code] of [
    [undo, 'Undo a change from'],
    [redo, 'Redo a change from'],
  ] as const) {
    age()
    const before = site.order()
    const asked = await onPage(action, site, { stay: '1' })
    expect(asked.status).toBe(409)
    expect(asked.data.error).toMatchObject({ code: 'undo-earlier' })
    expect(asked.data.error.text).toContain(code)
    expect(asked.data.error.text).toContain('(delete section)?')
    expect(site.order()).toEqual(before)
    expect((await onPage(action, site, asked.data.mine.fields)).status).toBe(303)
    expect(site.order()).not.toEqual(before)
  }
})

test('SECT-10 what undo took back its message offers to do again', async () => {
  const site = website(2)
  const [a = ''] = site.ids
  await onSection(remove, site, a)
  const { press: offered } = (await onPage(undo, site, { stay: '1' })).data.changed
  expect(offered.label).toBe('Redo')
  expect((await onPage(redo, site, offered.fields)).status).toBe(303)
  expect(site.order()).not.toContain(a)
})

test('SECT-10 a plain undo or redo that is pressed twice counts once', async () => {
  const site = website(3)
  const [a = '', b = '', c = ''] = site.ids
  await onSection(remove, site, a)
  await onSection(remove, site, b)
  const form = (what: 'undo' | 'redo', key: string) => {
    const { meant } = pageDocument(actorOf(owner), site.id, site.page.id)
    return { key, change: String(meant[what]) }
  }
  for (const [act, what, left] of [
    [undo, 'undo', [b, c]],
    [redo, 'redo', [c]],
  ] as const) {
    const fields = form(what, newId())
    const twice = [await onPage(act, site, fields), await onPage(act, site, fields)]
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
    expect(site.order()).toEqual(left)
    // A form that was made since is another press.
    const other = await onPage(act, site, { ...fields, key: newId() })
    expect(other.status).toBe(409)
    expect(site.order()).toEqual(left)
  }
})

test('SECT-10 undo and redo are posts; script gets what came of it', async () => {
  const site = website(1)
  const before = site.body()
  await onSection(style, site, site.ids[0] ?? '', { orientation: 'center' })
  const after = site.body()
  const undone = await onPage(undo, site, { stay: '1' })
  expect(undone.status).toBe(200)
  expect(undone.data).toMatchObject({
    changed: { text: 'Undone: change orientation.', sectionId: site.ids[0] },
  })
  expect(site.body()).toEqual(before)
  expect((await onPage(redo, site)).status).toBe(303)
  expect(site.body()).toEqual(after)
  const none = await onPage(redo, site)
  expect(none.status).toBe(409)
  expect(none.data).toMatchObject({ error: { text: 'There is nothing to redo.' } })
})

test('SECT-10 undo and redo that script sends again, since no answer came, count once', async () => {
  const site = website(1)
  const [first = ''] = site.ids
  await onSection(style, site, first, { orientation: 'center' })
  await onSection(style, site, first, { orientation: 'right' })
  for (const [back, key, left] of [
    [undo, 'pressed once', 'center'],
    [redo, 'pressed twice', 'right'],
    [undo, 'pressed a third time', 'center'],
  ] as const) {
    const answers = [
      await onPage(back, site, { stay: '1', key }),
      await onPage(back, site, { stay: '1', key }),
    ]
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect(site.body()[0]).toContain(left)
  }
})

test('SECT-10 a change somebody else is in the way of can be left as it is', async () => {
  const site = website(2)
  const [first = '', second = ''] = site.ids
  const at = { projectId: site.id, pageId: site.page.id }
  await onSection(style, site, first, { orientation: 'right' })
  await onSection(style, site, second, { orientation: 'right' })
  restyleSection(actorOf(friend), { ...at, sectionId: second, orientation: 'center' })
  const stuck = await onPage(undo, site)
  expect(stuck.status).toBe(409)
  expect(stuck.data).toMatchObject({ error: { code: 'undo-conflict' } })
  const { stuck: change } = stuck.data as { stuck: string }
  const query = `?direction=undo&change=${change}`
  expect((await onPage(skip, site, {}, query)).status).toBe(303)
  expect((await onPage(skip, site, {}, query)).status).toBe(409)
  expect((await onPage(undo, site)).status).toBe(303)
  expect(site.body()[0]).toContain('left')
})

test('a form made before somebody else changed the section is refused', async () => {
  const site = website(1)
  const [first = ''] = site.ids
  const at = { projectId: site.id, pageId: site.page.id, sectionId: first }
  const { revision } = restyleSection(actorOf(friend), { ...at, orientation: 'right' })
  const before = site.body()
  for (const action of [style, swap, step, remove]) {
    const form = { color: 'light', to: 'top', panelId: makePanel().id, revision: `${revision - 1}` }
    const answer = await onSection(action, site, first, form)
    expect(answer.status).toBe(409)
    expect(answer.data).toMatchObject({ error: { code: 'section-changed' } })
  }
  expect(site.body()).toEqual(before)
})

test('the answer says who did what; Apply mine sends the same form once more', async () => {
  const site = website(1)
  const [first = ''] = site.ids
  const at = { projectId: site.id, pageId: site.page.id, sectionId: first }
  const { revision } = restyleSection(actorOf(friend), { ...at, orientation: 'right' })
  const form = { color: 'grey', revision: `${revision - 1}`, stay: '1' }
  const refused = await onSection(style, site, first, form)
  expect(refused.status).toBe(409)
  const { error, mine } = refused.data as unknown as {
    error: { text: string }
    mine: { fields: Record<string, string> }
  }
  expect(error.text).toBe(
    `${friend.fullName} has changed its orientation. Apply your change, or keep theirs?`,
  )
  expect(mine.fields).toMatchObject({ color: 'grey', p: site.page.id, revision: `${revision}` })
  expect((await onSection(style, site, first, mine.fields)).status).toBe(303)
  expect(site.body()[0]).toEqual(expect.stringContaining('grey'))
  removeSection(actorOf(friend), at)
  const gone = await onSection(style, site, first, { color: 'dark' })
  expect(gone.status).toBe(404)
  expect(gone.data).toMatchObject({
    error: { text: `This section is no longer here: ${friend.fullName} has deleted it.` },
  })
})

test('SECT-10 undo can be insisted on where somebody else changed the section since', async () => {
  const site = website(1)
  const [first = ''] = site.ids
  const at = { projectId: site.id, pageId: site.page.id, sectionId: first }
  const before = site.body()
  await onSection(style, site, first, { orientation: 'right' })
  restyleSection(actorOf(friend), { ...at, orientation: 'center' })
  const refused = await onPage(undo, site, { stay: '1' })
  const { mine } = refused.data as unknown as { mine: { fields: Record<string, string> } }
  expect([refused.status, mine.fields]).toEqual([409, { anyway: '1', change: '1' }])
  expect((await onPage(undo, site, mine.fields)).status).toBe(303)
  expect(site.body()).toEqual(before)
})

test('bad input is refused with a sentence and writes nothing', async () => {
  const site = website(2)
  const [first = ''] = site.ids
  const before = site.body()
  const elsewhere = website(1)
  const cases: [Promise<{ status: number; data: unknown }>, number][] = [
    [onSection(style, site, first, { orientation: 'diagonal' }), 400],
    [onSection(style, site, first, { color: 'beige' }), 400],
    [onSection(style, site, first, { color: ['dark', 'light'] }), 400],
    [onSection(style, site, first, { p: undefined }), 400],
    [onSection(style, site, first, { p: [site.page.id, site.page.id] }), 400],
    [onSection(style, site, 'nowhere', { color: 'dark' }), 404],
    [onSection(style, site, first, { p: 'nowhere', color: 'dark' }), 404],
    [onSection(style, site, elsewhere.ids[0] ?? '', { color: 'light' }), 404],
    [onSection(step, site, first), 400],
    [onSection(step, site, first, { to: 'sideways' }), 400],
    [onSection(step, site, first, { after: 'nowhere' }), 409],
    [onSection(step, site, first, { page: 'nowhere' }), 404],
    [onSection(step, site, first, { page: elsewhere.page.id }), 404],
    [onSection(swap, site, first), 400],
    [onSection(swap, site, first, { panelId: 'nowhere' }), 409],
    [onSection(swap, site, first, { panelId: makePanel({ kind: 'header' }).id }), 400],
    [onSection(swap, site, first, { panelId: makePanel({ enabled: false }).id }), 409],
    [onSection(remove, site, first, { revision: 'many' }), 400],
    [onSection(duplicate, site, 'nowhere'), 404],
    [onPage(add, site, {}), 400],
    [onPage(add, site, { panelId: 'x'.repeat(500) }), 400],
    [onPage(add, site, { panelId: makePanel().id, orientation: 'up' }), 400],
    [onPage(add, site, { panelId: makePanel().id, type: 'sidebar' }), 400],
    [onPage(add, site, { panelId: 'nowhere' }), 409],
    [onPage(undo, site), 409],
    [onPage(undo, site, { change: 'NaN' }), 400],
    [onPage(skip, site, {}, '?change=-1'), 400],
    [onPage(skip, site, {}, '?direction=redo'), 409],
    [onSection(style, site, first, { color: 'light' }, await signIn(makeUser())), 404],
    [onSection(style, site, first, { color: 'light' }, ''), 404],
  ]
  for (const [index, [answer, status]] of cases.entries()) {
    const { status: got, data } = await answer
    expect([index, got]).toEqual([index, status])
    expect((data as { error: { text: string } }).error.text.length).toBeGreaterThan(10)
  }
  expect(site.body()).toEqual(before)
})
