import type { Statement } from 'better-sqlite3'
import { mayWrite } from '~/platform/litefs/node.server'
import { log } from '~/platform/log.server'
import { fold } from '~/shared/fold'
import { asWord, shortParts } from '~/shared/short-words'
import { sqlite } from './client.server'

const filesOf = (which: string) =>
  `(select group_concat(files.name, char(10)) from file_uses join files using (file) where ${which}) as files`
const work = (table: string) =>
  `select title, answers_text, ${filesOf('conversation_id = work.conversation_id and message_id is null')}
   from ${table} work where row_number = ?`

/**
 * Searched columns: those of an index, and the source of their words. `app/db/search-and-triggers.sql`
 * makes each index and switches its `deletemerge` off, see `mergeIndexes`.
 */
const sources = {
  users: 'select full_name, email from users where row_number = ?',
  projects: 'select name from projects where row_number = ?',
  company_profiles: 'select name from company_profiles where row_number = ?',
  requests: work('requests'),
  orders: work('orders'),
  // Posts of a status are left out: they are the same everywhere.
  messages: `select text, ${filesOf('message_id = messages.id')}
    from messages where row_number = ? and kind = 'message'`,
  notes: `select text, ${filesOf('note_id = notes.id')}
    from notes where row_number = ?`,
}

export type SearchIndex = keyof typeof sources

/** Rows, and characters of them, that are put into the indexes in one go while people work. */
const few = { rows: 200, letters: 40_000 }

/** Letters of a column that are found; no text is compared for longer. */
const mostFound = 20_000
/** Folds no more of a text than is found: one compatibility form may have 18 letters. */
const foldFound = (text: string): string => fold(text.slice(0, mostFound)).slice(0, mostFound)

type Waiting = { urgent: 0 | 1; kind: SearchIndex; row: number }
type Words = Record<string, string | null>

const statements = new Map<string, Statement>()
const prepared = (text: string): Statement => {
  const known = statements.get(text) ?? sqlite.prepare(text)
  statements.set(text, known)
  return known
}

/**
 * Brings the search indexes up to what was written since, as `search_waiting` names it: a part of it, and
 * what the update of an installation left for later only where `later` says so.
 *
 * @returns whether there may be more
 */
export function indexWaiting({ later = false, most = few } = {}): boolean {
  const waiting = prepared(
    `select urgent, kind, row_number as row from search_waiting where urgent >= ?
     order by urgent desc, kind desc, row_number desc limit ${most.rows}`,
  ).all(later ? 0 : 1) as Waiting[]
  if (waiting.length === 0) return false
  return sqlite
    .transaction(() => {
      let letters = 0
      for (const { urgent, kind, row } of waiting) {
        if (letters > most.letters) return true
        letters += put(kind, row)
        prepared('delete from search_waiting where urgent = ? and kind = ? and row_number = ?').run(
          ...[urgent, kind, row],
        )
      }
      return waiting.length === most.rows
    })
    .immediate()
}

/**
 * All of that before a search: what was written outside of a transaction. A replica has it replicated. A
 * search only reads for its person: where nothing can be written, on a full disk, it finds what it knows.
 */
export function indexBeforeSearch(): void {
  if (!mayWrite()) return
  try {
    while (indexWaiting());
  } catch (error) {
    log.warn({ err: error }, 'what waits for the search could not be indexed')
  }
}

/** Fills the indexes, which are empty, while nobody waits. */
export function indexAll(): void {
  for (const kind of Object.keys(sources)) {
    sqlite.exec(
      `insert into search_waiting (urgent, kind, row_number) select 0, '${kind}', row_number from ${kind}`,
    )
  }
  while (indexWaiting({ later: true, most: { rows: 20_000, letters: 10_000_000 } }));
}

/** Puts a row as it is now into both its indexes, or takes it out. @returns how many letters it has */
function put(kind: SearchIndex, row: number): number {
  const words = prepared(sources[kind]).get(row) as Words | undefined
  if (!words) {
    for (const index of ['search', 'short']) {
      prepared(`delete from ${kind}_${index} where rowid = ?`).run(row)
    }
    return 0
  }
  const columns = Object.keys(words)
  const folded = columns.map((column) => foldFound(words[column] ?? ''))
  const short = folded.map((text, at) => plainText(columns[at] === 'email' ? firstOf(text) : text))
  for (const [index, values] of [
    ['search', folded],
    ['short', short],
  ] as const) {
    prepared(
      `insert or replace into ${kind}_${index} (rowid, ${columns.join(', ')})
       values (?, ${columns.map(() => '?').join(', ')})`,
    ).run(row, ...values)
  }
  return folded.join('').length
}

/** Pages of an index that are merged in one go: some milliseconds. */
const mergedAtOnce = 16
/** The indexes that are still to be done, and whether the first of them is under way. */
let toMerge: string[] = []
let isUnderWay = false

/**
 * Merges a part of the indexes: deleted text leaves their pages only then.
 *
 * @returns whether there is more to do
 */
export function mergeIndexes(): boolean {
  if (toMerge.length === 0) {
    const kinds = Object.keys(sources)
    toMerge = kinds.flatMap((kind) => [`${kind}_search`, `${kind}_short`])
  }
  const [index = ''] = toMerge
  try {
    isUnderWay = mergeSome(index)
  } catch (error) {
    toMerge.shift()
    isUnderWay = false
    throw error
  }
  if (!isUnderWay) toMerge.shift()
  return toMerge.length > 0
}

/** @returns whether the index is not done yet */
function mergeSome(index: string): boolean {
  // https://sqlite.org/fts5.html#the_merge_command: a negative number begins, then until nothing changes.
  const pages = isUnderWay ? mergedAtOnce : -mergedAtOnce
  const before = changesSoFar()
  prepared(`insert into ${index} (${index}, rank) values ('merge', ${pages})`).run()
  return !isUnderWay || changesSoFar() - before >= 2
}

const changesSoFar = () => prepared('select total_changes()').pluck().get() as number

const plainText = (folded: string): string => [...shortParts(folded)].map(asWord).join(' ')

/** One or two letters find an email by its beginning alone: every second one has words such as `com`. */
const firstOf = (folded: string): string => folded.slice(0, 2)
