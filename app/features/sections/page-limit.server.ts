import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sections } from '~/db/schema'
import { Fault } from '~/faults'

/** So many body sections stand on one page at most: it is drawn, listed and printed as a whole. */
export const mostSections = 500

/** Reads no more of the index than it takes to know. */
const counted = prepared(() =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(
      sql`(select 1 from ${sections} where page_id = ${sql.placeholder('page')} and type = 'body' limit ${mostSections + 1})`,
    )
    .prepare(),
)

const sectionsOf = (pageId: string): number => counted().get({ page: pageId })?.n ?? 0

/** Whether a page takes no further section. */
export const isFull = (pageId: string): boolean => sectionsOf(pageId) >= mostSections

/**
 * Called after a section came onto a page, in the transaction that brought it.
 *
 * @throws Fault `page-full` (409)
 */
export function refuseOverfull(pageId: string): void {
  if (sectionsOf(pageId) <= mostSections) return
  throw new Fault('page-full', 409, { values: { most: mostSections } })
}
