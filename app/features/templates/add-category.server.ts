import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { TemplateKind } from '~/permissions/templates'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { freeCategoryName } from './categories.server'
import { requireTemplateManager } from './find-template.server'

/**
 * A new category of page templates or of project templates.
 *
 * @returns its id
 * @throws Fault 403; those of `freeCategoryName`
 */
export function addCategory(
  actor: Actor,
  input: { kind: TemplateKind; name: string; key?: string },
): string {
  const { kind } = input
  return transaction((tx) => {
    requireTemplateManager(actor, kind)
    return once(tx, input.key, `category:${actorKey(actor)}`, () => {
      const id = newId()
      const name = freeCategoryName(tx, kind, input.name)
      const user = actorKey(actor)
      tx.insert(templateCategories)
        .values({ id, kind, name, createdAt: Date.now(), createdBy: user })
        .run()
      record(tx, { collection: 'template_categories', document: id, action: 'created', user })
      publish(tx, 'list:templates')
      return id
    })
  })
}
