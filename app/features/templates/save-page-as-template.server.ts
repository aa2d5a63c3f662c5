import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { publish } from '~/features/live/publish.server'
import { insertProject } from '~/features/projects/insert-project.server'
import { checkName } from '~/features/projects/names'
import { findGround } from '~/features/sections/ground.server'
import type { Member } from '~/permissions/vocabulary'
import { copyOnePage } from './copy-pages.server'
import { requireTemplateManager } from './find-template.server'
import { setCategories } from './set-categories.server'

type SavedPage = {
  projectId: string
  pageId: string
  name: string
  categories: readonly string[]
  key?: string
}

/**
 * Makes a page template out of a page: its header, footer and sections are copied, with the colours
 * of its project. The logo is the client's and stays behind.
 *
 * @returns the template's id
 * @throws Fault `not-found` for a page that one may not edit; 403; `project-name-required`,
 *   `name-too-long`; those of `setCategories`; `copy-too-large` (409)
 */
export function savePageAsTemplate(actor: Member, input: SavedPage): string {
  return transaction((tx) => {
    const { project, page } = findGround(actor, input.projectId, input.pageId)
    requireTemplateManager(actor, 'page')
    return once(tx, input.key, `template:${actor.id}`, () => {
      const name = checkName('project', input.name)
      const { primaryColor, secondaryColor, story } = project
      const as = { template: true, pageTemplate: true, primaryColor, secondaryColor, story }
      const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
      setCategories(tx, { id, kind: 'page' }, input.categories)
      copyOnePage(tx, page, { to: id, user: actor.id })
      publish(tx, 'list:templates')
      return id
    })
  })
}
