import { eq, type SQL, sql } from 'drizzle-orm'
import {
  collaborators,
  exportsTable,
  pageApprovals,
  pageNotes,
  pageOps,
  pageSnapshots,
  pages,
  projects,
  sections,
  sectionWords,
} from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import { neutralBrand } from '~/features/panels/sample-brand.server'
import { newId } from '~/platform/ids.server'

/** Rows that are removed at once. */
const most = 500

type Table =
  | typeof pageOps
  | typeof pageSnapshots
  | typeof pageNotes
  | typeof pageApprovals
  | typeof sections
  | typeof sectionWords
  | typeof pages
  | typeof collaborators

/** Removes some rows. @returns whether there may be more */
const removeSome = (tx: Tx, table: Table, where: SQL): boolean =>
  tx.run(
    sql`delete from ${table} where rowid in (select rowid from ${table} where ${where} limit ${most})`,
  ).changes === most

/** Tables of which a page may have very many rows. */
const ofPages = [pageOps, pageSnapshots, pageNotes, pageApprovals]

/** Removes some of what hangs on a page that is about to be removed. @returns whether there may be more */
export const clearPage = (tx: Tx, id: string): boolean =>
  [...ofPages, sections].some((table) => removeSome(tx, table, sql`page_id = ${id}`))

/** Removes some of what hangs on a project that is about to be removed. @returns whether there may be more */
export function clearProject(tx: Tx, id: string): boolean {
  const onPages = sql`page_id in (select id from ${pages} where project_id = ${id})`
  return (
    ofPages.some((table) => removeSome(tx, table, onPages)) ||
    [sections, sectionWords, pages, collaborators].some((table) =>
      removeSome(tx, table, sql`project_id = ${id}`),
    )
  )
}

/** Rows that nobody has, sees or finds any more. */
const left = (tx: Tx) => ({
  deletedAt: Date.now(),
  ownerId: null,
  folderId: null,
  published: false,
  shareToken: null,
  logo: null,
  brandId: ensureBrand(tx, neutralBrand),
})

/** Marks a project that holds too much to be removed at once: it is gone for everybody from now on. */
export function leaveToUpkeep(tx: Tx, id: string): void {
  tx.delete(exportsTable).where(eq(exportsTable.projectId, id)).run()
  tx.update(projects).set(left(tx)).where(eq(projects.id, id)).run()
}

/** The same of a page: it goes into a project that is being deleted. */
export function leavePageToUpkeep(tx: Tx, pageId: string): void {
  const id = newId()
  const now = Date.now()
  tx.insert(projects)
    .values({ id, name: '', createdAt: now, updatedAt: now, ...left(tx) })
    .run()
  const moved = { projectId: id }
  tx.update(sections).set(moved).where(eq(sections.pageId, pageId)).run()
  tx.update(pages)
    .set({ ...moved, home: false, parentId: null })
    .where(eq(pages.id, pageId))
    .run()
}
