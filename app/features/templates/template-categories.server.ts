import { asc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { templateCategories } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'
import { canManageTemplates, type TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'

type Category = typeof templateCategories.$inferSelect
const byKind = (kind: TemplateKind) => eq(templateCategories.kind, kind)

/** The categories of a kind in the order of their names, and how many templates are in each. */
export function listTemplateCategories(kind: TemplateKind) {
  return db
    .select({
      id: templateCategories.id,
      name: templateCategories.name,
      templates: sql<number>`(select count(*) from template_category_items t
        where t.category_id = template_categories.id)`,
    })
    .from(templateCategories)
    .where(byKind(kind))
    .orderBy(asc(sql`${templateCategories.name} collate nocase`), asc(templateCategories.id))
    .all()
}

/** @throws DomainError 403 for anyone who does not manage templates of this kind; `not-found` */
export function managedTemplateCategory(
  actor: Actor,
  kind: TemplateKind,
  id: string,
  tx: Reader = db,
): Category {
  if (!canManageTemplates(actor, kind)) throw forbidden()
  const found = tx.select().from(templateCategories).where(eq(templateCategories.id, id)).get()
  if (found?.kind !== kind) throw notFound()
  return found
}

/**
 * @param own the category that has the name already
 * @throws DomainError `category-exists` (409) when another one of the kind has it, in whatever case
 */
export function requireFreeTemplateCategory(
  tx: Tx,
  kind: TemplateKind,
  name: string,
  own?: string,
): void {
  if (isNameTaken(tx, templateCategories, { name, own, among: byKind(kind) })) {
    throw new DomainError('category-exists', 409, { field: 'name' })
  }
}
