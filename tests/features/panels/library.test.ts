import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { logHistory, panelCategories, panels } from '~/db/schema'
import { findOffered, listPanels } from '~/features/panels/list-panels.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { addSection } from '~/features/sections/add-section.server'
import { panels as library } from '~/panels/library'
import { panelSize } from '~/panels/sizes'
import { orientations, panelColors } from '~/panels/types'
import { newId } from '~/platform/ids.server'

const variants = orientations.flatMap((orientation) =>
  panelColors.map((color) => ({ orientation, color })),
)

const find = (id: string) => db.select().from(panels).where(eq(panels.id, id)).get()

test('PANEL-27 the first start adds every panel of the library, enabled, in its category', () => {
  seedLibrary()
  const rows = db.select().from(panels).all()
  expect(rows.map((row) => row.id).sort()).toEqual(library.map((panel) => panel.id).sort())
  expect(rows.every((row) => row.enabled && row.builtIn && row.useCount === 0)).toBe(true)
  const enabled = rows.filter((row) => row.enabled)
  expect(enabled.length).toBeGreaterThanOrEqual(72)
  expect(new Set(enabled.map((row) => row.categoryId)).size).toBeGreaterThanOrEqual(16)
  const kept = db.select().from(panelCategories).all()
  expect(kept.length).toBeGreaterThanOrEqual(16)
  expect(kept.filter((c) => c.header).map((c) => c.id)).toEqual(['header'])
  expect(kept.filter((c) => c.footer).map((c) => c.id)).toEqual(['footer'])
})

test('PANEL-27 every enabled panel has all nine variants', () => {
  seedLibrary()
  for (const { id } of db.select().from(panels).where(eq(panels.enabled, true)).all()) {
    const heights = variants.map((v) => panelSize(id, v.orientation, v.color)?.height ?? 0)
    expect(heights.length, id).toBe(9)
    expect(Math.min(...heights), id).toBeGreaterThan(0)
  }
})

test('PANEL-12 a new panel was never used; what is placed counts from there', () => {
  seedLibrary()
  const category = db.select().from(panelCategories).all()[0]
  const now = Date.now()
  const row = {
    id: 'ours',
    name: 'Ours',
    categoryId: category?.id ?? '',
    revision: 'r1',
    createdAt: now,
    updatedAt: now,
  }
  db.insert(panels).values(row).run()
  expect(
    db
      .select()
      .from(panels)
      .all()
      .map((panel) => panel.useCount),
  ).toEqual(Array.from({ length: library.length + 1 }, () => 0))
  const owner = makeUser()
  const page = makePage(makeProject({ ownerId: owner.id }).id)
  addSection(actorOf(owner), {
    projectId: page.projectId,
    pageId: page.id,
    panelId: 'hero-scene',
    orientation: 'left',
    color: 'dark',
    type: 'body',
  })
  expect([find('hero-scene')?.useCount, find('ours')?.useCount]).toEqual([1, 0])
  db.delete(panels).where(eq(panels.id, 'ours')).run()
})

test('a further start changes nothing', () => {
  seedLibrary()
  const before = [db.select().from(panels).all(), db.select().from(panelCategories).all()]
  seedLibrary()
  expect([db.select().from(panels).all(), db.select().from(panelCategories).all()]).toEqual(before)
})

test('an admin’s changes and counts stay; what nobody edited follows its definition', () => {
  seedLibrary()
  const [first, second] = library
  if (!first || !second) throw new Error('the library is empty')
  db.update(panels)
    .set({ name: 'Ours', enabled: false, useCount: 7, version: 2, revision: 'old' })
    .where(eq(panels.id, first.id))
    .run()
  db.update(panels).set({ name: 'Old name', useCount: 3 }).where(eq(panels.id, second.id)).run()
  seedLibrary()
  expect(find(first.id)).toMatchObject({ name: 'Ours', enabled: false, useCount: 7 })
  expect(find(first.id)?.revision).not.toBe('old')
  expect(find(second.id)).toMatchObject({ name: second.name, useCount: 3 })
})

test('a panel that an admin deleted does not come back', () => {
  seedLibrary()
  const last = library.at(-1)
  if (!last) throw new Error('the library is empty')
  db.delete(panels).where(eq(panels.id, last.id)).run()
  db.insert(logHistory)
    .values({
      id: newId(),
      createdAt: Date.now(),
      collection: 'panels',
      documentId: last.id,
      action: 'deleted',
      userId: 'x',
    })
    .run()
  seedLibrary()
  expect(find(last.id)).toBeUndefined()
})

test('the first of a library of 2,000 panels are shown, and one is found by its id alone', () => {
  const category = db
    .select({ id: panelCategories.id })
    .from(panelCategories)
    .where(and(eq(panelCategories.header, false), eq(panelCategories.footer, false)))
    .get()
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into panels (id, name, category_id, revision, created_at, updated_at)
    select 'many-' || i, 'Many ' || i, '${category?.id}', 'r', 0, 0 from n`)
  sqlite.exec(`insert into files (file, folder, name, type, size, created_at)
    select id || '.svg', 'blocks', id, 'image/svg+xml', 1, 0 from panels where id like 'many-%'`)
  sqlite.exec(`insert into panel_images
      (panel_id, orientation, color, form, file, width, height, created_at)
    select id, 'left', 'light', 'svg', id || '.svg', 1440, 600, 0 from panels
      where id like 'many-%' and id <> 'many-1'`)
  const offer = listPanels({ type: 'body', search: 'many' })
  expect([offer.found, offer.more]).toEqual([1999, true])
  expect(offer.groups.flatMap(({ panels }) => panels)).toHaveLength(240)
  expect(findOffered('many-7', 'body')).toMatchObject({
    id: 'many-7',
    category: expect.any(String),
  })
  expect(findOffered('many-7', 'header')).toBeUndefined()
  // Without a picture it cannot be shown.
  expect(findOffered('many-1', 'body')).toBeUndefined()
})
