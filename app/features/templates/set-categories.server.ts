import { and, eq, inArray } from 'drizzle-orm'
import { templateCategories, templateCategoryItems } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { TemplateKind } from '~/permissions/templates'

/**
 * Puts a template into these categories and no others: a page template into any number, a project
 * template into one at most.
 *
 * @throws DomainError `category-gone` for one that does not exist or is of the other kind, `one-category`
 */
export function setCategories(
  tx: Tx,
  template: { id: string; kind: TemplateKind },
  categories: readonly string[],
): void {
  const wanted = [...new Set(categories)]
  if (template.kind === 'project' && wanted.length > 1) {
    throw new DomainError('one-category', 400, { field: 'categories' })
  }
  if (wanted.length > 0) {
    const known = tx
      .select({ id: templateCategories.id })
      .from(templateCategories)
      .where(
        and(eq(templateCategories.kind, template.kind), inArray(templateCategories.id, wanted)),
      )
      .all()
    if (known.length < wanted.length)
      throw new DomainError('category-gone', 400, { field: 'categories' })
  }
  tx.delete(templateCategoryItems).where(eq(templateCategoryItems.projectId, template.id)).run()
  if (wanted.length === 0) return
  tx.insert(templateCategoryItems)
    .values(wanted.map((categoryId) => ({ projectId: template.id, categoryId })))
    .run()
}
