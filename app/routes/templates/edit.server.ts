import { projectHistory } from '~/features/history/project-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { categoriesOf, managedTemplate } from '~/features/templates/find-template.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { templateSchema } from '~/features/templates/template-schema.server'
import { wholeThumbnail } from '~/features/templates/thumbnails.server'
import { updateTemplate } from '~/features/templates/update-template.server'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import { templatePath } from './addresses'

export type EditTemplateData = ReturnType<typeof editedTemplate>

/** Data of the screen of one template. @throws DomainError 403, `not-found` */
export function editedTemplate(
  actor: Actor,
  kind: TemplateKind,
  id: string,
  query: URLSearchParams,
) {
  const { name, published, version, brandId, createdAt } = managedTemplate(actor, kind, id)
  return {
    template: { id, kind, name, published, version, createdAt },
    chosen: (categoriesOf([id]).get(id) ?? []).map((category) => category.id),
    categories: listTemplateCategories(kind),
    thumbnail: { brandId, pictures: wholeThumbnail(id) },
    history: wantsHistory(query) ? projectHistory(id, readPageStart(query)) : null,
  }
}

/** Saves name and categories and leads back to the template. */
export const saveTemplate = (kind: TemplateKind) =>
  withForm(
    {
      schema: templateSchema,
      first: ({ actor, params: { template = '' } }) => managedTemplate(actor, kind, template),
    },
    ({ actor, value, found: { id } }) => {
      updateTemplate(actor, { kind, id, ...value })
      return redirectWithFlash(templatePath(kind, id), { kind: 'success', text: say.updated })
    },
  )
