import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { writeOlderLog } from '#tests/fixtures/older-log'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { pageOps, pageSnapshots, pages, projects, requestPins } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { claimGuestProject } from '~/features/projects/claim-guest-project.server'
import { addSection } from '~/features/sections/add-section.server'
import {
  type BulkAction,
  bulkChangeSections,
} from '~/features/sections/bulk-change-sections.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { bodySections } from '~/features/sections/find-section.server'
import { prune } from '~/features/sections/keep-history.server'
import { listVersions } from '~/features/sections/list-versions.server'
import { moveSection } from '~/features/sections/move-section.server'
import { findPastPage } from '~/features/sections/past-page.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { tidyHistory } from '~/features/sections/tidy-history.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { randomSource } from '../../unit/editor/random-page'

const panelId = makePanel({ kind: 'body' }).id
const header = makePanel({ kind: 'header' }).id

const opsOf = (pageId: string) =>
  db.select().from(pageOps).where(eq(pageOps.pageId, pageId)).orderBy(asc(pageOps.revision)).all()
const snapshotsOf = (pageId: string) =>
  db
    .select({ revision: pageSnapshots.revision })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.pageId, pageId))
    .all()
    .map(({ revision }) => revision)
const pageOf = (id: string) => db.select().from(pages).where(eq(pages.id, id)).get()
const tidyAll = () => {
  let turns = 0
  while (tidyHistory()) turns += 1
  return turns
}

function guestPage(sections: number) {
  const project = makeProject()
  const page = makePage(project.id)
  const ids = Array.from({ length: sections }, () => makeSection(page, { panelId }).id)
  return {
    project,
    page,
    ids,
    me: guest(project.id),
    at: { projectId: project.id, pageId: page.id },
  }
}

/** Changes of a page that a log holds, written by SQL: the color of its sections in turn. */
function writeChanges(page: { id: string }, ids: readonly string[], actor: string, count: number) {
  const look = { panelId, category: 'c', orientation: 'left' }
  const append = sqlite.prepare(`insert into page_ops
    (id, page_id, revision, actor, kind, state, target, op, inverse, created_at)
    values (?, ?, ?, ?, 'do', 'done', ?, ?, '', ?)`)
  const first = pageOf(page.id)?.revision ?? 0
  sqlite.transaction(() => {
    for (let n = 1; n <= count; n += 1) {
      const id = ids[n % ids.length] as string
      const [from, to] = n % 2 ? ['dark', 'light'] : ['light', 'dark']
      const op = {
        kind: 'update',
        id,
        type: 'body',
        pageId: page.id,
        from: { ...look, color: from },
      }
      const whole = JSON.stringify({ ...op, to: { ...look, color: to } })
      append.run(newId(), page.id, first + n, actor, id, whole, n)
    }
    sqlite.prepare('update pages set revision = ? where id = ?').run(first + count, page.id)
  })()
}

test('SECT-10 a change of many sections is one small row of the log, and more at once are refused', () => {
  const { me, at, ids, page } = guestPage(limits.changesAtOnce + 1)
  const some = ids.slice(0, limits.changesAtOnce)
  bulkChangeSections(me, { ...at, sectionIds: some, action: { do: 'color', color: 'grey' } })
  const [row, ...others] = opsOf(page.id)
  expect([others.length, row?.op.kind, pageOf(page.id)?.revision]).toEqual([0, 'template', 1])
  const size = sqlite
    .prepare(
      'select length(op) + length(inverse) + length(touches) from page_ops where page_id = ?',
    )
    .pluck()
    .get(page.id)
  expect(size).toBeLessThan(20_000)
  const all = { ...at, sectionIds: ids, action: { do: 'color', color: 'light' } as const }
  expect(catchError(() => bulkChangeSections(me, all))).toMatchObject({
    code: 'sections-too-many',
    status: 400,
  })
  expect(opsOf(page.id)).toHaveLength(1)
})

