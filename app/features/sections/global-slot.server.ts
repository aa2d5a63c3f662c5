import { eq } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps } from '~/db/schema'
import type { PageOp, Slot } from '~/editor/types'

/** Asks each page of the project for its first one: an entry of an index each. */
const first = prepared(() =>
  sqlite
    .prepare<[{ project: string; target: string; from: number }], number | null>(`
    select min((select o.row_number from page_ops o
      where o.page_id = p.id and o.target = @target and o.row_number >= @from
      order by o.row_number limit 1))
    from pages p where p.project_id = @project`)
    .pluck(),
)

/** The first change of a project's global header or footer from a row of the log on, on any page. */
export function firstChangeOfSlot(
  projectId: string,
  slot: Slot,
  from: number,
): { rowNumber: number; op: PageOp } | null {
  const rowNumber = first().get({ project: projectId, target: `slot:${slot}`, from })
  if (!rowNumber) return null
  const { op } = pageOps
  const found = db.select({ op }).from(pageOps).where(eq(pageOps.rowNumber, rowNumber)).get()
  return found ? { rowNumber, op: found.op } : null
}
