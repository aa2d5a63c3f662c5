import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { checkName } from '~/features/projects/names'
import { saveBrand } from '~/features/projects/save-project.server'
import type { TemplateKind } from '~/permissions/templates'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { categoriesOf, managedTemplate } from './find-template.server'
import { setCategories } from './set-categories.server'

type TemplateEdit = {
  kind: TemplateKind
  id: string
  name: string
  categories: readonly string[]
  /** Of a project template. */
  published?: boolean
  /** The one the form was made with; left out, nothing is compared. */
  version?: number
}

/**
 * Saves the name and the categories of a template, and whether a project template is published.
 *
 * @throws Fault 403, `not-found`; `project-name-required`, `name-too-long`; those of
 *   `setCategories`; `template-stale` (409)
 */
export function updateTemplate(actor: Actor, input: TemplateEdit): void {
  transaction((tx) => {
    const { kind } = input
    const template = managedTemplate(actor, kind, input.id, tx)
    const name = checkName('project', input.name)
    const published = kind === 'project' && (input.published ?? template.published)
    if (input.version !== undefined && input.version !== template.version) {
      throw new Fault('template-stale', 409)
    }
    const namesOf = () =>
      (categoriesOf([template.id], tx).get(template.id) ?? []).map(({ name }) => name).join(', ')
    const before = { name: template.name, categories: namesOf(), published: template.published }
    setCategories(tx, { id: template.id, kind }, input.categories)
    saveBrand(tx, template, { name })
    tx.update(projects).set({ published }).where(eq(projects.id, template.id)).run()
    const after = { name, categories: namesOf(), published }
    const changes = (['name', 'categories', 'published'] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [[field, [before[field], after[field]]]],
    )
    record(tx, {
      collection: 'projects',
      document: template.id,
      action: 'template updated',
      user: actorKey(actor),
      details: Object.fromEntries(changes),
    })
    publish(tx, 'list:templates', `project:${template.id}`)
  })
}
