import { asc, eq, inArray } from 'drizzle-orm'
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
  /** Heights of the nine variants, see `panelHeights`. */
  heights: readonly number[]
}

/**
 * A page of the library in the order of Select A Panel: by category, then by the panels' own order.
 *
 * @throws DomainError 403
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
  const page = cards(found.slice(start, start + pageSize).map(({ id }) => id))
  const heights = panelHeights(page)
  return {
    brandId: brandIdOf(neutralBrand),
    total: found.length,
    /** Number of the first card, counted from 1. */
    from: start + 1,
    previous: start > 0 ? (page[0]?.id ?? null) : null,
    next: start + pageSize < found.length ? (page.at(-1)?.id ?? null) : null,
    panels: page.map((card): LibraryCard => ({ ...card, heights: heights.get(card.id) ?? [] })),
  }
}

const { id: panelId, name, columns, keywords, enabled, revision, useCount, builtIn } = panels
const { id: categoryId, name: categoryName, tags } = panelCategories
const inOrder = [asc(panelCategories.order), asc(categoryId), asc(panels.order), asc(panelId)]

/** Fields by which all panels are found, and nothing else of them. */
const all = () =>
  db
    .select({
      ...{ id: panelId, name, columns, keywords, enabled },
      category: { id: categoryId, name: categoryName, tags },
    })
    .from(panels)
    .innerJoin(panelCategories, eq(categoryId, panels.categoryId))
    .orderBy(...inOrder)
    .all()

/** Data of the cards of one page. */
const cards = (ids: readonly string[]) =>
  db
    .select({
      ...{ id: panelId, name, revision, columns, useCount, enabled, builtIn },
      category: { id: categoryId, name: categoryName },
    })
    .from(panels)
    .innerJoin(panelCategories, eq(categoryId, panels.categoryId))
    .where(inArray(panelId, [...ids]))
    .orderBy(...inOrder)
    .all()
