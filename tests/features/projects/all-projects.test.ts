import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { guest, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'
import type { PageStart } from '~/features/lists/page-start'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listSharedProjects } from '~/features/projects/list-shared-projects.server'
import type { Member } from '~/permissions/vocabulary'

const admin = actorOf(makeUser({ role: 'admin' }))
const pages = (question: { search?: string; since?: number }) => {
  const seen: string[] = []
  let place: PageStart = null
  for (;;) {
    const { projects, next }: ReturnType<typeof listAllProjects> = listAllProjects(admin, {
      ...question,
      place,
    })
    expect(projects.length).toBeLessThanOrEqual(20)
    seen.push(...projects.map((p) => p.name))
    if (!next) return seen
    place = { after: next }
  }
}

test('PROJ-19 GUARD-21 all projects with their owners, newest first, for people who manage projects', () => {
  const ada = makeUser({ fullName: 'Ada Lund' })
  makeProject({ name: 'First', ownerId: ada.id, createdAt: 1 })
  makeProject({ name: 'Second', createdAt: 2 })
  makeProject({ name: 'A template', ownerId: ada.id, kind: 'project_template' })
  for (const actor of [admin, actorOf(makeEmployee({ manageProjects: true }))]) {
    expect(listAllProjects(actor).projects.map((p) => [p.name, p.ownerName])).toEqual([
      ['Second', null],
      ['First', 'Ada Lund'],
    ])
  }
  for (const actor of [
    guest(),
    actorOf(makeEmployee()),
    actorOf(makeUser({ manageProjects: true })),
  ]) {
    expect(catchError(() => listAllProjects(actor)).status).toBe(403)
  }
})

test('PROJ-19 twenty at a time, without gap or repetition, in every way to search', () => {
  const owner = makeUser()
  const names = Array.from({ length: 45 }, (_, n) => `Zebra ${String(n).padStart(2, '0')}`)
  for (const [n, name] of names.entries()) {
    makeProject({ name, ownerId: owner.id, createdAt: 1000 + Math.floor(n / 30) })
  }
  expect(pages({ since: 1000 }).sort()).toEqual(names)
  expect(pages({ search: 'zebra' })).toEqual(names.toReversed())
  expect(pages({ search: 'ze' })).toEqual(names.toReversed())
  expect(pages({ search: 'zebra', since: 1001 })).toEqual(names.slice(30).reverse())
  expect(pages({ search: 'Z', since: 1001 })).toEqual(names.slice(30).reverse())
})

test('PROJ-19 PROJ-20 a search finds by any text, literally', () => {
  makeProject({ name: 'Corner "Bakery" 100%' })
  const found = (search: string) => listAllProjects(admin, { search }).projects.map((p) => p.name)
  for (const text of ['bakery', '"bak', '100%', 'CORNER', 'co', 'C', 'ba', '%']) {
    expect(found(text), text).toContain('Corner "Bakery" 100%')
  }
  for (const text of ['xyz', 'bakery OR corner', '%%%', '*', 'ak', "'"]) {
    expect(found(text), text).toEqual([])
  }
  expect(listAllProjects(admin, { place: { after: "x' or 1" } }).projects.length).toBe(20)
  expect(listAllProjects(admin, { search: 'zebra', place: { after: 'x' } }).projects.length).toBe(
    20,
  )
})

test('PROJ-19 a search with days, or with how a project began, finds what lies behind a thousand newer hits', () => {
  const old = makeProject({ name: 'Harbour first', createdAt: 10, source: 'template' })
  for (let n = 0; n < 1001; n += 1) {
    makeProject({ name: 'Harbour', createdAt: 2000, source: 'blank', brandId: old.brandId })
  }
  const found = (question: object) =>
    listAllProjects(admin, { search: 'harbour', ...question }).projects.map(({ name }) => name)
  expect(found({ until: 1000 })).toEqual(['Harbour first'])
  expect(found({ made: 'template' })).toEqual(['Harbour first'])
  expect(found({ until: 10 })).toEqual([])
  makeProject({ name: 'Élan' })
  expect(listAllProjects(admin, { search: 'él' }).projects.map(({ name }) => name)).toEqual([
    'Élan',
  ])
})

