import { logHistory } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'

type HistoryEntry = {
  /** Table of the object. */
  collection: string
  document: string
  /** A verb in the past tense as the history tab shows it, e.g. `created`, `page order updated`. */
  action: string
  /** See `actorKey`; `system` for what nobody asked for. */
  user: string
  details?: unknown
}

/** Writes the history row of a change, in the change's own transaction. */
export function record(tx: Tx, { details, ...entry }: HistoryEntry): void {
  tx.insert(logHistory)
    .values({ id: newId(), created: Date.now(), ...entry, details: details ?? null })
    .run()
}
