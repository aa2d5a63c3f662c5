import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { pages, type Section, sections } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Slot } from '~/editor/types'
import { type By, emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { bringAllWords } from '~/features/panels/own-words.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import type { Page } from '~/features/sections/editable-page.server'
import { bodySections, globalSection, ownSection } from '~/features/sections/find-section.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'

/** Most that is copied at once: a copy holds up every other write. */
const most = {
  pages: limits.pagesOfProject,
  sections: limits.sectionsOfProject,
  onPage: limits.sectionsOfPage,
}
/** Rows of one statement. */
const chunk = 200

type Copy = { from: string; to: string; by: By }

/**
 * Copies all pages of a project into another one that has none: the tree, modes, order and home
 * page, every section, the global header and footer. Everything gets a new id and an empty
 * operation log, so that no later change of one reaches the other.
 *
 * @throws DomainError `copy-too-large` (409)
 */
export function copyPages(tx: Tx, { from, to, by }: Copy): void {
  const old = tx
    .select()
    .from(pages)
    .where(eq(pages.projectId, from))
    .orderBy(asc(pages.order), asc(pages.id))
    .limit(most.pages + 1)
    .all()
  const placed = tx
    .select()
    .from(sections)
    .where(eq(sections.projectId, from))
    .limit(most.sections + 1)
    .all()
  if (old.length > most.pages || placed.length > most.sections) refuse()
  const ids = new Map(old.map((page) => [page.id, newId()]))
  const idOf = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  insertPages(
    tx,
    old.map((page) => ({
      ...page,
      id: ids.get(page.id) ?? newId(),
      projectId: to,
      parentId: idOf(page.parentId),
    })),
    by,
  )
  insertSections(
    tx,
    placed.map((section) => ({ ...section, projectId: to, pageId: idOf(section.pageId) })),
  )
  bringAllWords(tx, to)
  pagesChanged(tx, to)
}

/**
 * Copies one page as the home page of a project that has none. What it shows as header and footer
 * becomes the project's global one.
 *
 * @throws DomainError `copy-too-large` (409)
 */
export function copyOnePage(tx: Tx, page: Page, { to, by }: Pick<Copy, 'to' | 'by'>): void {
  const placed = bodySections(page.id, most.onPage + 1)
  const id = newId()
  const mode = (slot: Slot) => (page[slot] === 'none' ? ('none' as const) : ('global' as const))
  const only = { parentId: null, nonNavigation: false, home: true, order: 0 }
  const slots = { header: mode('header'), footer: mode('footer') }
  insertPages(tx, [{ ...page, ...only, ...slots, id, projectId: to }], by)
  const shown = (['header', 'footer'] as const).flatMap((slot) => shownIn(page, slot) ?? [])
  insertSections(tx, [
    ...placed.map((section) => ({ ...section, projectId: to, pageId: id })),
    ...shown.map((section) => ({ ...section, projectId: to, pageId: null })),
  ])
  bringAllWords(tx, to)
  pagesChanged(tx, to)
}

/**
 * Copies a page within its project: its settings, sections, and its own header and footer. It is
 * no home page, and its operation log is empty.
 *
 * @param as what it is called, and its place among the pages
 * @returns the copy's id
 */
export function copyPageBeside(
  tx: Tx,
  page: Page,
  as: { name: string; order: number; by: By },
): string {
  const { name, order, by } = as
  const id = newId()
  const own = (['header', 'footer'] as const).flatMap((slot) => ownSection(page.id, slot) ?? [])
  insertPages(tx, [{ ...page, id, name, order, home: false }], by)
  insertSections(
    tx,
    [...bodySections(page.id), ...own].map((section) => ({ ...section, pageId: id })),
  )
  return id
}

/** Section that a page shows in a slot. */
export function shownIn(page: Page, slot: Slot): Section | undefined {
  if (page[slot] === 'none') return undefined
  return page[slot] === 'custom' ? ownSection(page.id, slot) : globalSection(page.projectId, slot)
}

function refuse(): never {
  throw new DomainError('copy-too-large', 409, { values: most })
}

function insertPages(tx: Tx, copies: Page[], by: By): void {
  const now = Date.now()
  const fresh = { revision: 0, version: 1, createdAt: now, updatedAt: now }
  inChunks(copies, (some) =>
    tx
      .insert(pages)
      .values(some.map((page) => ({ ...page, ...fresh })))
      .run(),
  )
  for (const page of copies) emit(tx, by, pageEvents.created, { page })
}

/** Copies the rows of sections with other ids. @param copies of which row, and where it goes */
function insertSections(tx: Tx, copies: Section[]): void {
  const bodies = new Map<string | null, number>()
  for (const { type, pageId } of copies) {
    if (type === 'body') bodies.set(pageId, (bodies.get(pageId) ?? 0) + 1)
  }
  if (Math.max(0, ...bodies.values()) > most.onPage) refuse()
  const now = Date.now()
  const placed = copies.map(({ id, projectId, pageId }) => [id, newId(), projectId, pageId])
  const place = (at: number) => sql`copy.value ->> ${sql.raw(String(at))}`
  const changed = {
    id: place(1),
    projectId: place(2),
    pageId: place(3),
    createdAt: now,
    updatedAt: now,
  }
  const columns = Object.entries(getTableColumns(sections))
  const named = columns.map(([, column]) => sql.identifier(column.name))
  const values = columns.map(
    ([name, column]) => sql`${changed[name as keyof typeof changed] ?? column}`,
  )
  // One statement: row by row it would take ten times as long.
  tx.run(sql`insert into ${sections} (${sql.join(named, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(placed)}) copy
    join ${sections} on ${sections.id} = ${place(0)}`)
}

function inChunks<T>(all: readonly T[], write: (some: T[]) => void): void {
  for (let at = 0; at < all.length; at += chunk) write(all.slice(at, at + chunk))
}
