import { and, desc, eq, ne } from 'drizzle-orm'
import { brands, pages, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { dropUnusedBrands } from '~/features/panels/drop-unused-brands.server'
import { type BrandFacts, ensureBrand } from '~/features/panels/ensure-brand.server'
import type { DrawnFacts, Facts } from '~/panels/facts/facts'
import { limits } from '~/permissions/limits'
import { factsOfPages } from './facts-of-pages'
import type { Project } from './project-access.server'

/**
 * The id of the brand that a project is drawn in: its look, its facts and its pages. Of those that it has left
 * the newest are kept: open pages still show pictures in them.
 */
export function brandOfProject(
  tx: Tx,
  { id, facts, ...look }: Omit<BrandFacts, 'facts'> & { id: string; facts?: Facts | null },
): string {
  const rows = tx.select().from(pages).where(eq(pages.projectId, id)).all()
  const drawn: DrawnFacts = { ...facts, ...factsOfPages(rows) }
  const brand = { ...look, facts: Object.keys(drawn).length > 0 ? drawn : null }
  const brandId = ensureBrand(tx, brand, id)
  const leftLong = tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.madeFor, id), ne(brands.id, brandId)))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(20)
    .offset(limits.brandsOfProject)
    .all()
  const ids = leftLong.map((brand) => brand.id)
  if (ids.length > 0) dropUnusedBrands(tx, ids)
  return brandId
}

/**
 * Notes that the pages of a project were added, named, moved or removed: its headers and footers list them.
 * Its own version stays, so that nobody's open settings are refused.
 */
export function pagesChanged(tx: Tx, projectId: string, now = Date.now()): void {
  const is = eq(projects.id, projectId)
  const project: Project | undefined = tx.select().from(projects).where(is).get()
  if (!project) return
  const brandId = brandOfProject(tx, project)
  tx.update(projects).set({ brandId, updatedAt: now }).where(is).run()
}
