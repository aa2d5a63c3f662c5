import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, projects, users } from '~/db/schema'
import { readFrom, startOf } from '~/features/lists/pages.server'
import { searchText } from '~/features/lists/search.server'
import type { Member } from '~/permissions/vocabulary'
import { nameContains } from './name-contains.server'
import { cardColumns, pageOfCards } from './project-cards.server'

/** The projects of others that somebody works on as an active collaborator, last joined first. */
export function listSharedProjects(
  actor: Member,
  { search, after }: { search?: string; after?: string } = {},
) {
  const text = searchText(search)
  const { beyond, order } = readFrom(startOf(after ? { after } : null), [
    collaborators.createdAt,
    collaborators.id,
  ])
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
          eq(projects.template, false),
          text ? nameContains(text) : undefined,
          beyond,
        ),
      )
      .orderBy(...order)
      .limit(most)
      .all(),
  )
}
