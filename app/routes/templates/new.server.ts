import { createTemplate } from '~/features/templates/create-template.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { newTemplateSchema } from '~/features/templates/template-schema.server'
import { pathTo } from '~/map/path-to'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { withForm } from '~/routes/http/with-form.server'
import { templatesPath } from './addresses'

export type NewTemplateData = ReturnType<typeof newTemplate>

/** Data of the dialog of a new template. */
export const newTemplate = (kind: TemplateKind, { search, searchParams }: URL) => ({
  kind,
  key: newId(),
  categories: listTemplateCategories(kind),
  /** The category whose templates are shown behind. */
  chosen: searchParams.getAll('category').slice(0, 1),
  closeTo: templatesPath(kind) + search,
})

/** Makes the template and opens it in the editor. */
export const makeTemplate = (kind: TemplateKind) =>
  withForm(newTemplateSchema, ({ actor, value, idempotencyKey }) => {
    const id = createTemplate(requireMember(actor), { kind, ...value, idempotencyKey })
    return redirectWithFlash(pathTo('/projects/:id', { id }), {
      kind: 'success',
      text: say.created,
    })
  })
