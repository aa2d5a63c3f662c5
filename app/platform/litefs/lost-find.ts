import type { StoredRow, StoredValue } from '~/shared/stored-row'

export type Value = StoredValue
export type Row = StoredRow

/** What a node had of one row, and no other node: its last changes were not copied in time. */
export type LostRow = {
  table: string
  /** Values of the columns that tell the row apart: its `id`, or its primary key. */
  key: Row
  kind: 'added' | 'changed' | 'removed'
  /** The row where both histories part; null where it was added. */
  before: Row | null
  /** What became of it; null where it was removed. */
  after: Row | null
}

/** All that one node had alone when it came back, as it tells the primary. */
export type LostFind = {
  /** Host name and time of the copy: what is sent twice is kept once. */
  id: string
  /** Host name. */
  node: string
  /** Milliseconds: the first and the last lost transaction. */
  from: number
  until: number
  /** The place where both histories part is unknown: the rows were compared with the present. */
  isUncertain: boolean
  /** Rows that the node keeps in its own copy alone. */
  leftOut: number
  rows: LostRow[]
}

/** What the primary has of a find: all rows, not all of them, or admins have decided about it. */
export type WhatIsKept = 'whole' | 'partly' | 'decided'

/** What the primary does for nodes that had something alone. */
export type LostRowsDesk = {
  /** @throws DomainError `lost-finds-full` (503) */
  keep: (found: LostFind) => WhatIsKept
  /** @returns null for a find that it does not have */
  ask: (id: string) => WhatIsKept | null
}
