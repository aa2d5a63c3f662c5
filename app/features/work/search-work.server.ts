import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { companyProfiles, messages, users } from '~/db/schema'
import { byName, isNamed } from '~/features/lists/name-search.server'
import { contains, isIndexed, matches, overlooked } from '~/features/lists/search.server'

/** So many companies that fit a search are looked at. */
const mostFound = 1000
/** So much work of the clients, or the companies, that fit a search: of who came last first, and the newest of each. */
const mostOfClients = 1000

/** What stands in the messages of a piece of work. Notes are never looked through. */
const isWritten = eq(messages.kind, 'message')

/** Work of clients, or made for companies, with this in their names. @param ownOnly as in `foundIn` */
export const ofClient = (
  of: { userId: SQLiteColumn; companyProfileId: SQLiteColumn },
  typed: string,
  ownOnly: boolean,
): SQL | undefined =>
  ownOnly
    ? or(
        exists(peopleWhere(and(eq(users.id, of.userId), isNamed(typed)))),
        exists(companiesNamed(typed, eq(companyProfiles.id, of.companyProfileId))),
      )
    : or(inArray(of.userId, peopleFor(typed)), inArray(of.companyProfileId, companiesFor(typed)))

const peopleWhere = (which: SQL | undefined) => db.select({ id: users.id }).from(users).where(which)

const peopleFor = (typed: string) => peopleWhere(matches(typed, byName))

const companiesNamed = (typed: string, which?: SQL) =>
  db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(and(which, contains(companyProfiles.name, typed)))
    .$dynamic()

const companiesFor = (typed: string) => companiesNamed(typed).limit(mostFound)

/** As `ofClient`, of everybody's work: along the index of each, not all that somebody ever had. */
function newestOfClients(table: Searched['table'], typed: string): SQL[] {
  const newest = (
    owner: SQLiteColumn,
    owners: ReturnType<typeof peopleFor | typeof companiesFor>,
  ) =>
    inArray(
      table.rowNumber,
      db
        .select({ rowNumber: table.rowNumber })
        .from(table)
        .where(inArray(owner, owners))
        .orderBy(desc(owner), desc(table.createdAt))
        .limit(mostOfClients),
    )
  return [
    newest(table.userId, peopleFor(typed)),
    newest(table.companyProfileId, companiesFor(typed)),
  ]
}

/** A table of work and its full-text index. */
type Searched = {
  table: SQLiteTable &
    Record<
      | 'rowNumber'
      | 'number'
      | 'title'
      | 'answersText'
      | 'conversationId'
      | 'userId'
      | 'companyProfileId'
      | 'createdAt',
      SQLiteColumn
    >
  index: string
}

/**
 * Work with this in its number, its title, its answers and messages, the name of its client. Notes are
 * never looked through. Of everybody's work the newest hits are looked through, and what has fewer than
 * three letters only in numbers and names.
 *
 * @param ownOnly whether somebody sees what is theirs alone: their titles and answers are all read
 */
export function foundIn({ table, index }: Searched, typed: string | undefined, ownOnly: boolean) {
  if (!typed) return undefined
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1]
  return or(
    number ? eq(table.number, Number(number)) : undefined,
    ...(ownOnly
      ? [ofClient(table, typed, ownOnly), ...amongOwn(table, typed)]
      : [...newestOfClients(table, typed), ...amongAll({ table, index }, typed)]),
  )
}

const amongOwn = (table: Searched['table'], typed: string) => [
  contains(table.title, typed),
  contains(table.answersText, typed),
  isIndexed(typed)
    ? inArray(table.conversationId, conversationsWith(typed, inOwnMessages))
    : saidLately(table.conversationId, typed),
]

const amongAll = ({ table, index }: Searched, typed: string) =>
  isIndexed(typed)
    ? [
        matches(typed, inWork({ table, index })),
        inArray(table.conversationId, conversationsWith(typed)),
      ]
    : []

const inWork = ({ table, index }: Searched) => ({ table, index, starts: [] })
const inMessages = { table: messages, index: 'messages_search', starts: [] }
/** Whose own work it is finds an old word of theirs among very many that others have said. */
const inOwnMessages = { ...inMessages, most: 20_000 }

/** Messages of a conversation, and characters of each, in which one or two letters are looked for. */
const lately = { messages: 30, characters: 1000 }

/** That this was said in one conversation lately: the index knows no word so short. */
function saidLately(conversationId: SQLiteColumn, typed: string): SQL {
  const newest = db
    .select({ text: sql<string>`substr(${messages.text}, 1, ${lately.characters})`.as('newest') })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isWritten))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(lately.messages)
  return sql`exists (select 1 from ${newest} where ${contains(sql`newest`, typed)})`
}

/** The conversations in which this was said; what a change of status posts says the same everywhere. */
const conversationsWith = (typed: string, searched = inMessages) =>
  db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(matches(typed, searched), isWritten))

/**
 * Whether a search, or the name of a client, fits so much that only a part of it is looked through: then
 * what is not found may be there. Of who sees their own work alone only words are that common: how many
 * bear a name elsewhere is not theirs to know.
 *
 * @param ownOnly as in `foundIn`
 */
export function isLookedThroughInPart(
  searched: Searched,
  { search, client }: { search?: string; client?: string },
  ownOnly: boolean,
): boolean {
  const beyond = ownOnly
    ? search && isIndexed(search)
      ? overlooked(search, inOwnMessages)
      : []
    : [
        ...(client ? namesBeyond(client) : []),
        ...(search ? [...namesBeyond(search), ...workBeyond(searched, search)] : []),
      ]
  if (beyond.length === 0) return false
  return db.get<{ part: number }>(sql`select ${sql.join(beyond, sql` or `)} as part`).part === 1
}

const namesBeyond = (typed: string): SQL[] => [
  ...overlooked(typed, byName),
  exists(companiesNamed(typed).limit(1).offset(mostFound)),
]

const workBeyond = (searched: Searched, typed: string): SQL[] => [
  ...[
    inArray(searched.table.userId, peopleFor(typed)),
    inArray(searched.table.companyProfileId, companiesFor(typed)),
  ].map((theirs) =>
    exists(
      db.select({ one: sql`1` }).from(searched.table).where(theirs).limit(1).offset(mostOfClients),
    ),
  ),
  ...(isIndexed(typed)
    ? [...overlooked(typed, inWork(searched)), ...overlooked(typed, inMessages)]
    : []),
]
