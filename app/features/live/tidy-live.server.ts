import { inArray, lt } from 'drizzle-orm'
import { liveEvents, presences } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { presenceEvents } from '~/features/events/event-types/presence'
import { presenceLife } from '~/features/presence/people-here.server'

/** How long events are kept for browsers that come back, in milliseconds. */
const eventLife = 60 * 60 * 1000
/** Most that are removed at once, so that nobody waits long for the write lock. */
const batch = 5_000

/** Removes events older than an hour. @returns how many */
export function tidyEvents(now = Date.now()): number {
  return transaction((tx) => {
    const old = tx
      .select({ seq: liveEvents.seq })
      .from(liveEvents)
      .where(lt(liveEvents.createdAt, now - eventLife))
      .limit(batch)
    return tx.delete(liveEvents).where(inArray(liveEvents.seq, old)).run().changes
  })
}

/** Forgets the people whose browsers went without a word, and tells those who are left. @returns how many */
export function tidyPresences(now = Date.now()): number {
  return transaction((tx) => {
    const over = tx
      .select({ id: presences.id })
      .from(presences)
      .where(lt(presences.seenAt, now - presenceLife))
      .limit(batch)
    const gone = tx.delete(presences).where(inArray(presences.id, over)).returning().all()
    const projectIds = new Set(gone.map(({ projectId }) => projectId))
    for (const of of projectIds) emit(tx, 'system', presenceEvents.changed, { subjectId: of })
    return gone.length
  })
}
