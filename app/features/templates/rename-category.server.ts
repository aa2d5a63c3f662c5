import { eq, sql } from 'drizzle-orm'
import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { TemplateKind } from '~/permissions/templates'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { freeCategoryName, managedCategory } from './categories.server'

/**
 * Gives a category another name.
 *
 * @param input `version`: the one the form was made with; left out, nothing is compared
 * @throws Fault 403, `not-found`; those of `freeCategoryName`; `category-stale` (409)
 */
export function renameCategory(
  actor: Actor,
  input: { kind: TemplateKind; id: string; name: string; version?: number },
): void {
  transaction((tx) => {
    const category = managedCategory(actor, input.kind, input.id, tx)
    const name = freeCategoryName(tx, input.kind, input.name, category.id)
    if (input.version !== undefined && input.version !== category.version) {
      throw new Fault('category-stale', 409, { values: { name: category.name } })
    }
    tx.update(templateCategories)
      .set({ name, version: sql`${templateCategories.version} + 1` })
      .where(eq(templateCategories.id, category.id))
      .run()
    record(tx, {
      collection: 'template_categories',
      document: category.id,
      action: 'renamed',
      user: actorKey(actor),
      details: { name: [category.name, name] },
    })
    publish(tx, 'list:templates')
  })
}
