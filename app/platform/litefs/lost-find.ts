import type { StoredRow, StoredValue } from '~/shared/stored-row'

export type Value = StoredValue
export type Row = StoredRow

/** One row that only one node had: its last changes were not copied in time. */
export type LostRow = {
  table: string
  /** Values of the columns that tell the row apart: its `id`, or its primary key. */
  key: Row
  kind: 'added' | 'changed' | 'removed'
  /** The row where both histories part; null where it was added. */
  before: Row | null
  /** Row after the change; null when it was removed. */
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

/** State of a find at the primary: all rows, some of them, or admins have decided about it. */
export type WhatIsKept = 'whole' | 'partly' | 'decided'

/** Service of the primary for nodes that had rows alone. */
export type LostRowsDesk = {
  /** @throws DomainError `lost-finds-full` (503) */
  keep: (found: LostFind) => WhatIsKept
  /** @returns null for a find that it does not have */
  ask: (id: string) => WhatIsKept | null
}
