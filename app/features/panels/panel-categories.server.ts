import { asc, count, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelCategories, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'
import type { Actor } from '~/permissions/vocabulary'
import { type CategoryRow, requireCategory, requirePanelManager } from './require-panel.server'

export type ListedCategory = Pick<
  CategoryRow,
  'id' | 'name' | 'description' | 'tags' | 'header' | 'footer'
> & { panels: number }

/** All categories in their order, with how many panels each holds. @throws DomainError 403 */
export function listPanelCategories(actor: Actor): ListedCategory[] {
  requirePanelManager(actor)
  const { id, name, description, tags, header, footer, order } = panelCategories
  return db
    .select({ id, name, description, tags, header, footer, panels: count(panels.id) })
    .from(panelCategories)
    .leftJoin(panels, eq(panels.categoryId, id))
    .groupBy(id)
    .orderBy(asc(order), asc(id))
    .all()
}

/** One category. @throws DomainError 403, 404 */
export function findPanelCategory(actor: Actor, id: string): CategoryRow & { panels: number } {
  requirePanelManager(actor)
  return { ...requireCategory(db, id), panels: panelsIn(db, id) }
}

/** How many panels a category holds. */
export const panelsIn = (tx: Tx | typeof db, id: string): number =>
  tx.select({ n: count() }).from(panels).where(eq(panels.categoryId, id)).get()?.n ?? 0

/** @throws DomainError `category-name-taken` (400) */
export function requireFreePanelCategory(tx: Tx, name: string, own?: string): void {
  if (isNameTaken(tx, panelCategories, { name, own })) {
    throw new DomainError('category-name-taken', 400, { field: 'name' })
  }
}
