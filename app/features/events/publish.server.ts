import { liveEvents } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { Topic } from '~/features/live/topics'

/** Events that each open transaction has announced already: once is enough, they are heard together. */
const published = new WeakMap<Tx, Set<Topic>>()

/**
 * Tells open pages that something under a topic changed, in the transaction of the change: they
 * hear of it after the commit, or never. What changed they read for themselves.
 */
export function publish(tx: Tx, ...topics: Topic[]): void {
  const before = published.get(tx) ?? new Set()
  const fresh = [...new Set(topics)].filter((topic) => !before.has(topic))
  if (fresh.length === 0) return
  published.set(tx, new Set([...before, ...fresh]))
  const at = Date.now()
  tx.insert(liveEvents)
    .values(fresh.map((topic) => ({ topic, createdAt: at })))
    .run()
}