/** A long random life of two pages by three people, and how both looked at each of their versions. */
function longLife(seed: number, steps: number) {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const two = [makePage(project.id).id, makePage(project.id).id]
  const people: Actor[] = [actorOf(owner)]
  for (let n = 0; n < 2; n += 1) {
    const person = makeUser()
    makeCollaborator(project.id, person.id)
    people.push(actorOf(person))
  }
  const random = randomSource(seed)
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const versions = new Map<string, string[]>()
  const keep = () => {
    for (const id of two)
      versions.set(`${id} ${pageOf(id)?.revision}`, shownAt(project.id, id, null))
  }
  keep()
  for (let step = 0; step < steps; step += 1) {
    const [pageId, me] = [pick(two), pick(people)]
    const at = { projectId: project.id, pageId }
    const body = bodySections(pageId)
    const one = { ...at, sectionId: pick(body)?.id ?? '' }
    const away = two.find((id) => id !== pageId) as string
    const actions: [BulkAction, ...BulkAction[]] = [
      { do: 'delete' },
      { do: 'duplicate' },
      { do: 'top' },
      { do: 'color', color: pick(['grey', 'light', 'dark']) },
      { do: 'page', page: away },
    ]
    const sectionIds = body.filter(() => random() < 4 / body.length).map(({ id }) => id)
    const look = { orientation: 'left', color: 'dark' } as const
    const add = () => addSection(me, { ...at, ...look, panelId, type: 'body' })
    errorCode(
      pick([
        add,
        add,
        () => addSection(me, { ...at, ...look, panelId: header, type: 'header' }),
        () => restyleSection(me, { ...one, color: pick(['grey', 'light']) }),
        () => removeSection(me, one),
        () => moveSection(me, { ...one, to: { page: away } }),
        () => moveSection(me, { ...one, to: 'up' }),
        () =>
          bulkChangeSections(me, {
            ...at,
            sectionIds,
            action: body.length > 12 ? actions[0] : pick(actions),
          }),
        () => undoChange(me, { ...at, anyway: random() < 0.5 }),
        () => undoChange(me, at),
        () => redoChange(me, at),
      ]),
    )
    keep()
  }
  return { project, two, versions }
}

/** What a version of a page shows; null: the newest. */
function shownAt(projectId: string, pageId: string, revision: number | null): string[] {
  const here = editablePage(actorOf(makeAdmin()), projectId, pageId)
  const past = findPastPage(here, revision ?? here.page.revision)
  const all = [past?.header, ...(past?.body ?? []), past?.footer]
  return all.flatMap((s) => (s ? `${s.id} ${s.panelId} ${s.orientation} ${s.color}` : []))
}
let admin: ReturnType<typeof makeUser> | undefined
const makeAdmin = () => {
  admin ??= makeUser({ role: 'admin' })
  return admin
}

const expectVersions = (
  projectId: string,
  versions: Map<string, string[]>,
  now?: Map<string, number>,
) => {
  for (const [key, was] of versions) {
    const [id = '', before = ''] = key.split(' ')
    const revision = Number(before) === 0 ? 0 : now ? (now.get(key) as number) : Number(before)
    expect([key, shownAt(projectId, id, revision)]).toEqual([key, was])
  }
}

test('SECT-10 every version is what it was, from the next snapshot, through groups, undo and moves', () => {
  for (const seed of [3, 4]) {
    const { project, two, versions } = longLife(seed, 220)
    expect(versions.size).toBeGreaterThan(100)
    expectVersions(project.id, versions)
    for (const id of two) {
      const revision = pageOf(id)?.revision ?? 0
      const expected = Array.from({ length: Math.floor(revision / 50) }, (_, n) => (n + 1) * 50)
      expect(snapshotsOf(id)).toEqual(expected)
    }
  }
})

test('SECT-10 a log from before groups were one row is read, gets its snapshots, and stays right', () => {
  db.delete(projects).run()
  const { project, two, versions } = longLife(8, 220)
  const now = writeOlderLog()
  const total = opsOf(two[0] as string).length
  expect(total).toBeGreaterThan(100)
  expectVersions(project.id, versions, now)
  expect(tidyAll()).toBeGreaterThan(1)
  for (const id of two) {
    const revision = pageOf(id)?.revision ?? 0
    expect(snapshotsOf(id)).toHaveLength(Math.floor(revision / 50))
  }
  expectVersions(project.id, versions, now)
  expect(opsOf(two[0] as string)).toHaveLength(total)
  // Who goes on working finds a log of both kinds.
  const listed = listVersions(actorOf(makeAdmin()), project.id, two[0] as string, null, null).list
  expect(listed.rows.length).toBeGreaterThan(5)
})

test('the oldest changes of a guest’s page go: with each further change, and by upkeep', () => {
  const { me, at, ids, page } = guestPage(3)
  const most = limits.changesOfPage.guest
  writeChanges(page, ids, `guest:${at.projectId}`, most + 20)
  // Long before upkeep has come by, what is too old is not read.
  const early = listVersions(me, at.projectId, at.pageId, 1, null)
  expect([early.at, early.oldest]).toEqual([20, 20])
  tidyAll()
  for (let n = 0; n < 60; n += 1) {
    restyleSection(me, { ...at, sectionId: ids[0] as string, color: n % 2 ? 'grey' : 'light' })
  }
  const now = pageOf(page.id)
  expect(now?.revision).toBe(most + 80)
  expect(opsOf(page.id).length).toBeLessThan(most + limits.snapshotEvery)
  expect(Math.min(...snapshotsOf(page.id))).toBeGreaterThanOrEqual(now?.oldestRevision ?? 0)
  expect(errorCode(() => restorePage(me, { ...at, at: 1 }))).toBe('version-pruned')
  expect(listVersions(me, at.projectId, at.pageId, 1, null).at).toBe(80)
})

