import { parseWithZod } from '@conform-to/zod/v4'
import { listCategories } from '~/features/templates/categories.server'
import { createTemplate } from '~/features/templates/create-template.server'
import { newTemplateSchema } from '~/features/templates/template-schema.server'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { refuse } from '~/routes/http/refuse.server'
import { templatesPath } from './addresses'

export type NewTemplateData = ReturnType<typeof newTemplate>

/** What the dialog of a new template shows. */
export const newTemplate = (kind: TemplateKind, { search, searchParams }: URL) => ({
  kind,
  key: newId(),
  categories: listCategories(kind),
  /** The category whose templates are shown behind. */
  chosen: searchParams.getAll('category').slice(0, 1),
  closeTo: templatesPath(kind) + search,
})

/** Makes the template and opens it in the editor. */
export async function makeTemplate(actor: Actor, kind: TemplateKind, form: FormData) {
  const submission = parseWithZod(form, { schema: newTemplateSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    const id = createTemplate(memberOf(actor), { kind, ...submission.value })
    return redirectWithFlash(`/projects/${id}`, { kind: 'success', text: say.created })
  } catch (fault) {
    return refuse(submission, fault)
  }
}
