import { sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageNotes } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { mostCounted } from '~/messages/format'
import { limits } from '~/permissions/limits'

const ofPages = prepared(() =>
  sqlite.prepare<[{ project: string; most: number }], { page: string; notes: number }>(`
    select p.id as page, (select count(*) from
      (select 1 from page_notes n where n.page_id = p.id limit @most)) as notes
    from pages p where p.project_id = @project`),
)

/**
 * Counts the notes of each page of a project, by page id, as far as `capped` shows them. The caller decides
 * who may know.
 */
export const countPageNotes = (project: string): Record<string, number> =>
  Object.fromEntries(
    ofPages()
      .all({ project, most: mostCounted + 1 })
      .flatMap(({ page, notes }) => (notes > 0 ? [[page, notes]] : [])),
  )

/** How many notes a page has, counted as far as it takes them. */
export function notesOfPage(page: string): number {
  const some = sql`(select 1 from ${pageNotes} where page_id = ${page} limit ${limits.notesOfPage})`
  return db.get<{ n: number }>(sql`select count(*) as n from ${some}`).n
}

/** @throws DomainError `notes-full` (409) when a page has as many notes as it takes */
export function refuseMoreNotes(page: string): void {
  const most = limits.notesOfPage
  if (notesOfPage(page) >= most) throw new DomainError('notes-full', 409, { values: { most } })
}
