import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, templatesInCategories } from '~/db/schema'
import {
  cursorOf,
  type Place,
  pageSize,
  readFrom,
  startOf,
  turnedPage,
} from '~/features/lists/pages.server'
import { searchText } from '~/features/lists/search.server'
import { nameContains } from '~/features/projects/name-contains.server'
import type { TemplateKind } from '~/permissions/templates'
import { canUsePageTemplates } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
import { type CategoryName, categoriesOf, requireTemplateManager } from './find-template.server'
import { type Miniature, miniatures } from './miniatures.server'

export type ListedTemplate = {
  id: string
  name: string
  published: boolean
  createdAt: number
  updatedAt: number
  categories: CategoryName[]
  /** In the template's own brand. */
  miniature: Miniature
}

type Question = { search?: string; category?: string | null; place?: Place }
export type TemplatePage = {
  templates: ListedTemplate[]
  newer: string | null
  older: string | null
}

/** Written out, so that the indexes of the templates are used. */
const ofKind: Record<TemplateKind, SQL> = {
  page: sql`page_template = 1`,
  project: sql`template = 1 and page_template = 0`,
}

/**
 * The templates of a kind, newest first, for those who manage them.
 *
 * @throws Fault 403
 */
export function listTemplates(actor: Actor, kind: TemplateKind, question: Question): TemplatePage {
  requireTemplateManager(actor, kind)
  return read(kind, question)
}

/** The page templates that Select A Template offers to staff. @throws Fault 403 */
export function listPageTemplates(actor: Actor, question: Question): TemplatePage {
  if (!canUsePageTemplates(actor)) throw forbidden()
  return read('page', question)
}

function read(kind: TemplateKind, { search, category, place = null }: Question): TemplatePage {
  const text = searchText(search)
  const start = startOf(place)
  const { beyond, order } = readFrom(start, [projects.createdAt, projects.id])
  const { id, name, published, brandId, createdAt, updatedAt } = projects
  const inCategory = db
    .select({ id: templatesInCategories.projectId })
    .from(templatesInCategories)
    .where(eq(templatesInCategories.categoryId, category ?? ''))
  const found = db
    .select({ id, name, published, brandId, createdAt, updatedAt })
    .from(projects)
    .where(
      and(
        ofKind[kind],
        category ? inArray(projects.id, inCategory) : undefined,
        text ? nameContains(text) : undefined,
        beyond,
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(found, start, (row) => cursorOf(row.createdAt, row.id))
  const ids = page.map((row) => row.id)
  const categories = categoriesOf(ids)
  const pictures = miniatures(ids)
  return {
    templates: page.map(({ brandId, ...row }) => ({
      ...row,
      categories: categories.get(row.id) ?? [],
      miniature: { brandId, pictures: pictures.get(row.id) ?? [] },
    })),
    ...ways,
  }
}
