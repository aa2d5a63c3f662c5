import { parseWithZod } from '@conform-to/zod/v4'
import { projectHistory } from '~/features/history/project-history.server'
import { listCategories } from '~/features/templates/categories.server'
import { categoriesOf, managedTemplate } from '~/features/templates/find-template.server'
import { wholeMiniature } from '~/features/templates/miniatures.server'
import { templateSchema } from '~/features/templates/template-schema.server'
import { updateTemplate } from '~/features/templates/update-template.server'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { placeIn } from '~/routes/http/place'
import { refuse } from '~/routes/http/refuse.server'
import { templatePath } from './addresses'

export type EditTemplateData = ReturnType<typeof editedTemplate>

/** What the screen of one template shows. @throws Fault 403, `not-found` */
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
    categories: listCategories(kind),
    miniature: { brandId, pictures: wholeMiniature(id) },
    history: wantsHistory(query) ? projectHistory(id, placeIn(query)) : null,
  }
}

/** Saves name and categories and leads back to the list; or answers the refused form. */
export async function saveTemplate(actor: Actor, kind: TemplateKind, id: string, form: FormData) {
  const submission = parseWithZod(form, { schema: templateSchema })
  managedTemplate(actor, kind, id)
  if (submission.status !== 'success') return refuse(submission)
  const { published = false, ...typed } = submission.value
  try {
    updateTemplate(actor, { kind, id, ...typed, published })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(templatePath(kind, id), { kind: 'success', text: say.updated })
}
