import { eq } from 'drizzle-orm'
import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { templateCategoryEvents } from '~/features/events/event-types/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { managedTemplateCategory } from './template-categories.server'

/** Deletes a category; its templates stay. @throws DomainError 403, `not-found` */
export function deleteTemplateCategory(
  actor: Actor,
  input: { kind: TemplateKind; id: string },
): void {
  transaction((tx) => {
    const { id, name } = managedTemplateCategory(actor, input.kind, input.id, tx)
    tx.delete(templateCategories).where(eq(templateCategories.id, id)).run()
    emit(tx, actor, templateCategoryEvents.deleted, { subjectId: id, details: { name } })
  })
}
