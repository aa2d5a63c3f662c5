import { and, eq, inArray, notExists, notInArray } from 'drizzle-orm'
import { brands, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { brandIdOf } from './ensure-brand.server'
import { homeBrand } from './home-panels.server'
import { neutralBrand } from './sample-brand.server'

/** Brands of the product itself. */
const own = () => [homeBrand, neutralBrand].map(brandIdOf)

/** Removes those of the brands that no project has. Those of Home and of the library always stay. */
export function dropUnusedBrands(tx: Tx, ids: string[]): void {
  const user = tx.select({ id: projects.id }).from(projects).where(eq(projects.brandId, brands.id))
  tx.delete(brands)
    .where(and(inArray(brands.id, ids), notInArray(brands.id, own()), notExists(user)))
    .run()
}
