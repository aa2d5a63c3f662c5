import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageNotes } from '~/db/schema'

const count = prepared(() =>
  db
    .select({ notes: sql<number>`count(*)` })
    .from(pageNotes)
    .where(eq(pageNotes.pageId, sql.placeholder('page')))
    .prepare(),
)

/** How many notes a page has. Who may know is decided by the caller. */
export const countNotes = (page: string): number => count().get({ page })?.notes ?? 0
