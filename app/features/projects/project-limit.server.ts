import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { projectLimit } from '~/permissions/projects'
import type { Actor, Member } from '~/permissions/vocabulary'

/** Whether the person may own one more project. Templates do not count. */
export function mayOwnAnotherProject(tx: Reader, actor: Member): boolean {
  const limit = projectLimit(actor, readSettings(tx))
  const own = tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, actor.id), eq(projects.kind, 'website')))
    .limit(limit)
    .all()
  return own.length < limit
}

/** Whether somebody signed in has no room for one more project. */
export const isAtProjectLimit = (actor: Actor): boolean =>
  actor.kind === 'member' && !mayOwnAnotherProject(db, actor)
