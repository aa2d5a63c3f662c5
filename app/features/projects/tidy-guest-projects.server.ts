import { and, eq, inArray, isNull, lt, notExists, or } from 'drizzle-orm'
import { projects, sections } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { dropUnusedBrands } from '~/features/panels/drop-unused-brands.server'
import { startUpkeep } from '~/platform/jobs/upkeep.server'

const hour = 60 * 60 * 1000
/** How long a project without owner and without any section is kept after its last change. */
const emptyLife = 24 * hour
/** How long one with sections is. */
const abandonedLife = 90 * 24 * hour
/** At most so many are removed at once, so that nobody waits long for the write lock. */
const batch = 200

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
    for (const document of left) {
      record(tx, { collection: 'projects', document, action: 'deleted', user: 'system' })
    }
    const used = tx.select({ id: projects.brandId }).from(projects)
    const brandIds = used.where(inArray(projects.id, left)).all()
    tx.delete(projects).where(inArray(projects.id, left)).run()
    dropUnusedBrands(
      tx,
      brandIds.map(({ id }) => id),
    )
    publish(tx, ...left.map((id) => `project:${id}` as const))
    return left.length
  })
}

function leftProjects(tx: Tx, now: number): string[] {
  const hasSection = tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.projectId, projects.id))
  return tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        isNull(projects.ownerId),
        eq(projects.template, false),
        or(
          and(lt(projects.updatedAt, now - emptyLife), notExists(hasSection)),
          lt(projects.updatedAt, now - abandonedLife),
        ),
      ),
    )
    .limit(batch)
    .all()
    .map(({ id }) => id)
}

/** Tidies soon after the start and every hour. @returns how to stop */
export const startGuestProjectUpkeep = () =>
  startUpkeep(
    () => {
      while (tidyGuestProjects() === batch);
    },
    'left guest projects were not removed',
    { first: 20_000, every: hour },
  )
