import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { indexBeforeSearch, type SearchIndex } from '~/db/search-index.server'
import { foldTyped } from '~/shared/fold'
import { asWord, isShort } from '~/shared/short-words'
import { searchText } from './define-filters'
import type { Start } from './keyset.server'

/** A column as its index has it, for which upper and lower case are one. */
export const anyCase = (column: SQLiteColumn): SQL<string> => sql`${column} collate nocase`

/** Begins with a text. The largest character there is ends what starts alike. */
export const beginsWith = (column: SQLWrapper, text: string): SQL =>
  sql`(${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`})`

/**
 * Position at which a folded text begins in a column; null, which matches nothing, for a text without
 * visible signs.
 */
const placeIn = (column: SQLWrapper, text: string): SQL =>
  sql`instr(fold(${column}), nullif(${foldTyped(text)}, ''))`

/** Has a text anywhere, literally, as `fold` has both; reads every row it is asked about: for short ones. */
export const contains = (column: SQLWrapper, text: string): SQL => sql`${placeIn(column, text)} > 0`

/** Begins with a text, in the same way. */
export const startsAs = (column: SQLWrapper, text: string): SQL => sql`${placeIn(column, text)} = 1`

/** Has one or two signs where the index of such parts has them; reads every row it is asked about. */
export const hasShort = (column: SQLWrapper, text: string): SQL =>
  sql`has_short(${column}, ${foldTyped(text)})`

/** Whether a text is so short that only beginnings of words are searched. */
export const isShortText = (text: string): boolean => isShort(foldTyped(text))

export type Searched = {
  table: SQLiteTable & { rowNumber: SQLiteColumn }
  /** Its indexes: `<index>_search` finds parts of three signs and more, `<index>_short` those of one or two. */
  index: SearchIndex
  /** `name : `, before a search, keeps it to one column of these. */
  only?: string
  /** A search looks through this many hits, a thousand where it is not said. */
  most?: number
}

const most = 1000

/** The row numbers of what a text is found in, the newest first; undefined for an empty one. */
function hits(
  typed: string | null | undefined,
  { index, only = '' }: Searched,
  limit: SQL,
  start: Start = null,
): SQL | undefined {
  if (!searchText(typed)) return undefined
  const text = foldTyped(searchText(typed))
  if (!text) return sql`select null as rowid where false`
  indexBeforeSearch()
  const short = isShort(text)
  const name = sql.identifier(`${index}_${short ? 'short' : 'search'}`)
  const phrase = `${only}"${short ? asWord(text) : text.replaceAll('"', '""')}"`
  const from = start && sql`and rowid ${start.back ? sql`>` : sql`<`} ${start.values[0]}`
  return sql`select rowid from ${name} where ${name} match ${phrase} ${from ?? sql``}
    order by rowid ${start?.back ? sql`asc` : sql`desc`} ${limit}`
}

/**
 * The search of a big table: with very many hits only the newest are looked through, in a list by row
 * numbers those beyond its start. Both sides are folded (`fold`); one or two signs are found by
 * `shortParts`, more of them anywhere.
 */
export function matches(typed: string | null | undefined, searched: Searched, start: Start = null) {
  const found = hits(typed, searched, sql`limit ${searched.most ?? most}`, start)
  return found && sql`${searched.table.rowNumber} in (select rowid from (${found}))`
}

/** The row number of the first hit that `matches` looks through no more. */
export const firstOverlooked = (
  typed: string | null | undefined,
  searched: Searched,
  start: Start = null,
): SQL | undefined => hits(typed, searched, sql`limit 1 offset ${searched.most ?? most}`, start)

/** Whether there are more hits than `matches` looks through. */
export function overlooked(typed: string, searched: Searched): SQL {
  const first = firstOverlooked(typed, searched)
  return first ? sql`exists (${first})` : sql`false`
}
