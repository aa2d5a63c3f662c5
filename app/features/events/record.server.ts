import { logHistory } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'
import type { Collection } from './event-type'

type HistoryEntry = {
  /** Table of the object. */
  collection: Collection
  document: string
  /** The project that the object belongs to; one of `projects` belongs to itself. */
  project?: string | undefined
  /** A verb in the past tense as the history tab shows it, e.g. `created`, `page order updated`. */
  action: string
  /** See `actorKey`; `system` for what nobody asked for. */
  user: string
  details?: unknown
}

/** Writes the history row of a change, in the change's own transaction. */
export function record(tx: Tx, { details, project, ...entry }: HistoryEntry): void {
  const subjectId = project ?? (entry.collection === 'projects' ? entry.document : null)
  tx.insert(logHistory)
    .values({
      id: newId(),
      created: Date.now(),
      ...entry,
      project: subjectId,
      details: details ?? null,
    })
    .run()
}
