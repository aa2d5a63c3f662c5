import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import type { PanelPicture } from '~/panels/url'

/** Panels of a page that fit into its thumbnail. */
const most = 4

const statement = prepared(() =>
  sqlite.prepare<[{ project: string; most: number }], PanelPicture & { pageId: string }>(`
    select s.page_id as pageId, s.panel_id as panelId, b.revision as revision,
      s.orientation as orientation, s.color as color, s.words as words
    from (
      select *, row_number() over (
        partition by page_id order by case type when 'header' then 0 when 'body' then 1 else 2 end, "order"
      ) as place
      from (
        select page_id, panel_id, orientation, color, words, type, "order" from sections
          where project_id = @project and page_id is not null and type <> 'footer'
            and (type = 'body' or exists
              (select 1 from pages p where p.id = page_id and p.header = 'custom'))
        union all
        select p.id, g.panel_id, g.orientation, g.color, g.words, 'header', g."order"
          from pages p join sections g
            on g.project_id = p.project_id and g.page_id is null and g.type = 'header'
          where p.project_id = @project and p.header = 'global')
    ) s
    join panels b on b.id = s.panel_id
    where s.place <= @most
    order by s.page_id, s.place`),
)

/**
 * Lists the uppermost panels of every page of a project, by page id. The caller decides who may see them.
 */
export function pageTops(projectId: string): Map<string, PanelPicture[]> {
  const found = new Map<string, PanelPicture[]>()
  for (const { pageId, ...picture } of statement().all({ project: projectId, most })) {
    found.set(pageId, [...(found.get(pageId) ?? []), picture])
  }
  return found
}
