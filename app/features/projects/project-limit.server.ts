import { and, eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { projectLimit } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'

/** Whether the person may own one more project. Templates do not count. */
export function mayOwnAnotherProject(tx: Tx, actor: Member): boolean {
  const limit = projectLimit(actor, readSettings(tx))
  if (limit === null) return true
  const own = tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, actor.id), eq(projects.template, false)))
    .limit(limit)
    .all()
  return own.length < limit
}
