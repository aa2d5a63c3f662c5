import { logHistory } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import type { Collection } from './event-type'

type HistoryEntry = {
  /** Table of the object. */
  collection: Collection
  documentId: string
  /** The project that the object belongs to; one of `projects` belongs to itself. */
  projectId?: string | undefined
  /** A verb in the past tense as the history tab shows it, e.g. `created`, `page order updated`. */
  action: string
  /** See `actorKey`; `system` for what nobody asked for. */
  userId: string
  details?: unknown
}

/** Writes the history row of a change, in the change's own transaction. */
export function record(tx: Tx, { details, projectId: given, ...entry }: HistoryEntry): void {
  const projectId = given ?? (entry.collection === 'projects' ? entry.documentId : null)
  tx.insert(logHistory)
    .values({
      id: newId(),
      createdAt: Date.now(),
      ...entry,
      projectId,
      details: details ?? null,
    })
    .run()
}
