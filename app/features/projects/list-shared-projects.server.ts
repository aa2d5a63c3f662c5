import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, projects, users } from '~/db/schema'
import type { Member } from '~/permissions/vocabulary'
import { after as comingAfter, newestFirst } from './cursor.server'
import { cardColumns, pageOfCards } from './project-cards.server'
import { nameContains, searchText } from './search.server'

/** The projects of others that somebody works on as an active collaborator, last joined first. */
export function listSharedProjects(
  actor: Member,
  { search, after }: { search?: string; after?: string } = {},
) {
  const text = searchText(search)
  return pageOfCards((most) =>
    db
      .select({
        ...cardColumns,
        owner: users.fullName,
        at: collaborators.createdAt,
        key: collaborators.id,
      })
      .from(collaborators)
      .innerJoin(projects, eq(projects.id, collaborators.projectId))
      .innerJoin(users, eq(users.id, projects.ownerId))
      .where(
        and(
          eq(collaborators.userId, actor.id),
          eq(collaborators.status, 'active'),
          text ? nameContains(text) : undefined,
          comingAfter(after, collaborators.createdAt, collaborators.id),
        ),
      )
      .orderBy(...newestFirst(collaborators.createdAt, collaborators.id))
      .limit(most)
      .all(),
  )
}
