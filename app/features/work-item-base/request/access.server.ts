import { eq, type Placeholder } from 'drizzle-orm'
import { requests } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { openWork, ownWork } from '~/features/work-item-base/open-work.server'
import type { Actor } from '~/permissions/vocabulary'
import type { WorkFacts } from '~/permissions/work'
import { recordState } from './record-state.server'

export type StoredRequest = typeof requests.$inferSelect

/** A request that somebody may open, with what the rules look at. */
export type OpenRequest = StoredRequest & WorkFacts

/**
 * A request that somebody may open.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export const visibleRequest = (from: Reader, actor: Actor, id: string): OpenRequest =>
  openWork(from, actor, from.select().from(requests).where(eq(requests.id, id)).get())

/** The requests that somebody who is no staff may open, as a condition: theirs and their companies'. */
export const ownRequests = (actor: { id: string | Placeholder }) => ownWork(requests, actor)

/** Writes what changed of a request, counts its version on and records its state. */
export function saveRequest(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<typeof requests.$inferInsert>,
): void {
  const updatedAt = Date.now()
  tx.update(requests)
    .set({ ...change, version: version + 1, updatedAt })
    .where(eq(requests.id, id))
    .run()
  recordState(tx, id, updatedAt)
}
