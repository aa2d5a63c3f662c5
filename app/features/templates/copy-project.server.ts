import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { publish } from '~/features/live/publish.server'
import { insertProject } from '~/features/projects/insert-project.server'
import { checkName } from '~/features/projects/names'
import { editableProject } from '~/features/projects/project-access.server'
import type { Member } from '~/permissions/vocabulary'
import { copyPages } from './copy-pages.server'
import { requireTemplateManager } from './find-template.server'
import { setCategories } from './set-categories.server'
import { withLogoCopy } from './with-logo-copy.server'

type CopiedProject = {
  projectId: string
  name: string
  categories: readonly string[]
  /** Copies the logo's file too. */
  logo?: boolean
  key?: string
}

/**
 * Copies a project as project template, unpublished: its pages, sections, header, footer and
 * colours. The project stays as it is, and neither hears of later changes of the other.
 *
 * @returns the template's id
 * @throws Fault `not-found` for a project that one may not edit; 403; `project-name-required`,
 *   `name-too-long`; those of `setCategories`; `copy-too-large` (409)
 */
export async function copyProjectAsTemplate(actor: Member, input: CopiedProject): Promise<string> {
  const original = editableProject(actor, input.projectId)
  const source = input.logo ? original.logo : null
  return withLogoCopy(source, (logo, used) =>
    transaction((tx) => {
      const project = editableProject(actor, input.projectId)
      requireTemplateManager(actor, 'project')
      return once(tx, input.key, `template:${actor.id}`, () => {
        const name = checkName('project', input.name)
        const { primaryColor, secondaryColor, story } = project
        const as = { template: true, primaryColor, secondaryColor, story, logo }
        const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
        setCategories(tx, { id, kind: 'project' }, input.categories)
        copyPages(tx, { from: project.id, to: id, user: actor.id })
        publish(tx, 'list:templates')
        used()
        return id
      })
    }),
  )
}
