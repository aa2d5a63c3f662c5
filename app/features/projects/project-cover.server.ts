import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import type { PanelPicture } from '~/panels/url'

/** The picture that stands for each project in lists: the first body section of its home page. */
export function projectCovers(projectIds: readonly string[]): Map<string, PanelPicture> {
  const covers = new Map<string, PanelPicture>()
  if (projectIds.length === 0) return covers
  const ids = sql.join(
    projectIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = db.all<PanelPicture & { projectId: string }>(sql`
    select p.project_id as projectId, s.panel_id as panelId, b.revision as revision,
      s.orientation as orientation, s.color as color
    from pages p
    join sections s on s.id = (
      select id from sections where page_id = p.id and type = 'body' order by "order" limit 1)
    join panels b on b.id = s.panel_id
    where p.home = 1 and p.project_id in (${ids})`)
  for (const { projectId, ...picture } of rows) covers.set(projectId, picture)
  return covers
}
