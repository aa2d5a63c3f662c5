import { brands } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DrawnFacts } from '~/panels/facts/facts'
import type { StoryId } from '~/panels/stories/ids'
import type { Corners, Typeface } from '~/panels/types'
import { keyedHash } from '~/platform/ids.server'

export type BrandFacts = {
  name: string
  /** `#rrggbb`, lower case. */
  primaryColor: string
  secondaryColor: string
  /** File name in the folder `logos`. */
  logo: string | null
  /** Business that the words of panels are about. */
  story?: StoryId | null
  /** What is true of the business, and its pages. */
  facts?: DrawnFacts | null
  corners?: Corners
  typeface?: Typeface
}

/**
 * Id of a brand, made when it is new. It is in the URL of every panel image: only people who saw the
 * project can know it.
 *
 * @param madeFor id of a project
 */
export function ensureBrand(tx: Tx, brand: BrandFacts, madeFor: string | null = null): string {
  const {
    name,
    primaryColor,
    secondaryColor,
    logo,
    story = null,
    facts = null,
    corners,
    typeface,
  } = brand
  const id = brandIdOf(brand)
  const look = { name, primaryColor, secondaryColor, logo, story, facts, corners, typeface }
  tx.insert(brands)
    .values({ id, ...look, madeFor, createdAt: Date.now() })
    .onConflictDoNothing()
    .run()
  return id
}

/** The id that a brand has or would get; reads and writes nothing. */
export function brandIdOf(brand: BrandFacts): string {
  const {
    name,
    primaryColor,
    secondaryColor,
    logo,
    story,
    facts,
    corners = 'round',
    typeface = 'modern',
  } = brand
  const style = [
    ...(corners === 'round' ? [] : [{ corners }]),
    ...(typeface === 'modern' ? [] : [{ typeface }]),
  ]
  const look = [name, primaryColor, secondaryColor, logo, ...(story ? [story] : []), ...style]
  return keyedHash('brand', JSON.stringify(facts ? [...look, facts] : look)).slice(0, 24)
}
