import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { foundWith, lostBy } from '#tests/fixtures/lost-rows'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { lostFinds, lostRows, pages, projects, sections } from '~/db/schema'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { takeOverRows } from '~/features/lost-rows/take-over-rows.server'
import { addSection } from '~/features/sections/add-section.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { findPastPage } from '~/features/sections/past-page.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import type { LostRow } from '~/platform/litefs/lost-find'

const admin = actorOf(makeUser({ role: 'admin' }))

beforeEach(() => db.delete(lostFinds).run())

function world() {
  const owner = makeUser()
  const actor = actorOf(owner)
  const project = makeProject({ ownerId: owner.id })
  const [page, other] = [makePage(project.id), makePage(project.id)]
  const panels = { body: makePanel().id, header: makePanel({ kind: 'header' }).id }
  const add = (type: 'body' | 'header' = 'body', pageId = page.id) =>
    addSection(actor, {
      ...{ projectId: project.id, pageId, panelId: panels[type] },
      ...{ orientation: 'left', color: 'dark', type },
    }).sectionId ?? ''
  const at = (sectionId: string) => ({ projectId: project.id, pageId: page.id, sectionId })
  const ids = (pageId: string) => {
    const { header, body } = pageDocument(actor, project.id, pageId)
    return [header, ...body].flatMap((each) => each?.id ?? [])
  }
  const revisionOf = (pageId: string) =>
    db.select().from(pages).where(eq(pages.id, pageId)).get()?.revision ?? 0
  /** What two pages were in all their versions. */
  const versions = () =>
    [page.id, other.id].map((pageId) =>
      Array.from({ length: revisionOf(pageId) + 1 }, (_, revision) => {
        const past = findPastPage(editablePage(actor, project.id, pageId), revision)
        return [past?.header, ...(past?.body ?? [])].flatMap((each) => each?.id ?? [])
      }),
    )
  const lookOf = (id: string) =>
    db.select().from(sections).where(eq(sections.id, id)).get()?.orientation
  return { actor, project, page, other, add, at, ids, versions, lookOf }
}

function find(rows: LostRow[]) {
  const found = foundWith(rows)
  keepLostRows(found)
  const of = (table: string) =>
    db
      .select()
      .from(lostRows)
      .where(eq(lostRows.findId, found.id))
      .all()
      .filter((row) => row.table === table)
  const take = (ids: readonly string[] | 'all' = 'all', isForced = false) =>
    takeOverRows(admin, { findId: found.id, rows: ids, isForced })
  return { id: found.id, of, take }
}

