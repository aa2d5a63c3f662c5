import { liveEvents } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** What an open page can listen to: a project's editor, a person's bell, a list that many look at. */
export type Topic =
  | `project:${string}`
  | `user:${string}`
  | `list:${'panels' | 'templates' | 'users'}`

/**
 * Tells open pages that something under a topic changed, in the transaction of the change: they
 * hear of it after the commit, or never. What changed they read for themselves.
 */
export function publish(tx: Tx, ...topics: Topic[]): void {
  const at = Date.now()
  if (topics.length > 0) {
    tx.insert(liveEvents)
      .values(topics.map((topic) => ({ topic, at })))
      .run()
  }
}
