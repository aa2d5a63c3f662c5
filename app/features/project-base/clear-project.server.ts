import { type SQL, sql } from 'drizzle-orm'
import { pageNotes, pageOps, pages, sections } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Rows that are removed at once. */
const most = 500

/** What a project may have very many of, and where it stands. */
const pagesOf = (id: string) => sql`(select id from ${pages} where project_id = ${id})`
const many = [
  { table: pageOps, of: (id: string): SQL => sql`page_id in ${pagesOf(id)}` },
  { table: pageNotes, of: (id: string): SQL => sql`page_id in ${pagesOf(id)}` },
  { table: sections, of: (id: string): SQL => sql`project_id = ${id}` },
  { table: pages, of: (id: string): SQL => sql`project_id = ${id}` },
]

/** Removes some of what hangs on a project that is about to be removed. @returns whether there may be more */
export function clearProject(tx: Tx, id: string): boolean {
  return many.some(({ table, of }) => {
    const some = sql`rowid in (select rowid from ${table} where ${of(id)} limit ${most})`
    return tx.run(sql`delete from ${table} where ${some}`).changes === most
  })
}
