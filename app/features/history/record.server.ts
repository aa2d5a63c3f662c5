import { logHistory } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newId } from '~/platform/ids.server'

type HistoryEntry = {
  /** Table of the object. */
  collection: string
  document: string
  /** The project that the object belongs to; one of `projects` belongs to itself. */
  project?: string
  /** A verb in the past tense as the history tab shows it, e.g. `created`, `page order updated`. */
  action: string
  /** See `actorKey`; `system` for what nobody asked for. */
  user: string
  details?: unknown
}

/** Writes the history row of a change, in the change's own transaction. */
export function record(tx: Tx, { details, project, ...entry }: HistoryEntry): void {
  const of = project ?? (entry.collection === 'projects' ? entry.document : null)
  tx.insert(logHistory)
    .values({ id: newId(), created: Date.now(), ...entry, project: of, details: details ?? null })
    .run()
}

/** What the history of a project tells of a change on one of its pages. */
export type PageDetails = {
  page: string
  /** What the page is called at the time. */
  name: string
  /** The version of the page that the change made. */
  revision?: number
  /** The panel of the section, and the one before a swap. */
  panel?: string | null
  was?: string
  /** The page that a section moved to. */
  to?: string
  /** How many changes were made at once. */
  count?: number
}

type OnPage = Omit<HistoryEntry, 'collection' | 'document' | 'project' | 'details'> & {
  collection?: 'pages' | 'sections' | 'page_notes' | 'page_copies'
  /** Left out: the page itself. */
  document?: string
  details?: Omit<PageDetails, 'page' | 'name'>
}

/** Writes the history row of a change of a page, or of what is on it. */
export function recordOnPage(
  tx: Tx,
  page: { id: string; projectId: string; name: string },
  { collection = 'pages', document = page.id, details, ...entry }: OnPage,
): void {
  const told: PageDetails = { page: page.id, name: page.name, ...details }
  record(tx, { ...entry, collection, document, project: page.projectId, details: told })
}
