import { asc, desc, eq } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageApprovals } from '~/db/schema'

/** Names that are said; the others are counted. */
const mostNamed = 3

/** Who approved the newest version that anybody has approved; null while nobody has. */
export function latestApproval(pageId: string) {
  const rows = db
    .select()
    .from(pageApprovals)
    .where(eq(pageApprovals.pageId, pageId))
    .orderBy(desc(pageApprovals.revision), asc(pageApprovals.createdAt), asc(pageApprovals.id))
    .all()
  const [first] = rows
  if (!first) return null
  const names = rows.flatMap((row) => (row.revision === first.revision ? [row.visitorName] : []))
  return {
    names: names.slice(0, mostNamed),
    others: Math.max(0, names.length - mostNamed),
    revision: first.revision,
    at: first.createdAt,
  }
}

export type Approval = NonNullable<ReturnType<typeof latestApproval>>

const approved = prepared(() =>
  sqlite
    .prepare<[{ project: string }], string>(`
    select p.id from pages p where p.project_id = @project and exists
      (select 1 from page_approvals a where a.page_id = p.id and a.revision = p.revision)`)
    .pluck(),
)

/** The pages of a project that a visitor has approved as they are now, by id. */
export const approvedPages = (project: string): string[] => approved().all({ project })
