import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm'
import { projects, sections } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { removeProjects } from '~/features/project-base/remove-project.server'

const hour = 60 * 60 * 1000
/** How long a project without owner and without any section is kept after its last change. */
const emptyLife = 24 * hour
/** How long one with sections is. */
const abandonedLife = 90 * 24 * hour
/** Most that are removed at once, so that nobody waits long for the write lock. */
const batch = 20

/**
 * Removes projects without owner that were left: empty ones after a day, others 90 days after
 * their last change, and the brands that no project has any more.
 *
 * @returns how many projects are gone
 */
export function tidyGuestProjects(now = Date.now()): number {
  return transaction((tx) => {
    const left = leftProjects(tx, now)
    if (left.length === 0) return 0
    removeProjects(tx, left, 'system')
    return left.length
  })
}

function leftProjects(tx: Tx, now: number) {
  const hasSection = tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.projectId, projects.id))
  return tx
    .select()
    .from(projects)
    .where(
      and(
        isNull(projects.ownerId),
        isNull(projects.deletedAt),
        eq(projects.kind, 'website'),
        or(
          and(lt(projects.updatedAt, now - emptyLife), notExists(hasSection)),
          lt(projects.updatedAt, now - abandonedLife),
        ),
      ),
    )
    .limit(batch)
    .all()
}
