import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pages } from '~/db/schema'
import { notFound } from '~/domain-error'
import { editableProject, type Project } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'

export type Page = typeof pages.$inferSelect

/** A page, and the project it is of. */
export type PageInProject = { project: Project; page: Page }

const byIds = prepared(() =>
  db
    .select()
    .from(pages)
    .where(
      and(eq(pages.id, sql.placeholder('page')), eq(pages.projectId, sql.placeholder('project'))),
    )
    .prepare(),
)

/**
 * A page of a project that the person may edit: where a change happens.
 *
 * @throws DomainError `not-found` when the page is not one of the project, or the project not editable
 */
export function editablePage(actor: Actor, projectId: string, pageId: string): PageInProject {
  const project = editableProject(actor, projectId)
  const page = byIds().get({ page: pageId, project: projectId })
  if (!page) throw notFound()
  return { project, page }
}
