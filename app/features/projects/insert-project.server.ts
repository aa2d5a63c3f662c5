import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import { newId } from '~/platform/ids.server'

const black = '#000000'

/** Writes a new project: unpublished, not a template, black; with its history row. */
export function insertProject(
  tx: Tx,
  facts: { name: string; ownerId: string | null; folderId: string | null },
): string {
  const id = newId()
  const now = Date.now()
  const brand = { name: facts.name, primaryColor: black, secondaryColor: black, logo: null }
  tx.insert(projects)
    .values({
      id,
      ...facts,
      primaryColor: black,
      secondaryColor: black,
      brandId: ensureBrand(tx, brand),
      createdAt: now,
      updatedAt: now,
    })
    .run()
  const user = facts.ownerId ?? `guest:${id}`
  record(tx, { collection: 'projects', document: id, action: 'created', user })
  return id
}