test('PROJ-19 a search that ends where no more is looked through says so', () => {
  const like = makeProject({ name: 'Quayside', createdAt: 5000, source: 'blank' })
  const add = (n: number) =>
    sqlite
      .prepare(
        `with recursive more(n) as (select 1 union all select n + 1 from more where n < ?)
         insert into projects (id, name, brand_id, kind, source, created_at, updated_at)
         select 'quayside-' || ? || '-' || n, 'Quayside', ?, 'website', 'blank', 5000, 5000 from more`,
      )
      .run(n, n, like.brandId)
  const inPart = (question: object) => {
    const { projects, inPart } = listAllProjects(admin, { search: 'quayside', ...question })
    return [projects.length, inPart]
  }
  add(9999)
  expect(inPart({ made: 'template' })).toEqual([0, false])
  add(1)
  expect(inPart({ made: 'template' })).toEqual([0, true])
  expect(inPart({ until: 1000 })).toEqual([0, true])
  // What is not looked through is older than these days.
  expect(inPart({ since: 6000, until: 7000 })).toEqual([0, false])
  // Its other pages come to it.
  expect(inPart({})).toEqual([20, false])
  expect(inPart({ search: 'qu', made: 'template' })).toEqual([0, true])
})

test('PROJ-45 shared with me are the projects where one is an active collaborator', () => {
  const owner = makeUser({ fullName: 'Ada Lund' })
  const friend = makeUser()
  const shared = makeProject({ name: 'Tidewater', ownerId: owner.id })
  const pending = makeProject({ ownerId: owner.id })
  makeProject({ ownerId: owner.id })
  makeCollaborator(shared.id, friend.id)
  makeCollaborator(pending.id, friend.id, 'pending')
  makeCollaborator(shared.id, makeUser().id)
  const { projects, next } = listSharedProjects(actorOf(friend))
  expect(projects).toMatchObject([{ id: shared.id, name: 'Tidewater', owner: 'Ada Lund' }])
  expect(next).toBeNull()
  expect(listSharedProjects(actorOf(friend), { search: 'tide' }).projects).toHaveLength(1)
  expect(listSharedProjects(actorOf(friend), { search: 'bakery' }).projects).toEqual([])
  expect(listSharedProjects(actorOf(owner)).projects).toEqual([])
})

test('a control character in a search is a space', () => {
  makeProject({ name: 'Blue whale' })
  const found = listAllProjects(admin, { search: '\0blue\0whale' })
  expect(found.projects.map(({ name }) => name)).toEqual(['Blue whale'])
})

test('PROJ-45 fifteen shared projects at a time', () => {
  const owner = makeUser()
  const friend = makeUser()
  for (let n = 0; n < 20; n += 1) makeCollaborator(makeProject({ ownerId: owner.id }).id, friend.id)
  const first = listSharedProjects(actorOf(friend))
  const second = listSharedProjects(actorOf(friend), { place: { after: first.next ?? '' } })
  expect([first.projects.length, second.projects.length, second.next]).toEqual([15, 5, null])
  expect(new Set([...first.projects, ...second.projects].map((p) => p.id)).size).toBe(20)
})

test.each<[string, (actor: Member) => void]>([
  ['newest first', (actor) => listAllProjects(actor, { place: { after: '5_x' } })],
  [
    'by the first letters',
    (actor) => listAllProjects(actor, { search: 'ab', place: { after: '7' } }),
  ],
  ['shared', (actor) => listSharedProjects(actor, { place: { after: '5_x' } })],
])('the list %s reads along an index', (_, list) => {
  makeCollaborator(makeProject().id, admin.id)
  const plans = plansOf(() => list(admin))
  expect(plans).not.toEqual([])
  for (const { steps } of plans)
    expect(steps.join('; ')).not.toMatch(/^$|SCAN (?!projects_short)|TEMP B-TREE/)
})
