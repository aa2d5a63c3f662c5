import { eq } from 'drizzle-orm'
import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { TemplateKind } from '~/permissions/templates'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { managedCategory } from './categories.server'

/** Deletes a category; its templates stay. @throws Fault 403, `not-found` */
export function deleteCategory(actor: Actor, input: { kind: TemplateKind; id: string }): void {
  transaction((tx) => {
    const { id, name } = managedCategory(actor, input.kind, input.id, tx)
    tx.delete(templateCategories).where(eq(templateCategories.id, id)).run()
    record(tx, {
      collection: 'template_categories',
      document: id,
      action: 'deleted',
      user: actorKey(actor),
      details: { name },
    })
    publish(tx, 'list:templates')
  })
}
