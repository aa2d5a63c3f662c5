import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages } from '~/db/schema'
import { notFound } from '~/domain-error'
import { flatten, pageTree } from '~/editor/tree'
import { templateById } from './find-template.server'
import { wholeThumbnail } from './thumbnails.server'

/**
 * A published project template as it is looked at before a project starts with it: its pages in
 * their order, and all of one page in the template's own brand.
 *
 * @param wanted the page that is shown; else the home page
 * @throws DomainError `not-found`
 */
export function previewedTemplate(id: string, wanted: string | null) {
  const template = templateById(db, 'project', id)
  if (!template?.published) throw notFound()
  const all = db.select().from(pages).where(eq(pages.projectId, id)).all()
  const shown = flatten(pageTree(all))
  const page = shown.find((p) => p.id === wanted) ?? shown.find((p) => p.home) ?? shown[0] ?? null
  return {
    name: template.name,
    pages: shown.map(({ id, name, depth }) => ({ id, name, depth })),
    page: page?.id ?? null,
    thumbnail: {
      brandId: template.brandId,
      pictures: page ? wholeThumbnail(id, page.id) : [],
    },
  }
}
