import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { withPictureCopy } from '~/features/files/with-picture-copy.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { copyPages } from '~/features/pages/copy-pages.server'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Member } from '~/permissions/vocabulary'
import { requireTemplateManager, templatesOf } from './find-template.server'
import { setCategories } from './set-categories.server'

type CopiedProject = {
  projectId: string
  name: string
  categories: readonly string[]
  /** Copies the logo's file too. */
  logo?: boolean
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Copies a project as project template, unpublished: its pages, sections, header, footer and
 * colors. The project stays as it is, and neither hears of later changes of the other.
 *
 * @returns the template's id
 * @throws DomainError `not-found` for a project that one may not edit; 403; those of
 *   `setCategories`; `copy-too-large` (409)
 */
export async function copyProjectAsTemplate(actor: Member, input: CopiedProject): Promise<string> {
  const original = editableProject(actor, input.projectId)
  const source = input.logo ? original.logo : null
  return withPictureCopy(source, (logo, used) =>
    transaction((tx) => {
      const project = editableProject(actor, input.projectId)
      requireTemplateManager(actor, 'project')
      return idempotent(tx, untilDeleted(projects, input.idempotencyKey), () => {
        requireRoom(tx, 'templates', projects, templatesOf('project'))
        const { name } = input
        const as = { kind: 'project_template' as const, ...brandStyle(project), logo }
        const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
        setCategories(tx, { id, kind: 'project' }, input.categories)
        copyPages(tx, { from: project.id, to: id, by: actor })
        used()
        return id
      })
    }),
  )
}
