import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import type { Slot } from '~/editor/types'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import type { PanelPicture } from '~/panels/url'

/** A panel of a page's picture. */
type MiniaturePicture = PanelPicture & {
  name: string
  /** In pixels at a width of 1440. */
  height: number
}

/** A page as a stack of small pictures, in a brand. */
export type Miniature = { brandId: string; pictures: MiniaturePicture[] }

/** A card shows a page down to here, in pixels at a width of 1440: nothing below is sent. */
const cardHeight = 2_400
/** Of a page that is shown whole. */
const wholePage = { sections: 300, height: Number.MAX_SAFE_INTEGER }

type Row = PanelPicture & { name: string; builtIn: number; slot: string }

const columns = `s.panel_id as panelId, b.revision as revision, s.orientation as orientation,
  s.color as color, b.name as name, b.built_in as builtIn`

const homePage = prepared(() =>
  sqlite.prepare<[string], { id: string; header: string; footer: string }>(
    `select id, header, footer from pages where project_id = ?
     order by home desc, "order", id limit 1`,
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
export function miniatures(projectIds: readonly string[]): Map<string, MiniaturePicture[]> {
  const found = new Map(projectIds.map((id) => [id, rowsOf(id, 12)]))
  const heights = heightsOf([...found.values()].flat())
  return new Map([...found].map(([id, rows]) => [id, stack(rows, heights, cardHeight)] as const))
}

/** The home page of a project, whole. */
export function wholeMiniature(projectId: string): MiniaturePicture[] {
  const rows = rowsOf(projectId, wholePage.sections)
  return stack(rows, heightsOf(rows), wholePage.height)
}

/** What the home page shows, top to bottom. */
function rowsOf(projectId: string, most: number): Row[] {
  const page = homePage().get(projectId)
  if (!page) return []
  const slots = slotsOf().all(projectId, page.id)
  const slot = (type: Slot) => slots.filter(({ slot }) => slot === `${type} ${page[type]}`)
  return [...slot('header'), ...bodyOf().all(page.id, most), ...slot('footer')]
}

const heightsOf = (rows: readonly Row[]) =>
  panelHeights(
    new Map(rows.map(({ panelId: id, builtIn }) => [id, { id, builtIn: builtIn === 1 }])).values(),
  )

function stack(
  rows: readonly Row[],
  heights: Map<string, number[]>,
  end: number,
): MiniaturePicture[] {
  const pictures: MiniaturePicture[] = []
  let reached = 0
  for (const { builtIn: _, slot: __, ...picture } of rows) {
    if (reached >= end) break
    const height = heightIn(heights, picture)
    // A variant without a picture takes no room.
    if (height === 0) continue
    pictures.push({ ...picture, height })
    reached += height
  }
  return pictures
}
