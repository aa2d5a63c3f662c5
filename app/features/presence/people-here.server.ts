import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { presences, users } from '~/db/schema'
import type { Actor } from '~/permissions/vocabulary'

/** Milliseconds without a sign of life after which a page counts as closed. */
export const presenceLife = 60_000

/** Somebody else in the same editor. */
type PersonHere = { id: string; fullName: string; avatar: string | null }

const others = prepared(() =>
  db
    .select({ id: users.id, fullName: users.fullName, avatar: users.avatar })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(
      and(
        eq(presences.projectId, sql.placeholder('project')),
        gt(presences.seenAt, sql.placeholder('after')),
        ne(presences.userId, sql.placeholder('self')),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(50)
    .prepare(),
)

/** Lists others who have the editor of a project open. Guests see nobody and are seen by nobody. */
export function peopleHere(actor: Actor, projectId: string, now = Date.now()): PersonHere[] {
  if (actor.kind !== 'member') return []
  return others().all({ project: projectId, after: now - presenceLife, self: actor.id })
}
