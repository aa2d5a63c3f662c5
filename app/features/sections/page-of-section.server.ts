import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, pages } from '~/db/schema'
import type { SectionAddress } from './change-page.server'
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

/** A global header or footer is on every page: where the page of its form is gone, it is changed on another one. */
export function onPageThatIs<At extends SectionAddress>(at: At): At {
  const section = sectionById(at.sectionId)
  if (section?.projectId !== at.projectId || section.pageId !== null) return at
  const inProject = eq(pages.projectId, at.projectId)
  const all = db
    .select({ id: pages.id })
    .from(pages)
    .where(inProject)
    .orderBy(asc(pages.order))
    .all()
  const other = all.some(({ id }) => id === at.pageId) ? undefined : all[0]
  return other ? { ...at, pageId: other.id } : at
}
