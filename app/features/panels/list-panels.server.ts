import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelCategories, panels } from '~/db/schema'
import type { SectionType } from '~/editor/types'
import type { StoryId } from '~/panels/stories/ids'
import { panelHeights } from './panel-heights.server'
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
  /** Of the project it is for: the heights follow its words. */
  story?: StoryId | null
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
  heights: number[]
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
}

/** What Select A Panel offers: enabled panels that fit the place, grouped by category. */
export function listPanels({
  type,
  search = '',
  category,
  columns,
  sort,
  story,
}: PanelQuestion): PanelOffer {
  const fitting = offered().filter((row) => placeOf(row.category) === type)
  const heights = panelHeights(fitting, story)
  // A panel without a picture cannot be shown, so it is not offered.
  const rows = fitting.filter((row) => heights.get(row.id)?.some((height) => height > 0))
  const isFound = panelSearch(search)
  const matches = rows.filter((row) => (!columns || row.columns === columns) && isFound(row))
  const groups = new Map<string, PanelGroup>()
  for (const { category: of, keywords: _, builtIn: __, ...panel } of matches) {
    const group = groups.get(of.id) ?? { id: of.id, name: of.name, panels: [] }
    groups.set(of.id, group)
    group.panels.push({
      ...panel,
      categoryId: of.id,
      category: of.name,
      heights: heights.get(panel.id) ?? [],
    })
  }
  if (sort !== 'library') {
    for (const { panels: list } of groups.values()) list.sort((a, b) => b.useCount - a.useCount)
  }
  const categories = new Map(rows.map(({ category: { id, name } }) => [id, name]))
  return {
    categories: [...categories].map(([id, name]) => ({
      id,
      name,
      count: groups.get(id)?.panels.length ?? 0,
    })),
    groups: [...groups.values()].filter((group) => !category || group.id === category),
    all: rows.length,
    found: matches.length,
  }
}

/** One panel that is offered for a place; undefined when it is not. */
export function findOffered(id: string, type: SectionType): OfferedPanel | undefined {
  return listPanels({ type })
    .groups.flatMap((group) => group.panels)
    .find((panel) => panel.id === id)
}

const placeOf = ({ header, footer }: { header: boolean; footer: boolean }): SectionType =>
  header ? 'header' : footer ? 'footer' : 'body'

function offered() {
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
    .where(eq(panels.enabled, true))
    .orderBy(asc(panelCategories.order), asc(panelCategories.id), asc(panels.order), asc(panels.id))
    .all()
}
