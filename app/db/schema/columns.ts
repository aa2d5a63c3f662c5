import { integer, text } from 'drizzle-orm/sqlite-core'

/** Primary key: a UUIDv7 as text, so that ids sort by creation. */
export const id = () => text('id').primaryKey()

/**
 * Stable row number: a search index points at it, or it tells which row was written first. (Without
 * it SQLite may renumber rows when the file is compacted.)
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

/** SQL list of string literals for a CHECK: `'a', 'b'`. */
export const literals = (values: readonly string[]) => values.map((v) => `'${v}'`).join(', ')
