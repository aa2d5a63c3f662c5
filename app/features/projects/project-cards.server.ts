import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { projects } from '~/db/schema'
import type { PanelPicture } from '~/panels/url'

const statement = prepared(() =>
  sqlite.prepare<[string], PanelPicture & { projectId: string }>(`
    select p.id as projectId, s.panel_id as panelId, b.revision as revision,
      s.orientation as orientation, s.color as color, s.words as words
    from projects p
    join sections s on s.id = coalesce(
      (select f.id from pages h join sections f on f.page_id = h.id and f.type = 'body'
        where h.project_id = p.id and h.home = 1 order by f."order" limit 1),
      (select (select f.id from sections f where f.page_id = o.id and f.type = 'body'
          order by f."order" limit 1) as first
        from pages o where o.project_id = p.id and first is not null
        order by o."order", o.id limit 1),
      (select g.id from sections g where g.project_id = p.id
        order by g.page_id is null desc, g.type = 'header' desc limit 1))
    join panels b on b.id = s.panel_id
    where p.id in (select value from json_each(?))`),
)

/**
 * Cover picture of each project in lists: the first body section of its home page, else the first of
 * another page, else a header or footer.
 */
function projectCovers(projectIds: readonly string[]): Map<string, PanelPicture> {
  const covers = new Map<string, PanelPicture>()
  if (projectIds.length === 0) return covers
  const rows = statement().all(JSON.stringify(projectIds))
  for (const { projectId, ...picture } of rows) covers.set(projectId, picture)
  return covers
}

export const cardsPerPage = 15

/** Columns of a project for its card, besides its cover. */
export const cardColumns = {
  id: projects.id,
  name: projects.name,
  folderId: projects.folderId,
  brandId: projects.brandId,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
}

/** Projects, each with its cover picture; null while it has none. */
export function covered<Row extends { id: string }>(
  rows: Row[],
): (Row & { cover: PanelPicture | null })[] {
  const covers = projectCovers(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, cover: covers.get(row.id) ?? null }))
}
