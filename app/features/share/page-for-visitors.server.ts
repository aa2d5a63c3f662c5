import { and, eq } from 'drizzle-orm'
import { collaborators, pages, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { findShared } from './find-share.server'

export type PageOfLink = { token: string; pageId: string }

/**
 * The page that a visitor says something about.
 *
 * @throws DomainError `not-found` when the link is not (any more) one; `comments-off` (403);
 *   `shared-page-gone` (404)
 */
export function pageForVisitors(tx: Tx, { token, pageId }: PageOfLink) {
  const shared = findShared(token)
  if (!shared.comments) throw new DomainError('comments-off', 403)
  const page = tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.projectId, shared.id)))
    .get()
  if (!page) throw new DomainError('shared-page-gone', 404)
  return { shared, page }
}

/** Who hears of what a visitor says: the owner of a project and its active collaborators. */
export function participantsOf(tx: Tx, projectId: string): string[] {
  const owner = tx
    .select({ id: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId))
    .get()
  const others = tx
    .select({ id: collaborators.userId })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), eq(collaborators.status, 'active')))
    .all()
  return [...(owner?.id ? [owner.id] : []), ...others.map(({ id }) => id)]
}
