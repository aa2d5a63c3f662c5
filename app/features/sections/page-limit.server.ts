import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sections } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'

const most = { page: limits.sectionsOfPage, project: limits.sectionsOfProject }

/** Reads no more of the index than it takes to know. */
const onPage = prepared(() =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(
      sql`(select 1 from ${sections} where page_id = ${sql.placeholder('id')} and type = 'body' limit ${most.page + 1})`,
    )
    .prepare(),
)

const inProject = prepared(() =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(
      sql`(select 1 from ${sections} where project_id = ${sql.placeholder('id')} limit ${most.project + 1})`,
    )
    .prepare(),
)

const sectionsOf = (pageId: string): number => onPage().get({ id: pageId })?.n ?? 0

/** How many sections a project has, counted as far as it matters. */
const sectionsInProject = (projectId: string): number => inProject().get({ id: projectId })?.n ?? 0

/** Whether a page takes no further section. */
export const isFull = (pageId: string): boolean => sectionsOf(pageId) >= most.page

/** Whether a project takes no further section on any page. */
export const isProjectFull = (projectId: string): boolean =>
  sectionsInProject(projectId) >= most.project

/**
 * Called after a section came onto a page, in the transaction that brought it.
 *
 * @throws DomainError `page-full` (409)
 */
export function refuseOverfull(pageId: string): void {
  if (sectionsOf(pageId) <= most.page) return
  throw new DomainError('page-full', 409, { values: { most: most.page } })
}

/**
 * Called after sections came into a project, in the transaction that brought them.
 *
 * @throws DomainError `sections-full` (409)
 */
export function refuseOverfullProject(projectId: string): void {
  if (sectionsInProject(projectId) <= most.project) return
  throw new DomainError('sections-full', 409, { values: { most: most.project } })
}
