import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, pages } from '~/db/schema'
import type { SectionState } from '~/editor/types'
import { findProject } from '~/features/project-base/project-access.server'
import type { Page, PageInProject } from '~/features/sections/editable-page.server'
import { findPastPage, type PastPage } from '~/features/sections/past-page.server'
import { canEditProject } from '~/permissions/projects'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import type { Pin } from '~/shared/pin-param'

/**
 * Page of a pin, no matter who may edit it: everybody who sees a request sees what it is about. `mayLook`:
 * the current page is for staff and people who may edit it. Null when page or project are gone.
 */
export function pinnedPage(
  actor: Actor,
  { projectId, pageId }: Pick<Pin, 'projectId' | 'pageId'>,
): (PageInProject & { mayEdit: boolean; mayLook: boolean }) | null {
  const project = findProject(actor, projectId)
  const page = db
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)))
    .get()
  if (!project || !page) return null
  const mayEdit = canEditProject(actor, project)
  return { project, page, mayEdit, mayLook: mayEdit || isStaff(actor) }
}

/** Sections that a page shows, top to bottom; none for a version that is not kept. */
export const shownIn = (page: PastPage | null): SectionState[] =>
  page ? [page.header, ...page.body, page.footer].flatMap((section) => section ?? []) : []

/** A section of a page as it was at a version; null when it was not there. */
export const sectionAt = (here: PageInProject, sectionId: string, revision: number) =>
  shownIn(findPastPage(here, revision)).find(({ id }) => id === sectionId) ?? null

/** A version of a page with when it came about. */
export function versionOfPage(page: Page, number: number): { number: number; at: number } {
  const change = db
    .select({ at: pageOps.createdAt })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, page.id), eq(pageOps.revision, number)))
    .get()
  return { number, at: change?.at ?? page.createdAt }
}
