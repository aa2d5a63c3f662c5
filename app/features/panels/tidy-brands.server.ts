import { and, lt, notExists, sql } from 'drizzle-orm'
import { brands, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { dropUnusedBrands } from './drop-unused-brands.server'

/** Open pages still show pictures in a brand that was left a moment ago. */
const life = 24 * 60 * 60 * 1_000
const batch = 200

/** Removes some brands that projects have left. @returns whether there may be more */
export function tidyBrands(now = Date.now()): boolean {
  return transaction((tx) => {
    const user = tx
      .select({ one: sql`1` })
      .from(projects)
      .where(sql`${projects.brandId} = ${brands.id}`)
    const left = tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(lt(brands.createdAt, now - life), notExists(user)))
      .limit(batch)
      .all()
    dropUnusedBrands(
      tx,
      left.map(({ id }) => id),
    )
    return left.length === batch
  })
}
