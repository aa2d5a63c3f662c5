import { counters, requestPackages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { packageEvents } from '~/features/events/event-types/packages'
import { starterPackages } from '~/messages/users'
import { newId } from '~/platform/ids.server'

const done = 'starter_packages'

/**
 * Gives a new database the packages that clients are invited with, once: what an admin renames or
 * deletes later stays so.
 */
export function seedPackages(): void {
  transaction((tx) => {
    const first = tx.insert(counters).values({ name: done, value: 1 }).onConflictDoNothing().run()
    if (first.changes === 0) return
    for (const { name, priority } of starterPackages) {
      const id = newId()
      const now = Date.now()
      const made = tx
        .insert(requestPackages)
        .values({ id, name, priority, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .run()
      if (made.changes === 0) continue
      emit(tx, 'system', packageEvents.created, { subjectId: id })
    }
  })
}
