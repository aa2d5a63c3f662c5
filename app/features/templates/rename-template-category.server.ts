import { eq, sql } from 'drizzle-orm'
import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { templateCategoryEvents } from '~/features/events/event-types/templates'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { managedTemplateCategory, requireFreeTemplateCategory } from './template-categories.server'

/**
 * Gives a category another name.
 *
 * @param input `version`: the one the form was made from
 * @throws DomainError 403, `not-found`; those of `requireFreeTemplateCategory`; `stale` (409)
 */
export function renameTemplateCategory(
  actor: Actor,
  input: { kind: TemplateKind; id: string; name: string; version: number },
): void {
  transaction((tx) => {
    const category = managedTemplateCategory(actor, input.kind, input.id, tx)
    const { kind, name } = input
    requireFreeTemplateCategory(tx, kind, name, category.id)
    expectVersion(category, input.version, { name: category.name })
    tx.update(templateCategories)
      .set({ name, version: sql`${templateCategories.version} + 1` })
      .where(eq(templateCategories.id, category.id))
      .run()
    emit(tx, actor, templateCategoryEvents.renamed, {
      subjectId: category.id,
      details: { name: [category.name, name] },
    })
  })
}
