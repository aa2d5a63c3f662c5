import { listCategories } from '~/features/templates/categories.server'
import type { CategoryName } from '~/features/templates/find-template.server'
import { listTemplates } from '~/features/templates/list-templates.server'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { placeIn } from '~/routes/http/place'

/** What the screen of a kind of templates shows, with its filters. */
export type TemplateListData = ReturnType<typeof templateList>

/** What a list of templates shows. @throws Fault 403 */
export function templateList(actor: Actor, kind: TemplateKind, query: URLSearchParams) {
  const search = query.get('q')?.trim().slice(0, 200) ?? ''
  const categories = listCategories(kind)
  // A category that was deleted meanwhile filters nothing.
  const asked = categories.find(({ id }) => id === query.get('category'))
  const category: CategoryName | null = asked ? { id: asked.id, name: asked.name } : null
  const place = placeIn(query)
  return {
    kind,
    search,
    category,
    categories,
    table: query.get('view') === 'table',
    atStart: place === null,
    ...listTemplates(actor, kind, { search, category: category?.id, place }),
  }
}
