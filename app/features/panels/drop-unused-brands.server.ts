import { and, eq, inArray, ne, notExists } from 'drizzle-orm'
import { brands, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { brandIdOf } from './ensure-brand.server'
import { homeBrand } from './home-panels.server'

/** Removes those of the brands that no project has. The one of the Home screen always stays. */
export function dropUnusedBrands(tx: Tx, ids: string[]): void {
  const user = tx.select({ id: projects.id }).from(projects).where(eq(projects.brandId, brands.id))
  tx.delete(brands)
    .where(and(inArray(brands.id, ids), ne(brands.id, brandIdOf(homeBrand)), notExists(user)))
    .run()
}
