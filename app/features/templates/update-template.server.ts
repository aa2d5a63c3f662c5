import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { templateEvents } from '~/features/events/event-types/templates'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { saveProject } from '~/features/project-base/save-project.server'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { categoriesOf, managedTemplate } from './find-template.server'
import { setCategories } from './set-categories.server'

type TemplateEdit = {
  kind: TemplateKind
  id: string
  name: string
  categories: readonly string[]
  /** Project template only. */
  published?: boolean
  /** The one the form was made from. */
  version: number
}

/**
 * Saves the name and the categories of a template, and whether a project template is published.
 *
 * @throws DomainError 403, `not-found`; those of `setCategories`; `stale` (409)
 */
export function updateTemplate(actor: Actor, input: TemplateEdit): void {
  transaction((tx) => {
    const { kind } = input
    const template = managedTemplate(actor, kind, input.id, tx)
    const { name } = input
    const published = kind === 'project' && (input.published ?? template.published)
    const held = () => categoriesOf([template.id], tx).get(template.id) ?? []
    expectVersion(template, input.version, {
      name: template.name,
      published: template.published,
      categories: held().map(({ id }) => id),
    })
    const namesOf = () =>
      held()
        .map(({ name }) => name)
        .join(', ')
    const before = { name: template.name, categories: namesOf(), published: template.published }
    setCategories(tx, { id: template.id, kind }, input.categories)
    saveProject(tx, template, { name })
    tx.update(projects).set({ published }).where(eq(projects.id, template.id)).run()
    const after = { name, categories: namesOf(), published }
    const changes = (['name', 'categories', 'published'] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [[field, [before[field], after[field]]]],
    )
    const details = Object.fromEntries(changes)
    emit(tx, actor, templateEvents.updated, { project: template, details })
  })
}
