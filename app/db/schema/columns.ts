import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, integer, text } from 'drizzle-orm/sqlite-core'
import type { Priority } from '~/permissions/vocabulary'

/** Primary key: a UUIDv7 as text, so that ids sort by creation. */
export const id = () => text('id').primaryKey()

/**
 * Stable row number: a search index points at it, or it tells which row was written first. (Without
 * it SQLite may renumber rows when the file is compacted.) Drizzle knows no search index: `…_search`,
 * `…_short` and their triggers are in `app/db/search-and-triggers.sql`.
 */
export const rowNumber = () => integer('row_number').primaryKey()

/** The public key of a table that has a `rowNumber`: a UUIDv7 as text. */
export const publicId = () => text('id').notNull().unique()

/** A moment: integer milliseconds UTC. */
export const moment = (name: string) => integer(name)

/** A yes or no, no by default. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

/** Counts the saves of an editable row; a form that carries an older one is stale. */
export const version = () => integer('version').notNull().default(1)

/** Sort order of priorities: the most urgent first. */
export const urgencies: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** The same in SQL, of a column that holds a priority. */
export const urgencyOf = (priority: SQLWrapper): SQL<number> =>
  sql`(case ${priority} when 'high' then 0 when 'medium' then 1 else 2 end)`

/** The same as a column. */
export const urgency = () =>
  integer('urgency').generatedAlwaysAs(urgencyOf(sql`priority`), { mode: 'virtual' })

/** SQL list of string literals, for a CHECK or to find an index whose rows are these: `'a', 'b'`. */
export const literals = (values: readonly string[]) => values.map((v) => `'${v}'`).join(', ')

/**
 * The columns of a table whose rows are work that waits; see `leasedQueue`. The table has a `status`
 * beside them.
 */
export const leased = () => ({
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  /** From when on a row that waits is tried; of one in hand, when its lease ends. */
  nextAttemptAt: moment('next_attempt_at').notNull(),
  /** When it was tried first. */
  firstAttemptAt: moment('first_attempt_at'),
  /** Holder of the lease: a result from anyone else does not count. */
  lease: text('lease'),
})

/** Characters of JSON from which it is stored compressed. */
const longJson = 2_000

/**
 * JSON, compressed where it is long: two hundred changes of sections take 5 KB instead of 60. Short
 * JSON is stored as it is.
 */
export const packedJson = <T>() =>
  customType<{ data: T; driverData: string | Buffer }>({
    dataType: () => 'text',
    toDriver: (value) => {
      const json = JSON.stringify(value)
      return json.length < longJson ? json : deflateRawSync(json, { level: 6 })
    },
    fromDriver: (stored) =>
      JSON.parse(typeof stored === 'string' ? stored : inflateRawSync(stored).toString()) as T,
  })
