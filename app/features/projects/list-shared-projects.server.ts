import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { collaborators, projects, users } from '~/db/schema'
import { searchText } from '~/features/lists/define-filters'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { contains } from '~/features/lists/search.server'
import type { Member } from '~/permissions/vocabulary'
import { cardColumns, cardsPerPage, covered } from './project-cards.server'

const anyShared = prepared(() =>
  db
    .select({ id: collaborators.id })
    .from(collaborators)
    .where(and(eq(collaborators.userId, sql.placeholder('id')), eq(collaborators.status, 'active')))
    .limit(1)
    .prepare(),
)

/** The projects of others that somebody works on as an active collaborator, last joined first. */
export function listSharedProjects(
  actor: Member,
  { search, place }: { search?: string; place?: PageStart } = {},
) {
  // Most people have none, and everybody's first screen asks.
  if (!anyShared().get({ id: actor.id })) return { projects: [], next: null }
  const text = searchText(search)
  const { createdAt: at, id: key } = collaborators
  const { rows, next } = readPage({
    select: db
      .select({ ...cardColumns, owner: users.fullName, at, key })
      .from(collaborators)
      .innerJoin(projects, eq(projects.id, collaborators.projectId))
      .innerJoin(users, eq(users.id, projects.ownerId))
      .$dynamic(),
    where: and(
      eq(collaborators.userId, actor.id),
      eq(collaborators.status, 'active'),
      eq(projects.kind, 'website'),
      text ? contains(projects.name, text) : undefined,
    ),
    sort: newestFirst(at, key),
    place,
    size: cardsPerPage,
  })
  return { projects: covered(rows), next }
}