describe('what happened to pages', () => {
  test('comes over with its log: every version is what it was there', () => {
    const { actor, project, page, other, add, at, ids, versions } = world()
    const [first, second] = [add(), add()]
    add('header')
    let there: unknown
    const rows = lostBy(() => {
      add()
      removeSection(actor, at(first))
      moveSection(actor, { ...at(second), to: { page: other.id } })
      add('header')
      add()
      undoChange(actor, { projectId: project.id, pageId: page.id })
      there = { now: [ids(page.id), ids(other.id)], versions: versions() }
    })
    const { of, take } = find(rows)
    // One row of it is ticked; all that belongs together comes along.
    expect(take([of('page_ops')[0]?.id ?? '']).left).toBe(0)
    expect({ now: [ids(page.id), ids(other.id)], versions: versions() }).toEqual(there)
    const left = ['sections', 'page_ops', 'pages'].flatMap((table) => of(table))
    expect(left.filter(({ state }) => state !== 'taken')).toEqual([])
  })

  test('stays open as a whole where the page went on here, also by the other press', () => {
    const { page, add, ids, versions } = world()
    add()
    const { of, take } = find(lostBy(() => add()))
    add()
    const here = [ids(page.id), versions()]
    for (const isForced of [false, true]) take('all', isForced)
    expect([ids(page.id), versions()]).toEqual(here)
    const open = [...of('sections'), ...of('page_ops'), ...of('pages')]
    expect(open.map(({ state, reason }) => `${state} ${reason}`)).toEqual(
      open.map(() => 'open page'),
    )
  })

  test('stays open where the header of all pages was changed here by another page', () => {
    const { actor, page, other, add, at, lookOf } = world()
    const header = add('header')
    const restyle = (pageId: string, orientation: 'right' | 'center') =>
      restyleSection(actor, { ...at(header), pageId, orientation })
    const { take } = find(lostBy(() => restyle(page.id, 'right')))
    restyle(other.id, 'center')
    for (const isForced of [false, true]) take('all', isForced)
    expect(lookOf(header)).toBe('center')
  })

  test('comes over where an older section came back into the place of a newer one', () => {
    const { actor, page, project, add, at, ids } = world()
    const [first, second] = [add(), add()]
    removeSection(actor, at(second))
    add()
    const undo = () => undoChange(actor, { projectId: project.id, pageId: page.id })
    const { take } = find(lostBy(() => [undo(), undo()]))
    expect(take().left).toBe(0)
    expect(ids(page.id)).toEqual([first, second])
  })

  test('comes over to a page that is new itself', () => {
    const { actor, project, page, add, at, ids } = world()
    const older = add()
    let made = ''
    const rows = lostBy(() => {
      made = makePage(project.id).id
      moveSection(actor, { ...at(older), to: { page: made } })
    })
    const { take } = find(rows)
    expect(take().left).toBe(0)
    expect([ids(page.id), ids(made)]).toEqual([[], [older]])
  })

  test('stays open where a part of its log is missing', () => {
    const { page, add, ids } = world()
    add()
    const rows = lostBy(() => add())
    const { take, of } = find(rows.filter(({ table }) => table !== 'page_ops'))
    const before = ids(page.id)
    take()
    expect(ids(page.id)).toEqual(before)
    expect(of('sections')).toMatchObject([{ state: 'open', reason: 'page' }])
  })

  test('pages are independent: what one page refuses, another takes', () => {
    const { page, other, add, ids } = world()
    const rows = lostBy(() => {
      add()
      add('body', other.id)
    })
    const { take } = find(rows)
    add()
    const before = ids(page.id)
    take()
    expect(ids(page.id)).toEqual(before)
    expect(ids(other.id)).toHaveLength(1)
  })

  test('is dropped as a whole', () => {
    const { add } = world()
    const { id, of } = find(lostBy(() => [add(), add()]))
    dropRows(admin, { findId: id, rows: [of('sections')[0]?.id ?? ''] })
    const rows = [...of('sections'), ...of('page_ops'), ...of('pages')]
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['dropped']))
  })

  test('a new project comes over with its pages and what is on them', () => {
    const { actor } = world()
    let made = ''
    const rows = lostBy(() => {
      const project = makeProject({ ownerId: actor.id, name: 'Lost project' })
      const page = makePage(project.id)
      made = project.id
      addSection(actor, {
        ...{ projectId: project.id, pageId: page.id, panelId: makePanel().id },
        ...{ orientation: 'left', color: 'dark', type: 'body' },
      })
    })
    const { take } = find(rows)
    expect(take().left).toBe(0)
    expect(db.select().from(projects).where(eq(projects.id, made)).get()?.name).toBe('Lost project')
    expect(db.select().from(sections).where(eq(sections.projectId, made)).all()).toHaveLength(1)
  })

  test('a new name of a page comes over without its sections', () => {
    const { page, add } = world()
    const rows = lostBy(() =>
      db.update(pages).set({ name: 'Shop', version: 2 }).where(eq(pages.id, page.id)).run(),
    )
    const { take } = find(rows)
    add()
    expect(take()).toEqual({ taken: 1, left: 0 })
    expect(db.select().from(pages).where(eq(pages.id, page.id)).get()).toMatchObject({
      ...{ name: 'Shop', revision: 1 },
    })
  })
})