test('thirty thousand changes are taken over: read at once in part, pruned in steps, claimed in part', () => {
  db.delete(projects).run()
  const { project, me, at, ids, page } = guestPage(3)
  writeChanges(page, ids, `guest:${project.id}`, 30_000)
  const oldest = 30_000 - limits.changesOfPage.guest
  expect(listVersions(me, at.projectId, at.pageId, 1, null).at).toBe(oldest)
  const member = actorOf(makeUser())
  expect(transaction((tx) => claimGuestProject(tx, project.id, member, { mustFit: false }))).toBe(
    'claimed',
  )
  const mine = opsOf(page.id).filter(({ actor }) => actor === member.id)
  expect(mine).toHaveLength(limits.changesOfPage.guest)
  undoChange(member, { ...at, sure: true })
  // No step removes many.
  let before = opsOf(page.id).length
  while (tidyHistory()) {
    const left = sqlite.prepare('select count(*) from page_ops').pluck().get() as number
    expect(before - left).toBeLessThanOrEqual(200)
    before = left
  }
  expect(before).toBe(limits.changesOfPage.member)
  expect(snapshotsOf(page.id)).toHaveLength(limits.changesOfPage.member / limits.snapshotEvery)
})

test('what a request is about stays when the changes before and after it go', () => {
  const { me, at, ids, page, project } = guestPage(2)
  for (let n = 0; n < 120; n += 1) {
    restyleSection(me, {
      ...at,
      sectionId: ids[n % 2] as string,
      color: n % 4 < 2 ? 'grey' : 'light',
    })
  }
  const was = shownAt(project.id, page.id, 37)
  sqlite.pragma('foreign_keys = off')
  db.insert(requestPins)
    .values({ requestId: newId(), ...at, sectionId: ids[0] as string, revision: 37 })
    .run()
  sqlite.pragma('foreign_keys = on')
  transaction(() => prune(pageOf(page.id) as NonNullable<ReturnType<typeof pageOf>>, 100))
  expect(opsOf(page.id).map(({ revision }) => revision)[0]).toBe(101)
  expect(shownAt(project.id, page.id, 37)).toEqual(was)
  expect(shownAt(project.id, page.id, 36)).toEqual([])
})

test('a project keeps so many changes in all: the oldest of any page go first', () => {
  db.delete(projects).run()
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const all = Array.from({ length: 12 }, () => {
    const page = makePage(project.id)
    const ids = [makeSection(page, { panelId }).id]
    writeChanges(page, ids, owner.id, limits.changesOfPage.member)
    return page
  })
  tidyAll()
  const left = all.map(({ id }) => opsOf(id).length)
  expect(left.reduce((sum, n) => sum + n, 0)).toBe(limits.changesOfProject.member)
  expect(left.slice(0, 2)).toEqual([0, 0])
})

test('SECT-10 a conflict names the newest changes and says that there are more', () => {
  const owner = makeUser({ fullName: 'Olive' })
  const other = makeUser({ fullName: 'Otto' })
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, other.id)
  const page = makePage(project.id)
  const id = makeSection(page, { panelId }).id
  const at = { projectId: project.id, pageId: page.id }
  restyleSection(actorOf(owner), { ...at, sectionId: id, color: 'grey' })
  writeChanges(page, [id], other.id, 3_000)
  const undo = catchError(() => undoChange(actorOf(owner), at))
  expect(undo.code).toBe('undo-conflict')
  expect(undo.values?.happened).toBe('Otto has changed its color; and more')
  const style = { ...at, sectionId: id, color: 'dark' as const, revision: 1 }
  const stale = catchError(() => restyleSection(actorOf(owner), style))
  expect(stale.code).toBe('section-changed')
  expect(stale.values?.happened).toBe('Otto has changed its color; and more')
})

test('SECT-10 a group of somebody else’s keeps one of its sections from being undone, and no other', () => {
  const owner = makeUser()
  const other = makeUser()
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, other.id)
  const page = makePage(project.id)
  const [a, b] = [makeSection(page, { panelId }).id, makeSection(page, { panelId }).id]
  const at = { projectId: project.id, pageId: page.id }
  const me = actorOf(owner)
  restyleSection(me, { ...at, sectionId: a, color: 'grey' })
  restyleSection(me, { ...at, sectionId: b, color: 'grey' })
  const action = { do: 'color', color: 'light' } as const
  bulkChangeSections(actorOf(other), { ...at, sectionIds: [a], action })
  undoChange(me, at)
  expect(catchError(() => undoChange(me, at)).code).toBe('undo-conflict')
  // What was taken back counts as nothing.
  undoChange(actorOf(other), at)
  undoChange(me, at)
  const gone = { ...at, sectionIds: [a, b], action: { do: 'delete' } as const }
  bulkChangeSections(actorOf(other), gone)
  expect(
    catchError(() => restyleSection(me, { ...at, sectionId: a, color: 'grey' })),
  ).toMatchObject({
    code: 'section-gone',
    status: 404,
  })
})
