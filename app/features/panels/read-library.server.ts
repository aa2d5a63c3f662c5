import { asc, eq, getTableColumns } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelCategories, panels } from '~/db/schema'
import type { Actor } from '~/permissions/vocabulary'
import { brandIdOf } from './ensure-brand.server'
import { panelHeights } from './panel-heights.server'
import { panelSearch } from './panel-search'
import { type PanelRow, requirePanelManager } from './require-panel.server'
import { neutralBrand } from './sample-brand.server'

/** Cards of one page. Their pictures together stay below 400 KB. */
const pageSize = 24

type LibraryQuestion = {
  /** See `panelSearch`. */
  search: string
  /** Id of a category; empty for all. */
  category: string
  enabled: boolean | null
  /** 1 to 8. */
  columns: number | null
  /** Id of the panel that the page starts after, or ends before. */
  after: string | null
  before: string | null
}

export type LibraryCard = Pick<
  PanelRow,
  'id' | 'name' | 'revision' | 'columns' | 'useCount' | 'enabled' | 'builtIn'
> & {
  category: { id: string; name: string }
  /** Of the nine variants, see `panelHeights`. */
  heights: number[]
}

/**
 * A page of the library in the order of Select A Panel: by category, then by the panels' own order.
 *
 * @throws Fault 403
 */
export function readLibrary(actor: Actor, question: LibraryQuestion) {
  requirePanelManager(actor)
  const { search, category, enabled, columns, after, before } = question
  const isFound = panelSearch(search)
  const found = all().filter(
    (row) =>
      (!category || row.category.id === category) &&
      (enabled === null || row.enabled === enabled) &&
      (!columns || row.columns === columns) &&
      isFound(row),
  )
  const at = (id: string | null) => (id ? found.findIndex((row) => row.id === id) : -1)
  const end = at(before)
  const start = end >= 0 ? Math.max(0, end - pageSize) : at(after) + 1
  const page = found.slice(start, start + pageSize)
  const heights = panelHeights(page)
  return {
    brandId: brandIdOf(neutralBrand),
    total: found.length,
    /** Of the first card, counted from 1. */
    from: start + 1,
    previous: start > 0 ? (page[0]?.id ?? null) : null,
    next: start + pageSize < found.length ? (page.at(-1)?.id ?? null) : null,
    panels: page.map(
      ({
        id,
        name,
        revision,
        columns,
        useCount,
        enabled,
        builtIn,
        category: { id: of, name: called },
      }): LibraryCard => ({
        id,
        name,
        revision,
        columns,
        useCount,
        enabled,
        builtIn,
        category: { id: of, name: called },
        heights: heights.get(id) ?? [],
      }),
    ),
  }
}

function all() {
  const { id, name, tags } = panelCategories
  return db
    .select({ ...getTableColumns(panels), category: { id, name, tags } })
    .from(panels)
    .innerJoin(panelCategories, eq(id, panels.categoryId))
    .orderBy(asc(panelCategories.order), asc(id), asc(panels.order), asc(panels.id))
    .all()
}
