import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelCategories, panelImages, panels } from '~/db/schema'
import type { SectionType } from '~/editor/types'
import type { DrawnIn } from '~/panels/sizes'
import { groupBy } from '~/shared/group-by'
import { isDrawn, panelHeights } from './panel-heights.server'
import { panelSearch } from './panel-search'

export type PanelQuestion = {
  type: SectionType
  /** See `panelSearch`. */
  search?: string
  /** Id of a category. */
  category?: string
  /** 1 to 8. */
  columns?: number
  sort?: 'used' | 'library'
  /** Story of the project it is for: heights depend on its words. */
  drawnIn?: DrawnIn
}

export type OfferedPanel = {
  id: string
  name: string
  categoryId: string
  /** Name of its category. */
  category: string
  revision: string
  columns: number
  useCount: number
  /** Heights of the nine variants at a width of 1440; see `panelHeights`. */
  heights: readonly number[]
}

type PanelGroup = { id: string; name: string; panels: OfferedPanel[] }

type PanelOffer = {
  /** Every category with a panel for this place, and how many of its panels match. */
  categories: { id: string; name: string; count: number }[]
  groups: PanelGroup[]
  /** Panels for this place, before any filter. */
  all: number
  /** Panels that match search and columns, in whatever category. */
  found: number
  /** Not all of them are shown. */
  more: boolean
}

/** Shown at once: pictures and heights of more would keep others waiting. */
const mostShown = 240

/**
 * Lists what Select A Panel offers: enabled panels that fit, grouped by category. Only the first ones are
 * shown; a category, the columns or a search leads to the others.
 */
export function listPanels({
  type,
  search = '',
  category,
  columns,
  sort,
  drawnIn = {},
}: PanelQuestion): PanelOffer {
  const rows = offered().filter((row) => placeOf(row.category) === type && canBeShown(row, drawnIn))
  const isFound = panelSearch(search)
  const matches = rows.filter((row) => (!columns || row.columns === columns) && isFound(row))
  const found = groupBy(matches, (row) => row.category.id)
  const groups = [...found.values()]
    .map((list) => (sort === 'library' ? list : list.toSorted((a, b) => b.useCount - a.useCount)))
    .filter(([first]) => !category || first?.category.id === category)
  const shown = groups.flat().slice(0, mostShown)
  const panelsOf = groupBy(asOffered(shown, drawnIn), ({ categoryId }) => categoryId)
  const categories = new Map(rows.map(({ category: { id, name } }) => [id, name]))
  return {
    categories: [...categories].map(([id, name]) => ({
      id,
      name,
      count: found.get(id)?.length ?? 0,
    })),
    groups: [...panelsOf].map(([id, panels]) => ({ id, name: categories.get(id) ?? '', panels })),
    all: rows.length,
    found: matches.length,
    more: groups.flat().length > mostShown,
  }
}

/** One panel that is offered for a place; undefined when it is not. */
export function findOffered(id: string, type: SectionType): OfferedPanel | undefined {
  const fitting = offered(id).filter((row) => placeOf(row.category) === type && canBeShown(row))
  return asOffered(fitting)[0]
}

type Row = ReturnType<typeof offered>[number]

/** A panel without a picture cannot be shown, so it is not offered. */
const canBeShown = (row: Row, drawnIn: DrawnIn = {}) =>
  row.builtIn ? isDrawn(row.id, drawnIn) : row.pictured

function asOffered(rows: readonly Row[], drawnIn: DrawnIn = {}): OfferedPanel[] {
  const heights = panelHeights(rows, drawnIn)
  return rows.map(({ category, keywords: _, builtIn: __, pictured: ___, ...panel }) => ({
    ...panel,
    categoryId: category.id,
    category: category.name,
    heights: heights.get(panel.id) ?? [],
  }))
}

const placeOf = ({ header, footer }: { header: boolean; footer: boolean }): SectionType =>
  header ? 'header' : footer ? 'footer' : 'body'

/** All enabled panels, or that of an id, without what is heavy. */
function offered(only?: string) {
  const { id, name, revision, columns, useCount, keywords, builtIn } = panels
  return db
    .select({
      id,
      name,
      revision,
      columns,
      useCount,
      keywords,
      builtIn,
      pictured:
        sql`exists (select 1 from ${panelImages} where ${panelImages.panelId} = ${panels.id})`.mapWith(
          Boolean,
        ),
      category: {
        id: panelCategories.id,
        name: panelCategories.name,
        tags: panelCategories.tags,
        header: panelCategories.header,
        footer: panelCategories.footer,
      },
    })
    .from(panels)
    .innerJoin(panelCategories, eq(panelCategories.id, panels.categoryId))
    .where(and(eq(panels.enabled, true), only === undefined ? undefined : eq(id, only)))
    .orderBy(asc(panelCategories.order), asc(panelCategories.id), asc(panels.order), asc(panels.id))
    .all()
}
