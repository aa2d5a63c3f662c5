import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { copyOnePage } from '~/features/pages/copy-pages.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { editablePage } from '~/features/sections/editable-page.server'
import type { Member } from '~/permissions/vocabulary'
import { requireTemplateManager, templatesOf } from './find-template.server'
import { setCategories } from './set-categories.server'

type SavedPage = {
  projectId: string
  pageId: string
  name: string
  categories: readonly string[]
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Makes a page template out of a page: its header, footer and sections are copied, with the colors
 * of its project. The logo is the client's and stays behind.
 *
 * @returns the template's id
 * @throws DomainError `not-found` for a page that one may not edit; 403; those of
 *   `setCategories`; `copy-too-large` (409)
 */
export function savePageAsTemplate(actor: Member, input: SavedPage): string {
  return transaction((tx) => {
    const { project, page } = editablePage(actor, input.projectId, input.pageId)
    requireTemplateManager(actor, 'page')
    return idempotent(tx, untilDeleted(projects, input.idempotencyKey), () => {
      requireRoom(tx, 'templates', projects, templatesOf('page'))
      const { name } = input
      const as = { kind: 'page_template' as const, ...brandStyle(project) }
      const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
      setCategories(tx, { id, kind: 'page' }, input.categories)
      copyOnePage(tx, page, { to: id, by: actor })
      return id
    })
  })
}
