import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { insertProject } from '~/features/projects/insert-project.server'
import { checkName } from '~/features/projects/names'
import type { TemplateKind } from '~/permissions/templates'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireTemplateManager } from './find-template.server'
import { setCategories } from './set-categories.server'

type NewTemplate = { kind: TemplateKind; name: string; categories: readonly string[]; key?: string }

/**
 * An empty template with its home page, to be built in the editor.
 *
 * @returns its id
 * @throws Fault 403; `project-name-required`, `name-too-long`; those of `setCategories`
 */
export function createTemplate(actor: Member, input: NewTemplate): string {
  const { kind } = input
  return transaction((tx) => {
    requireTemplateManager(actor, kind)
    return once(tx, input.key, `template:${actor.id}`, () => {
      const name = checkName('project', input.name)
      const as = { template: true, pageTemplate: kind === 'page' }
      const id = insertProject(tx, { name, ownerId: actor.id, folderId: null, ...as })
      setCategories(tx, { id, kind }, input.categories)
      const page = { id: newId(), projectId: id, name: kind === 'page' ? name : 'Home' }
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
      recordOnPage(tx, page, { action: 'created', user: actor.id })
      publish(tx, 'list:templates')
      return id
    })
  })
}
