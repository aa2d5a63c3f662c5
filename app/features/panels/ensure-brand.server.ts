import { brands } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { keyedHash } from '~/platform/ids.server'

export type BrandFacts = {
  name: string
  /** `#rrggbb`, lower case. */
  primaryColor: string
  secondaryColor: string
  /** File name in the folder `logos`. */
  logo: string | null
}

/**
 * The id of a brand, made when it is new. It stands in the URL of every panel image: only who was
 * shown the project can know it.
 */
export function ensureBrand(tx: Tx, facts: BrandFacts): string {
  const { name, primaryColor, secondaryColor, logo } = facts
  const id = brandIdOf(facts)
  tx.insert(brands)
    .values({ id, name, primaryColor, secondaryColor, logo, createdAt: Date.now() })
    .onConflictDoNothing()
    .run()
  return id
}

/** The id that a brand has or would get; reads and writes nothing. */
export const brandIdOf = ({ name, primaryColor, secondaryColor, logo }: BrandFacts): string =>
  keyedHash('brand', JSON.stringify([name, primaryColor, secondaryColor, logo])).slice(0, 24)
