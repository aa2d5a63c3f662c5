import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { categoriesOf, type Template, templateById, templatesOf } from './find-template.server'
import { type Thumbnail, thumbnails } from './thumbnails.server'

/** Templates in the dialog of a new project. */
const mostOffered = 60

/**
 * Published project template for somebody who starts a project with it.
 *
 * @throws DomainError `template-gone` (409) beside `templateId` for anything else: one that was deleted or
 *   unpublished meanwhile, a page template, a project that is no template
 */
export function offeredTemplate(tx: Tx, id: string): Template {
  const template = templateById(tx, 'project', id)
  if (!template?.published) throw new DomainError('template-gone', 409, { field: 'templateId' })
  return template
}

export type OfferedTemplate = {
  id: string
  name: string
  category: string | null
  pages: number
  thumbnail: Thumbnail
}

/** Templates for a new project: the published project templates, newest first. */
export function listOfferedTemplates(): { templates: OfferedTemplate[]; more: boolean } {
  const rows = db
    .select({
      id: projects.id,
      name: projects.name,
      brandId: projects.brandId,
      pages: sql<number>`(select count(*) from pages p where p.project_id = projects.id)`,
    })
    .from(projects)
    .where(and(templatesOf('project'), eq(projects.published, true)))
    .orderBy(desc(projects.createdAt), asc(projects.id))
    .limit(mostOffered + 1)
    .all()
  const shown = rows.slice(0, mostOffered)
  const ids = shown.map(({ id }) => id)
  const pictures = thumbnails(ids)
  const categories = categoriesOf(ids)
  return {
    templates: shown.map(({ id, name, brandId, pages }) => ({
      id,
      name,
      pages,
      category: categories.get(id)?.[0]?.name ?? null,
      thumbnail: { brandId, pictures: pictures.get(id) ?? [] },
    })),
    more: rows.length > mostOffered,
  }
}
