import { eq, isNotNull } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { clearProject } from './clear-project.server'

/** Removes some of what is left of deleted projects and pages. @returns whether there was any */
export function removeDeleted(): boolean {
  return transaction((tx) => {
    const gone = tx
      .select({ id: projects.id })
      .from(projects)
      .where(isNotNull(projects.deletedAt))
      .limit(1)
      .get()
    if (!gone) return false
    if (!clearProject(tx, gone.id)) tx.delete(projects).where(eq(projects.id, gone.id)).run()
    return true
  })
}
