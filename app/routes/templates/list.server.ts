import { anId, defineFilters, oneOf, search } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { listTemplates } from '~/features/templates/list-templates.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'

/** Data of the screen of a kind of templates, with its filters. */
export type TemplateListData = ReturnType<typeof templateList>

export const templateFilters = defineFilters({
  q: search(),
  category: anId(),
  view: oneOf(['table']),
})

/** Data of a list of templates. @throws DomainError 403 */
export function templateList(actor: Actor, kind: TemplateKind, query: URLSearchParams) {
  const asked = templateFilters(query)
  const categories = listTemplateCategories(kind)
  // A category that was deleted meanwhile filters nothing.
  const category = categories.find(({ id }) => id === asked.category)?.id ?? ''
  return {
    kind,
    filters: { ...asked, category },
    categories,
    ...listTemplates(actor, kind, { search: asked.q, category, place: readPageStart(query) }),
  }
}
