import { pages, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { templateMessages } from '~/messages/templates'
import { kindOfTemplate } from '~/permissions/projects'
import type { TemplateKind } from '~/permissions/templates'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireTemplateManager, templatesOf } from './find-template.server'
import { setCategories } from './set-categories.server'

type NewTemplate = {
  kind: TemplateKind
  name: string
  categories: readonly string[]
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * An empty template with its home page, to be built in the editor.
 *
 * @returns its id
 * @throws DomainError 403; those of `setCategories`
 */
export function createTemplate(actor: Member, input: NewTemplate): string {
  const { kind } = input
  return transaction((tx) => {
    requireTemplateManager(actor, kind)
    return idempotent(tx, untilDeleted(projects, input.idempotencyKey), () => {
      requireRoom(tx, 'templates', projects, templatesOf(kind))
      const { name } = input
      const as = { kind: kindOfTemplate(kind) }
      const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
      setCategories(tx, { id, kind }, input.categories)
      const page = {
        id: newId(),
        projectId: id,
        name: kind === 'page' ? name : templateMessages.firstPage,
      }
      const now = Date.now()
      tx.insert(pages)
        .values({
          ...page,
          home: true,
          order: 0,
          createdAt: now,
          updatedAt: now,
        })
        .run()
      emit(tx, actor, pageEvents.created, { page })
      return id
    })
  })
}
