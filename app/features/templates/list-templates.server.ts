import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, templateCategoryItems } from '~/db/schema'
import { forbidden } from '~/domain-error'
import { searchText } from '~/features/lists/define-filters'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage, type Ways } from '~/features/lists/read-page.server'
import { contains } from '~/features/lists/search.server'
import type { TemplateKind } from '~/permissions/templates'
import { canUsePageTemplates } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import {
  type CategoryName,
  categoriesOf,
  requireTemplateManager,
  templatesOf,
} from './find-template.server'
import { type Thumbnail, thumbnails } from './thumbnails.server'

export type ListedTemplate = {
  id: string
  name: string
  published: boolean
  createdAt: number
  updatedAt: number
  categories: CategoryName[]
  /** In the template's own brand. */
  thumbnail: Thumbnail
}

type Question = { search?: string; category?: string | null; place?: PageStart }
type TemplatePage = Ways & { templates: ListedTemplate[] }

/**
 * The templates of a kind, newest first, for those who manage them.
 *
 * @throws DomainError 403
 */
export function listTemplates(actor: Actor, kind: TemplateKind, question: Question): TemplatePage {
  requireTemplateManager(actor, kind)
  return read(kind, question)
}

/** The page templates that Select A Template offers to staff. @throws DomainError 403 */
export function listPageTemplates(actor: Actor, question: Question): TemplatePage {
  if (!canUsePageTemplates(actor)) throw forbidden()
  return read('page', question)
}

function read(kind: TemplateKind, { search, category, place }: Question): TemplatePage {
  const text = searchText(search)
  const { id, name, published, brandId, createdAt, updatedAt } = projects
  const inCategory = db
    .select({ id: templateCategoryItems.projectId })
    .from(templateCategoryItems)
    .where(eq(templateCategoryItems.categoryId, category ?? ''))
  const { rows, ...ways } = readPage({
    select: db
      .select({ id, name, published, brandId, createdAt, updatedAt })
      .from(projects)
      .$dynamic(),
    where: and(
      templatesOf(kind),
      category ? inArray(id, inCategory) : undefined,
      text ? contains(name, text) : undefined,
    ),
    sort: newestFirst(createdAt, id),
    place,
  })
  const ids = rows.map((row) => row.id)
  const categories = categoriesOf(ids)
  const pictures = thumbnails(ids)
  return {
    templates: rows.map(({ brandId, ...row }) => ({
      ...row,
      categories: categories.get(row.id) ?? [],
      thumbnail: { brandId, pictures: pictures.get(row.id) ?? [] },
    })),
    ...ways,
  }
}
