import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import type { StoryId } from '~/panels/stories/ids'
import { newId } from '~/platform/ids.server'

const black = '#000000'

type Facts = {
  name: string
  ownerId: string | null
  folderId: string | null
  /** Of a template. */
  template?: boolean
  pageTemplate?: boolean
  published?: boolean
  primaryColor?: string
  secondaryColor?: string
  /** File name in the folder `logos`; no other project has it. */
  logo?: string | null
  /** What the words of its panels are about. */
  story?: StoryId | null
  createdAt?: number
}

/**
 * Writes a new project with its history row: in the root, unpublished, not a template and black
 * unless the facts say otherwise.
 *
 * @param by who makes it, see `actorKey`; by default its owner, or its guest
 */
export function insertProject(tx: Tx, facts: Facts, by?: string): string {
  const id = newId()
  const { createdAt = Date.now(), ...given } = facts
  const brand = { primaryColor: black, secondaryColor: black, logo: null, ...given }
  const { name, primaryColor, secondaryColor, logo, story } = brand
  tx.insert(projects)
    .values({
      id,
      ...brand,
      brandId: ensureBrand(tx, { name, primaryColor, secondaryColor, logo, story }),
      createdAt,
      updatedAt: createdAt,
    })
    .run()
  const user = by ?? facts.ownerId ?? `guest:${id}`
  record(tx, { collection: 'projects', document: id, action: 'created', user })
  return id
}
