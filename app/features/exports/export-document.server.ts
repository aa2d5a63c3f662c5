import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages, projects, type Section, sections } from '~/db/schema'
import { type BrandRow, findBrand } from '~/features/panels/brand-for-drawing.server'
import type { exportKinds } from './kinds'

export type ExportedSection = Pick<Section, 'id' | 'panelId' | 'orientation' | 'color'>
export type ExportedPage = { id: string; name: string; depth: number; sections: ExportedSection[] }
export type ExportDocument = { name: string; brand: BrandRow; pages: ExportedPage[] }

export type ExportTarget = {
  projectId: string
  kind: (typeof exportKinds)[number]
  pageId: string | null
  sectionId: string | null
}

type PageRow = typeof pages.$inferSelect
type Source = Pick<typeof db, 'select'>

/**
 * What an export draws, in order: pages as the tree lists them; on each the header, the body and
 * the footer. @returns null when the project, page or section does not exist
 */
export function exportDocument(target: ExportTarget, from: Source = db): ExportDocument | null {
  const { projectId, kind, pageId, sectionId } = target
  const project = from.select().from(projects).where(eq(projects.id, projectId)).get()
  const brand = project && findBrand(project.brandId)
  if (!project || !brand) return null
  const tree = inTreeOrder(
    from
      .select()
      .from(pages)
      .where(eq(pages.projectId, projectId))
      .orderBy(asc(pages.order), asc(pages.id))
      .all(),
  )
  const chosen = kind === 'project_pdf' ? tree : tree.filter(({ page }) => page.id === pageId)
  if (!chosen.length) return null
  const documentPages = chosen.map(({ page, depth }) => ({
    id: page.id,
    name: page.name,
    depth,
    sections: pageSections(from, page),
  }))
  if (kind === 'page_pdf' || kind === 'project_pdf') {
    return { name: project.name, brand, pages: documentPages }
  }
  const [page] = documentPages
  const section = page?.sections.find(({ id }) => id === sectionId)
  return page && section
    ? { name: project.name, brand, pages: [{ ...page, sections: [section] }] }
    : null
}

/** Parents before children, siblings by their order. */
function inTreeOrder(rows: PageRow[]): { page: PageRow; depth: number }[] {
  const ids = new Set(rows.map((row) => row.id))
  const result: { page: PageRow; depth: number }[] = []
  const visit = (parent: string | null, depth: number) => {
    for (const page of rows) {
      const above = page.parentId && ids.has(page.parentId) ? page.parentId : null
      if (above !== parent) continue
      result.push({ page, depth })
      visit(page.id, depth + 1)
    }
  }
  visit(null, 0)
  return result
}

/** A page's sections with its header and footer: the project's, its own, or none. */
function pageSections(from: Source, page: PageRow): ExportedSection[] {
  const rows = from
    .select()
    .from(sections)
    .where(
      and(
        eq(sections.projectId, page.projectId),
        or(eq(sections.pageId, page.id), isNull(sections.pageId)),
      ),
    )
    .all()
  const slot = (type: 'header' | 'footer') => {
    if (page[type] === 'none') return []
    const owner = page[type] === 'custom' ? page.id : null
    return rows.filter((row) => row.type === type && row.pageId === owner)
  }
  const body = rows
    .filter((row) => row.type === 'body' && row.pageId === page.id)
    .sort((a, b) => (a.order < b.order ? -1 : 1))
  return [...slot('header'), ...body, ...slot('footer')].map(
    ({ id, panelId, orientation, color }) => ({ id, panelId, orientation, color }),
  )
}
