import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { errorCode } from '#tests/fixtures/errors'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { guest, makePage, makePanel, makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { pages, panels } from '~/db/schema'
import { unpack } from '~/editor/pack'
import { movePage } from '~/features/pages/move-page.server'
import { addSection } from '~/features/sections/add-section.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { listVersions } from '~/features/sections/list-versions.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { findPastPage } from '~/features/sections/past-page.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restoreSection } from '~/features/sections/restore-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { loader as sitemapLoader } from '~/routes/editor/sitemap/sitemap'
import * as bringPage from '~/routes/editor/versions/restore-page'
import { loader } from '~/routes/editor/versions/versions'
import { randomSource } from '../../unit/editor/random-page'

function world() {
  const owner = makeUser({ fullName: 'Olive Owner' })
  const project = makeProject({ ownerId: owner.id })
  const [page, other] = [makePage(project.id), makePage(project.id)]
  const actor = actorOf(owner)
  const at = { projectId: project.id, pageId: page.id }
  const add = (type: 'body' | 'header' = 'body', pageId = page.id) =>
    addSection(actor, {
      ...at,
      pageId,
      panelId: makePanel({ kind: type }).id,
      orientation: 'left',
      color: 'dark',
      type,
    }).sectionId ?? ''
  const shown = (revision: number, pageId = page.id) => {
    const past = findPastPage(editablePage(actor, project.id, pageId), revision)
    return [past?.header, ...(past?.body ?? []), past?.footer].flatMap((s) =>
      s ? [lookOf(s)] : [],
    )
  }
  const now = (pageId = page.id) => {
    const { header, body, footer } = pageDocument(actor, project.id, pageId)
    return [header, ...body, footer].flatMap((s) => (s ? [lookOf(s)] : []))
  }
  return { owner, actor, project, page, other, at, add, shown, now }
}
type Shown = { id: string; panelId: string; orientation: string; color: string }
const lookOf = ({ id, panelId, orientation, color }: Shown) =>
  `${id} ${panelId} ${orientation} ${color}`
const revisionOf = (id: string) =>
  db.select().from(pages).where(eq(pages.id, id)).get()?.revision ?? 0

test('every earlier state of two pages is what it was, through moves, undo and the header', () => {
  const { actor, at, page, other, add, shown, now, project } = world()
  const random = randomSource(11)
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const trail = new Map<string, string[]>()
  const keep = () => {
    for (const id of [page.id, other.id]) trail.set(`${id} ${revisionOf(id)}`, now(id))
  }
  keep()
  for (let step = 0; step < 120; step++) {
    const here = pick([page.id, other.id])
    const body = pageDocument(actor, project.id, here).body
    const target = pick(body)
    const to = { ...at, pageId: here, sectionId: target?.id ?? '' }
    const kind = pick(['add', 'add', 'remove', 'style', 'up', 'away', 'undo', 'header'])
    errorCode(() => {
      if (kind === 'add' || !target) add('body', here)
      else if (kind === 'remove') removeSection(actor, to)
      else if (kind === 'style') restyleSection(actor, { ...to, color: pick(['grey', 'light']) })
      else if (kind === 'up') moveSection(actor, { ...to, to: 'up' })
      else if (kind === 'away')
        moveSection(actor, { ...to, to: { page: here === page.id ? other.id : page.id } })
      else if (kind === 'undo') undoChange(actor, to)
      else if (here === page.id) add('header', here)
    })
    // The state of a revision is the one just before the next: also when another page changed it.
    keep()
  }
  let compared = 0
  for (const [key, was] of trail) {
    const [id = '', revision = ''] = key.split(' ')
    expect(shown(Number(revision), id)).toEqual(was)
    compared += 1
  }
  expect(compared).toBeGreaterThan(80)
})

test('a state of the past: added, restyled, moved away, removed', () => {
  const { actor, at, other, add, shown } = world()
  const [a, b] = [add(), add()]
  restyleSection(actor, { ...at, sectionId: a, color: 'light' })
  moveSection(actor, { ...at, sectionId: b, to: { page: other.id } })
  restyleSection(actor, { ...at, pageId: other.id, sectionId: b, orientation: 'right' })
  removeSection(actor, { ...at, sectionId: a })
  const short = (revision: number) =>
    shown(revision).map((look) => [look.startsWith(a) ? 'a' : 'b', ...look.split(' ').slice(2)])
  expect([0, 1, 2, 3, 4, 5].map(short)).toEqual([
    [],
    [['a', 'left', 'dark']],
    [
      ['a', 'left', 'dark'],
      ['b', 'left', 'dark'],
    ],
    [
      ['a', 'left', 'light'],
      ['b', 'left', 'dark'],
    ],
    [['a', 'left', 'light']],
    [],
  ])
})

test('the header of all pages was what it was, whichever page it was changed from', () => {
  const { add, shown, other, at, actor } = world()
  const first = add('header')
  add()
  add('header', other.id)
  add()
  restyleSection(actor, { ...at, pageId: other.id, sectionId: first, color: 'light' })
  const [was, after] = [shown(2)[0], shown(3)[0]]
  expect(was).toContain(first)
  expect(after).not.toBe(was)
  expect(shown(3)[0]).toBe(shown(3)[0])
  expect(shown(0)).toEqual([])
})

test('SECT-10 a section comes back below the one it stood under, and Undo takes it away again', () => {
  const { actor, at, add, now } = world()
  const [a, b, c] = [add(), add(), add()]
  removeSection(actor, { ...at, sectionId: b })
  const before = now()
  const back = { ...at, at: 3, sectionId: b, idempotencyKey: sent('k') }
  const change = restoreSection(actor, back)
  expect(restoreSection(actor, back)).toEqual(change)
  const order = now().map((look) => look.split(' ')[0])
  expect(order).toEqual([a, change.sectionId, c])
  undoChange(actor, at)
  expect(now()).toEqual(before)
  expect(errorCode(() => restoreSection(actor, { ...at, at: 1, sectionId: b }))).toBe(
    'version-section-gone',
  )
})

test('SECT-10 the page comes back to an earlier state; each change can be taken back', () => {
  const { actor, at, page, add, now } = world()
  const [a, b, c] = [add(), add(), add()]
  const was = now()
  moveSection(actor, { ...at, sectionId: c, to: 'top' })
  restyleSection(actor, { ...at, sectionId: b, color: 'light' })
  removeSection(actor, { ...at, sectionId: a })
  add()
  const before = now()
  expect(restorePage(actor, { ...at, at: 3, idempotencyKey: sent('page') })).toEqual({ left: 0 })
  const revision = revisionOf(page.id)
  restorePage(actor, { ...at, at: 3, idempotencyKey: sent('page') })
  expect(revisionOf(page.id)).toBe(revision)
  expect(now()).toEqual(was)
  expect(undoChange(actor, at).name).toBe('restore')
  expect(now()).toEqual(before)
  expect(redoChange(actor, at).name).toBe('restore')
  expect(now()).toEqual(was)
  // One row of the list, whatever it took; that it was taken back and done again is no row.
  const { rows } = listVersions(actor, at.projectId, at.pageId, null, null).list
  const restored = rows.filter(({ words }) => words.startsWith('page brought back'))
  expect(restored.map(({ words }) => words)).toEqual(['page brought back to an earlier version'])
  expect(rows).toHaveLength(8)
  undoChange(actor, at)
  const [last] = listVersions(actor, at.projectId, at.pageId, null, null).list.rows
  expect(last?.words).toBe('page brought back to an earlier version · undone')
})

test('a panel that was deleted since is a placeholder and is left out', async () => {
  const { owner, actor, at, page, add, now, project } = world()
  const [a, b] = [add(), add()]
  const panelId = now()[0]?.split(' ')[1] ?? ''
  removeSection(actor, { ...at, sectionId: a })
  removeSection(actor, { ...at, sectionId: b })
  db.delete(panels).where(eq(panels.id, panelId)).run()
  const params = { id: project.id, page: page.id }
  const cookie = await signIn(owner)
  const { data } = await callLoader(loader, { url: '/x?at=2', params, cookie })
  expect(unpack(data.sections)).toMatchObject([
    { id: a, name: null, state: 'gone' },
    { id: b, state: 'gone' },
  ])
  expect(data.list.rows).toMatchObject([
    { revision: 4, words: expect.stringMatching(/^section removed · ./), person: 'Olive Owner' },
    { revision: 3 },
    { revision: 2, words: expect.stringMatching(/^section added · ./) },
    { revision: 1 },
  ])
  expect(errorCode(() => restoreSection(actor, { ...at, at: 2, sectionId: a }))).toBe(
    'version-panel-gone',
  )
  const answer = await callAction(bringPage.action, {
    url: '/x',
    params,
    cookie,
    form: { at: '2' },
  })
  expect(answer.status).toBe(303)
  expect(now().map((look) => look.split(' ')[0])).toEqual([b])
})

test('odd numbers give the nearest version; guests do not bring headers back', async () => {
  const { owner, page, project, add } = world()
  add()
  const cookie = await signIn(owner)
  const params = { id: project.id, page: page.id }
  for (const [query, at] of [
    ['at=99', 1],
    ['at=-1', 1],
    ['at=x', 1],
    ['at=0', 0],
    ['at=1&after=zzz', 1],
  ] as const) {
    const { status, data } = await callLoader(loader, { url: `/x?${query}`, params, cookie })
    expect([status, data.at]).toEqual([200, at])
  }
  const post = await callAction(bringPage.action, { url: '/x', params, cookie, form: { at: 'x' } })
  expect(post.status).toBe(400)
  const stranger = await callLoader(loader, { url: '/x', params, cookie: await signIn(makeUser()) })
  expect(stranger.status).toBe(404)

  const free = makeProject()
  const freePage = makePage(free.id)
  const at = { projectId: free.id, pageId: freePage.id }
  const member = actorOf(makeUser({ role: 'admin' }))
  const panelId = makePanel({ kind: 'header' }).id
  const look = { panelId, orientation: 'left', color: 'dark', type: 'header' } as const
  const { sectionId } = addSection(member, { ...at, ...look })
  removeSection(member, { ...at, sectionId: sectionId ?? '' })
  const again = () => restoreSection(guest(free.id), { ...at, at: 1, sectionId: sectionId ?? '' })
  expect(errorCode(again)).toBe('sign-up-needed')
})

test('a full page is rewound through a thousand changes', () => {
  const { page, shown, add, actor, at } = world()
  const first = add()
  const [row] = sqlite.prepare('select * from sections where id = ?').all(first) as {
    [column: string]: unknown
  }[]
  const columns = Object.keys(row ?? {})
  const insert = sqlite.prepare(
    `insert into sections (${columns.map((c) => `"${c}"`)}) values (${columns.map(() => '?')})`,
  )
  sqlite.transaction(() => {
    for (let n = 0; n < 499; n++) {
      const made: Record<string, unknown> = { ...row, id: `${page.id}-${n}` }
      made.order = `b0${String(n).padStart(5, '0')}V`
      insert.run(columns.map((column) => made[column]))
    }
  })()
  sqlite.transaction(() => {
    for (let n = 0; n < 1_000; n++) {
      const color = n % 2 ? 'dark' : 'light'
      restyleSection(actor, { ...at, sectionId: `${page.id}-${n % 50}`, color })
    }
  })()
  expect(shown(1).length).toBe(500)
})

test('PAGE-14 the sitemap shows the tree with its steps; a move leads back and is told', async () => {
  const { owner, actor, project, page, other, add } = world()
  add()
  add('header')
  const cookie = await signIn(owner)
  const open = async (query = '') =>
    (await callLoader(sitemapLoader, { url: `/x${query}`, params: { id: project.id }, cookie }))
      .data
  const { tree, total } = await open()
  expect(total).toBe(2)
  expect(tree).toMatchObject([
    { id: page.id, home: true },
    { id: other.id, steps: { indent: `${page.id}:0` } },
  ])
  expect(tree[0]?.pictures).toHaveLength(2)
  expect(tree[1]?.pictures).toHaveLength(1)
  movePage(actor, {
    projectId: project.id,
    pageId: other.id,
    to: { parentId: page.id, position: 0 },
  })
  const after = await open(`?moved=${other.id}`)
  expect(after.tree[0]?.children).toMatchObject([{ id: other.id, steps: { outdent: ':1' } }])
  expect(after.said).toBe(`“${other.name}” is now page 1 of 1 under “${page.name}”.`)
  for (let n = 0; n < 500; n++) makePage(project.id, { order: n + 5 })
  const large = await open()
  expect(large.total).toBe(502)
  // The first hundred are drawn, the others are named.
  const all = large.tree.flatMap((top) => [top, ...top.children])
  const drawn = all.filter(({ pictures }) => pictures !== null)
  expect([drawn.length, all.filter(({ steps }) => steps !== null).length]).toEqual([100, 100])
  expect(JSON.stringify(large).length).toBeLessThan(250_000)
})
