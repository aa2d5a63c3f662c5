import { and, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { searchText } from './define-filters'
import type { Start } from './keyset.server'

/** Whether a text is long enough to be found anywhere: the index knows parts of three characters. */
export const isIndexed = (text: string): boolean => [...text].length >= 3

/** A column as its index has it, for which upper and lower case are one. */
export const anyCase = (column: SQLiteColumn): SQL<string> => sql`${column} collate nocase`

/** Begins with a text. The largest character there is ends what starts alike. */
export const beginsWith = (column: SQLWrapper, text: string): SQL | undefined =>
  and(gte(column, text), lt(column, `${text}\u{10ffff}`))

/** Whether SQLite's own comparison knows both cases of all its letters. */
export const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** A text in the cases that SQLite's own comparison, which knows those of ASCII alone, takes for others. */
const casesOf = (text: string): string[] => [
  ...new Set(
    isAscii(text)
      ? [text.toLowerCase()]
      : [
          text.toLowerCase(),
          text.toUpperCase(),
          text.toLowerCase().replace(/^./u, (first) => first.toUpperCase()),
        ],
  ),
]

/**
 * Has a text anywhere, literally, in small letters, capitals or with a capital first; reads every row it
 * is asked about.
 */
export const contains = (column: SQLWrapper, text: string): SQL | undefined =>
  or(...casesOf(text).map((each) => has(column, each)))

/** Begins with a text, in the same cases; reads every row it is asked about. */
export const startsAs = (column: SQLWrapper, text: string): SQL | undefined =>
  or(...casesOf(text).map((first) => beginsWith(column, first)))

const has = (column: SQLWrapper, text: string) =>
  sql`${column} like ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`

type Searched = {
  table: SQLiteTable & { rowNumber: SQLiteColumn }
  /** Its full-text index. */
  index: string
  /** `name : `, before a search, keeps it to one column of that. */
  only?: string
  /** What one or two characters are the beginning of: columns with an index. */
  starts: readonly SQLWrapper[]
  /** A search looks through this many hits, a thousand where it is not said. */
  most?: number
}

const most = 1000

/** The row numbers of what a text is found in: a query for each place where it is looked for. */
function hits(
  typed: string | null | undefined,
  searched: Searched,
  limit: SQL,
  start: Start = null,
) {
  const { table, index, only = '', starts } = searched
  const { rowNumber } = table
  const text = searchText(typed)
  if (!text) return []
  if (isIndexed(text)) {
    const phrase = `${only}"${text.replaceAll('"', '""')}"`
    const from = start && sql`and rowid ${start.back ? sql`>` : sql`<`} ${start.values[0]}`
    return [
      sql`select rowid from ${sql.identifier(index)}
      where ${sql.identifier(index)} match ${phrase} ${from ?? sql``}
      order by rowid ${start?.back ? sql`asc` : sql`desc`} ${limit}`,
    ]
  }
  return starts.flatMap((column) =>
    casesOf(text).map(
      (first) => sql`select row_number from (select ${rowNumber} from ${table}
        where ${beginsWith(column, first)} order by ${column} ${limit})`,
    ),
  )
}

/**
 * The search of a big table. Three characters or more stand anywhere: of very many hits the newest are
 * looked through, in a list by row numbers those beyond its start. Fewer stand at the beginning, of
 * which the first by the alphabet are looked through: all of them would have to be read to know the newest.
 */
export function matches(typed: string | null | undefined, searched: Searched, start: Start = null) {
  const found = hits(typed, searched, sql`limit ${searched.most ?? most}`, start)
  if (!searchText(typed)) return undefined
  return sql`${searched.table.rowNumber} in (${sql.join(found, sql` union `)})`
}

/** The row number of the first hit that `matches` looks through no more: a query for each place. */
export const firstOverlooked = (typed: string, searched: Searched, start: Start = null): SQL[] =>
  hits(typed, searched, sql`limit 1 offset ${searched.most ?? most}`, start)

/** Whether there are more hits than `matches` looks through: a condition for each place. */
export const overlooked = (typed: string, searched: Searched): SQL[] =>
  firstOverlooked(typed, searched).map((hit) => sql`exists (${hit})`)
