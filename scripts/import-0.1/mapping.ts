/** Where the data of 0.1 goes. A table or column that is not named here keeps its name. */
export type Mapping = {
  /** Tables of 0.1 that are not copied: something makes them anew. */
  leftOut: string[]
  /** Table of 0.1 → its name now. */
  tables: Record<string, string>
  /** Table of 0.1 → column of 0.1 → its name now, null for one that is gone. */
  columns: Record<string, Record<string, string | null>>
  /** Table of 0.1 → column of now → what it holds, in SQL over the old row. */
  computed: Record<string, Record<string, string>>
  /**
   * Rows that go to a second table as well, or to one that takes in several: `from` is a table of 0.1 and a
   * condition, such as `attachments where message_id is not null`, `columns` as `computed`. All that goes to one table is said for
   * the same columns.
   */
  moved: { from: string; into: string; columns: Record<string, string> }[]
}

export const mapping: Mapping = {
  leftOut: ['search_waiting'],
  tables: {},
  columns: {},
  computed: {},
  moved: [],
}
