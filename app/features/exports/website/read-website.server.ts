import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages as pagesTable, projects } from '~/db/schema'
import { flatten, type PageNode, pageTree } from '~/editor/tree'
import { type BrandRow, findBrand } from '~/features/panels/brand-for-drawing.server'
import type { Page } from '~/features/sections/editable-page.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { pageAddresses } from './addresses'

export type WebsitePage = Page & {
  /** Address without its ending, below the website's own folder. */
  path: string
  sections: SectionView[]
}

export type Website = {
  projectId: string
  name: string
  brand: BrandRow
  /** As the tree lists them. */
  pages: WebsitePage[]
  home: WebsitePage
  /** What is shown for an address that is not there. */
  lost: WebsitePage | undefined
}

/** The panel that says that a page is not there. */
const isLostPanel = ({ type, panelId }: SectionView) =>
  type === 'body' && panelId.startsWith('not-found-')

/**
 * A project as the website that is made of it, all of one moment. The caller decides who may see it.
 *
 * @returns null when there is no such project, or it has no page
 */
export const readWebsite = (projectId: string): Website | null =>
  db.transaction(() => read(projectId), { behavior: 'deferred' })

function read(projectId: string): Website | null {
  const project = db.select().from(projects).where(eq(projects.id, projectId)).get()
  const brand = project && findBrand(project.brandId)
  if (!brand || project.deletedAt !== null) return null
  const rows = db.select().from(pagesTable).where(eq(pagesTable.projectId, projectId)).all()
  const sections = new Map(rows.map((page) => [page.id, shownSections(page)]))
  const first = flatten(pageTree(rows))[0]
  const homeId = (rows.find(({ home }) => home) ?? first)?.id
  const lostId = rows.find(({ id }) => id !== homeId && sections.get(id)?.some(isLostPanel))?.id
  const tree = pageTree(
    rows.map((row) => ({ ...row, home: row.id === homeId, isLost: row.id === lostId })),
  )
  const paths = pageAddresses(tree)
  const pages = flatten(tree).map((page: PageNode<Page & { isLost: boolean }>) => ({
    ...page,
    path: paths.get(page.id) ?? page.id,
    sections: sections.get(page.id) ?? [],
  }))
  const home = pages.find(({ home }) => home)
  if (!home) return null
  const lost = pages.find(({ id }) => id === lostId)
  return { projectId, name: project.name, brand, pages, home, lost }
}

function shownSections(page: Page): SectionView[] {
  const { header, body, footer } = shownOn(page)
  return [header, ...body, footer].filter((section) => section !== null)
}
