import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages, panels, projects, type Section } from '~/db/schema'
import { flatten, pageTree } from '~/editor/tree'
import { type BrandRow, findBrand } from '~/features/panels/brand-for-drawing.server'
import { shownOn } from '~/features/sections/page-document.server'
import { type ExportKind, isOfProject, isPdf } from './kinds'

export type ExportedSection = Pick<
  Section,
  'id' | 'panelId' | 'orientation' | 'color' | 'words'
> & {
  panelName: string
}
type ExportedPage = { id: string; name: string; depth: number; sections: ExportedSection[] }
export type ExportDocument = {
  name: string
  brand: BrandRow
  pages: ExportedPage[]
  /** All pages of the project, as the tree lists them: what words may lead to. */
  tree: readonly { id: string; name: string; home: boolean }[]
}

export type ExportTarget = {
  projectId: string
  kind: ExportKind
  pageId: string | null
  sectionId: string | null
}

/**
 * Collects what an export draws, in order: pages as the tree lists them, each with header, body and footer.
 * The caller decides who may see it.
 *
 * @returns null when the project, page or section does not exist
 */
export function exportDocument(target: ExportTarget): ExportDocument | null {
  const { projectId, kind, pageId, sectionId } = target
  const there = and(eq(projects.id, projectId), isNull(projects.deletedAt))
  const project = db.select().from(projects).where(there).get()
  const brand = project && findBrand(project.brandId)
  if (!project || !brand) return null
  const tree = projectPages(projectId)
  const chosen = isOfProject(kind) ? tree : tree.filter((page) => page.id === pageId)
  const drawn = chosen.map((page) => {
    const { id, name, depth } = page
    return { id, name, depth, sections: pageSections(page) }
  })
  const document = { name: project.name, brand, pages: drawn, tree }
  const [page] = drawn
  if (!page) return null
  if (isPdf(kind)) return { ...document, pages: drawnInPdf(drawn) }
  if (kind === 'website_zip') return document
  const section = page.sections.find(({ id }) => id === sectionId)
  return section ? { ...document, pages: [{ ...page, sections: [section] }] } : null
}

/** The pages as a PDF draws them: a panel that holds a header drawn beforehand is no part of it. */
export function drawnInPdf<P extends { sections: ExportedSection[] }>(pages: P[]): P[] {
  const held = headerImages(pages.flatMap(({ sections }) => sections))
  if (held.size === 0) return pages
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ panelId }) => !held.has(panelId)),
  }))
}

/** Those panels of the sections that hold a header drawn beforehand. */
const headerImages = (sections: readonly ExportedSection[]): Set<string> =>
  new Set(
    db
      .select({ id: panels.id })
      .from(panels)
      .where(
        and(
          isNotNull(panels.headerImage),
          inArray(panels.id, [...new Set(sections.map(({ panelId }) => panelId))]),
        ),
      )
      .all()
      .map(({ id }) => id),
  )

/** The pages of a project as its tree lists them. */
export const projectPages = (projectId: string) =>
  flatten(pageTree(db.select().from(pages).where(eq(pages.projectId, projectId)).all()))

/** Sections that a page shows, from top to bottom. */
export function pageSections(page: Parameters<typeof shownOn>[0]): ExportedSection[] {
  const { header, body, footer } = shownOn(page)
  return [header, ...body, footer].flatMap((section) => {
    if (!section) return []
    const { id, panelId, orientation, color, words, panel } = section
    return [{ id, panelId, orientation, color, words, panelName: panel.name }]
  })
}
