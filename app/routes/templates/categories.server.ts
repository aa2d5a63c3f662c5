import { addTemplateCategory } from '~/features/templates/add-template-category.server'
import { deleteTemplateCategory } from '~/features/templates/delete-template-category.server'
import { renameTemplateCategory } from '~/features/templates/rename-template-category.server'
import {
  listTemplateCategories,
  managedTemplateCategory,
} from '~/features/templates/template-categories.server'
import { categorySchema, renameCategorySchema } from '~/features/templates/template-schema.server'
import { pathTo } from '~/map/path-to'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import { templatesPath } from './addresses'

export type CategoriesData = ReturnType<typeof categoryDialog>
export type CategoryData = ReturnType<typeof editedCategory>

/** The dialog of the categories of a kind, over the list that it was opened from. */
export const categoryDialog = (kind: TemplateKind) => ({
  kind,
  key: newId(),
  categories: listTemplateCategories(kind),
})

/** Data of the dialog about one category. @throws DomainError 403, `not-found` */
export function editedCategory(actor: Actor, kind: TemplateKind, id: string) {
  const { name, version } = managedTemplateCategory(actor, kind, id)
  return { kind, id, name, version }
}

/** The dialog over its list, which leaves out a filter by a category that is gone. */
const dialog = (kind: TemplateKind, { search }: URL) =>
  pathTo(`${templatesPath(kind)}/categories`) + search

/** Adds a category and leads back to the dialog. */
export const makeCategory = (kind: TemplateKind) =>
  withForm(categorySchema, ({ actor, value, idempotencyKey, url }) => {
    addTemplateCategory(actor, { kind, ...value, idempotencyKey })
    return redirectWithFlash(dialog(kind, url), { kind: 'success', text: say.categoryAdded })
  })

/** Renames a category and leads back to the dialog. */
export const saveCategory = (kind: TemplateKind) =>
  withForm(
    {
      schema: renameCategorySchema,
      first: ({ actor, params: { category = '' } }) =>
        managedTemplateCategory(actor, kind, category),
    },
    ({ actor, value, found: { id }, url }) => {
      renameTemplateCategory(actor, { kind, id, ...value })
      return redirectWithFlash(dialog(kind, url), { kind: 'success', text: say.categoryUpdated })
    },
  )

/** Deletes a category and leads back to the dialog. @throws DomainError 403, `not-found` */
export async function removeCategory(actor: Actor, kind: TemplateKind, id: string, url: URL) {
  deleteTemplateCategory(actor, { kind, id })
  return redirectWithFlash(dialog(kind, url), { kind: 'success', text: say.categoryDeleted })
}
