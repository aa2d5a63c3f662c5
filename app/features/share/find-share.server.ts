import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { projects, users } from '~/db/schema'
import { notFound } from '~/domain-error'
import { permittedProject } from '~/features/project-base/project-access.server'
import { pathTo } from '~/map/path-to'
import { canShareProject } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'

const byToken = prepared(() =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      brandId: projects.brandId,
      story: projects.story,
      comments: projects.shareComments,
      owner: users.fullName,
    })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.shareToken, sql.placeholder('token')), eq(projects.kind, 'website')))
    .prepare(),
)

type Shared = NonNullable<ReturnType<ReturnType<typeof byToken>['get']>>

/**
 * The project behind a share link.
 *
 * @throws DomainError `not-found` for a link that was revoked and for one that never was: the same answer
 */
export function findShared(token: string): Shared {
  const shared = token.length < 100 ? byToken().get({ token }) : undefined
  if (!shared) throw notFound()
  return shared
}

/**
 * The share link of one's own project; `link` and `token` are null while it is off.
 *
 * @throws DomainError `not-found`; 403 for collaborators and staff
 */
export function findShareLink(actor: Actor, projectId: string) {
  const project = permittedProject(actor, projectId, canShareProject)
  const { shareToken: token, shareComments: comments } = project
  const path = token ? pathTo('/share/:token', { token }) : null
  return { token, path, link: path && env.appUrl + path, comments }
}
