import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, pages } from '~/db/schema'
import { sectionById, touching } from './find-section.server'

/** Page of a project that a body section is on, or was on before it was deleted. Null for anything else. */
export function pageOfSection(projectId: string, id: string): string | null {
  const section = sectionById(id)
  if (section) return section.projectId === projectId ? section.pageId : null
  const left = db
    .select({ pageId: pageOps.pageId })
    .from(pageOps)
    .innerJoin(pages, eq(pages.id, pageOps.pageId))
    .where(and(eq(pages.projectId, projectId), touching(id)))
    .limit(1)
    .get()
  return left?.pageId ?? null
}
