import { eq } from 'drizzle-orm'
import type { db } from '~/db/client.server'
import { panelCategories, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { canManagePanels } from '~/permissions/panels'
import type { Actor, Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

type Reader = Tx | typeof db
export type PanelRow = typeof panels.$inferSelect
export type CategoryRow = typeof panelCategories.$inferSelect

/** @throws DomainError 403 for anyone who may not manage the panel library */
export function requirePanelManager(actor: Actor): asserts actor is Member {
  if (!canManagePanels(actor)) throw forbidden()
}

/** @throws DomainError 404 */
export function requirePanel(tx: Reader, id: string): PanelRow {
  const panel = tx.select().from(panels).where(eq(panels.id, id)).get()
  if (!panel) throw notFound()
  return panel
}

/** A panel with pictures of its own. @throws DomainError 404; `panel-built-in` (409) for one that is drawn */
export function requireUploaded(tx: Reader, id: string): PanelRow {
  const panel = requirePanel(tx, id)
  if (panel.builtIn) throw new DomainError('panel-built-in', 409)
  return panel
}

/** @throws DomainError 404 */
export function requireCategory(tx: Reader, id: string): CategoryRow {
  const category = tx.select().from(panelCategories).where(eq(panelCategories.id, id)).get()
  if (!category) throw notFound()
  return category
}

/** The category a panel is put into. @throws DomainError `category-unknown` (400) beside its field */
export function requireCategoryOf(tx: Reader, id: string): void {
  const found = tx
    .select({ id: panelCategories.id })
    .from(panelCategories)
    .where(eq(panelCategories.id, id))
    .get()
  if (!found) throw new DomainError('category-unknown', 400, { field: 'categoryId' })
}

/** Part of the pictures' addresses: a new one after every change of a picture. */
export const newRevision = (): string => newId().slice(-12)
