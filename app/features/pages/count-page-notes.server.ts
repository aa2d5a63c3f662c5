import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageNotes, pages } from '~/db/schema'

const count = prepared(() =>
  db
    .select({ page: pageNotes.pageId, notes: sql<number>`count(*)` })
    .from(pages)
    .innerJoin(pageNotes, eq(pageNotes.pageId, pages.id))
    .where(eq(pages.projectId, sql.placeholder('project')))
    .groupBy(pageNotes.pageId)
    .prepare(),
)

/** How many notes each page of a project has, by page id. Who may know is decided by the caller. */
export const countPageNotes = (project: string): Record<string, number> =>
  Object.fromEntries(
    count()
      .all({ project })
      .map(({ page, notes }) => [page, notes]),
  )
