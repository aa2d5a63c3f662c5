import { eq } from 'drizzle-orm'
import { templateCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { templateCategoryEvents } from '~/features/events/event-types/templates'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { TemplateKind } from '~/permissions/templates'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireTemplateManager } from './find-template.server'
import { requireFreeTemplateCategory } from './template-categories.server'

/**
 * A new category of page templates or of project templates.
 *
 * @returns its id
 * @throws DomainError 403; those of `requireFreeTemplateCategory`
 */
export function addTemplateCategory(
  actor: Actor,
  input: { kind: TemplateKind; name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  const { kind, name } = input
  return transaction((tx) => {
    requireTemplateManager(actor, kind)
    return idempotent(tx, untilDeleted(templateCategories, input.idempotencyKey), () => {
      const id = newId()
      requireFreeTemplateCategory(tx, kind, name)
      requireRoom(tx, 'templateCategories', templateCategories, eq(templateCategories.kind, kind))
      tx.insert(templateCategories)
        .values({ id, kind, name, createdAt: Date.now(), createdBy: actorKey(actor) })
        .run()
      emit(tx, actor, templateCategoryEvents.created, { subjectId: id })
      return id
    })
  })
}
