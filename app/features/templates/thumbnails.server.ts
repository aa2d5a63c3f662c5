import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import type { Slot } from '~/editor/types'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import type { StoryId } from '~/panels/stories/ids'
import type { Typeface } from '~/panels/types'
import type { PanelPicture } from '~/panels/url'

/** A panel of a page's picture. */
type ThumbnailPicture = PanelPicture & {
  name: string
  /** In pixels at a width of 1440. */
  height: number
}

/** A page as a stack of small pictures, in a brand. */
export type Thumbnail = { brandId: string; pictures: ThumbnailPicture[] }

/** A card shows a page down to here, in pixels at a width of 1440: nothing below is sent. */
const cardHeight = 2_400
/** Amounts for a page that is shown whole. */
const wholePage = { sections: 300, height: Number.MAX_SAFE_INTEGER }

type Row = PanelPicture & {
  name: string
  builtIn: number
  slot: string
  story: StoryId | null
  typeface: Typeface
}

const columns = `s.panel_id as panelId, b.revision as revision, s.orientation as orientation,
  s.color as color, s.words as words, b.name as name, b.built_in as builtIn,
  (select story from projects p where p.id = s.project_id) as story,
  (select typeface from projects p where p.id = s.project_id) as typeface`

const homePage = prepared(() =>
  sqlite.prepare<[string], { id: string; header: string; footer: string }>(
    `select id, header, footer from pages where project_id = ?
     order by home desc, "order", id limit 1`,
  ),
)

const anyPage = prepared(() =>
  sqlite.prepare<[string, string], { id: string; header: string; footer: string }>(
    'select id, header, footer from pages where project_id = ? and id = ?',
  ),
)

const bodyOf = prepared(() =>
  sqlite.prepare<[string, number], Row>(
    `select ${columns}, '' as slot from sections s join panels b on b.id = s.panel_id
     where s.page_id = ? and s.type = 'body' order by s."order" limit ?`,
  ),
)

const slotsOf = prepared(() =>
  sqlite.prepare<[string, string], Row>(
    `select ${columns}, s.type || (case when s.page_id is null then ' global' else ' custom' end)
       as slot
     from sections s join panels b on b.id = s.panel_id
     where s.type <> 'body' and ((s.project_id = ? and s.page_id is null) or s.page_id = ?)`,
  ),
)

/** The home page of each of these projects, as far as a card shows it. */
export function thumbnails(projectIds: readonly string[]): Map<string, ThumbnailPicture[]> {
  const found = new Map(projectIds.map((id) => [id, rowsOf(id, 12)]))
  return new Map([...found].map(([id, rows]) => [id, stack(rows, heightsOf(rows), cardHeight)]))
}

/** A page of a project, whole; the home page unless it is named. */
export function wholeThumbnail(projectId: string, pageId?: string): ThumbnailPicture[] {
  const rows = rowsOf(projectId, wholePage.sections, pageId)
  return stack(rows, heightsOf(rows), wholePage.height)
}

/** Sections that a page shows, top to bottom; the home page unless another one is named. */
function rowsOf(projectId: string, most: number, pageId?: string): Row[] {
  const page = pageId ? anyPage().get(projectId, pageId) : homePage().get(projectId)
  if (!page) return []
  const slots = slotsOf().all(projectId, page.id)
  const slot = (type: Slot) => slots.filter(({ slot }) => slot === `${type} ${page[type]}`)
  return [...slot('header'), ...bodyOf().all(page.id, most), ...slot('footer')]
}

/** Heights of the panels of one project. */
const heightsOf = (rows: readonly Row[]) =>
  panelHeights(
    new Map(rows.map(({ panelId: id, builtIn }) => [id, { id, builtIn: builtIn === 1 }])).values(),
    rows[0],
    rows.map(({ words }) => words),
  )

function stack(
  rows: readonly Row[],
  heights: Map<string, readonly number[]>,
  end: number,
): ThumbnailPicture[] {
  const pictures: ThumbnailPicture[] = []
  let reached = 0
  for (const { builtIn: _, slot: __, story: ___, typeface: ____, ...picture } of rows) {
    if (reached >= end) break
    const height = heightIn(heights, picture)
    // A variant without a picture takes no room.
    if (height === 0) continue
    pictures.push({ ...picture, height })
    reached += height
  }
  return pictures
}
