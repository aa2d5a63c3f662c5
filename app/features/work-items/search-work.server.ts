import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { companyProfiles, messages, notes, users } from '~/db/schema'
import { byCompany, byName, isNamed } from '~/features/lists/name-search.server'
import { contains, matches, overlooked } from '~/features/lists/search.server'
import { isStaff, type Member } from '~/permissions/vocabulary'

/**
 * Hits of a word that are looked through for people who see only their own work: an old one of theirs is
 * behind those of others.
 */
const mostForOwn = 20_000
/**
 * Most work of the clients, or the companies, that match a search: first those who came last, and the
 * newest of each.
 */
const mostOfClients = 1000

/** Viewer of the search: what is theirs alone, or everybody's; staff search notes too. */
type Looks = { ownOnly: boolean; staffId: string | null }

/** @param scope what somebody sees at all; undefined for everything */
export const looksOf = (actor: Member, scope: SQL | undefined): Looks => ({
  ownOnly: scope !== undefined,
  staffId: isStaff(actor) ? actor.id : null,
})

/** Work of clients, or made for companies, with this in their names. @param ownOnly whether each is looked at */
export const ofClient = (
  of: { userId: SQLiteColumn; companyProfileId: SQLiteColumn },
  typed: string,
  ownOnly: boolean,
): SQL | undefined =>
  ownOnly
    ? or(
        exists(peopleWhere(and(eq(users.id, of.userId), isNamed(typed)))),
        exists(
          companiesWhere(
            and(eq(companyProfiles.id, of.companyProfileId), contains(companyProfiles.name, typed)),
          ),
        ),
      )
    : or(inArray(of.userId, peopleFor(typed)), inArray(of.companyProfileId, companiesFor(typed)))

const peopleWhere = (which: SQL | undefined) => db.select({ id: users.id }).from(users).where(which)

const peopleFor = (typed: string) => peopleWhere(matches(typed, byName))

const companiesWhere = (which: SQL | undefined) =>
  db.select({ id: companyProfiles.id }).from(companyProfiles).where(which)

const companiesFor = (typed: string) => companiesWhere(matches(typed, byCompany))

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

/** A table of work and its index. */
type Searched = {
  table: SQLiteTable &
    Record<
      | 'rowNumber'
      | 'number'
      | 'title'
      | 'conversationId'
      | 'userId'
      | 'companyProfileId'
      | 'createdAt',
      SQLiteColumn
    >
  index: 'requests' | 'orders'
}

/**
 * Finds work with this in its number, title, answers, messages, file names or client's name; for staff in
 * its notes too. In everybody's work only the newest hits are looked through.
 */
export function foundIn(searched: Searched, typed: string | undefined, looks: Looks) {
  if (!typed) return undefined
  const { table } = searched
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1]
  return or(
    number ? eq(table.number, Number(number)) : undefined,
    ...(looks.ownOnly
      ? [ofClient(table, typed, true), contains(table.title, typed)]
      : newestOfClients(table, typed)),
    matches(typed, asFarAs(searched, looks)),
    ...saidIn(looks).map((said) =>
      and(
        inArray(table.conversationId, conversationsWith(typed, said)),
        // Staff whose own work it is are its client, who reads no notes (`canUseNotes`).
        said.index === 'notes' ? sql`${table.userId} is not ${looks.staffId}` : undefined,
      ),
    ),
  )
}

/** How far words are looked through. Answers are not read, as titles are: hundreds of long ones take seconds. */
const asFarAs = (searched: Searched, { ownOnly }: Looks) => ({
  ...searched,
  most: ownOnly ? mostForOwn : undefined,
})

/** Index that is searched for what was said. The index of notes holds nothing but staff's notes. */
function saidIn({ ownOnly, staffId }: Looks) {
  const most = ownOnly ? mostForOwn : undefined
  const inMessages = { table: messages, index: 'messages', most } as const
  const inNotes = { table: notes, index: 'notes', most } as const
  return staffId ? [inMessages, inNotes] : [inMessages]
}

const conversationsWith = (typed: string, searched: ReturnType<typeof saidIn>[number]) =>
  db
    .select({ id: searched.table.conversationId })
    .from(searched.table)
    .where(matches(typed, searched))

/**
 * Whether a search, or the name of a client, matches so much that only a part is looked through: something
 * not found may still exist. For people who see only their own work just words count as that common: how
 * many others have a name is not theirs to know.
 */
export function isLookedThroughInPart(
  searched: Searched,
  { search, client }: { search?: string; client?: string },
  looks: Looks,
): boolean {
  const words = search
    ? [asFarAs(searched, looks), ...saidIn(looks)].map((each) => overlooked(search, each))
    : []
  const beyond = looks.ownOnly
    ? words
    : [
        ...(client ? namesBeyond(client) : []),
        ...(search ? [...namesBeyond(search), ...workBeyond(searched, search), ...words] : []),
      ]
  if (beyond.length === 0) return false
  return db.get<{ part: number }>(sql`select ${sql.join(beyond, sql` or `)} as part`).part === 1
}

const namesBeyond = (typed: string): SQL[] => [
  overlooked(typed, byName),
  overlooked(typed, byCompany),
]

const workBeyond = ({ table }: Searched, typed: string): SQL[] =>
  [
    inArray(table.userId, peopleFor(typed)),
    inArray(table.companyProfileId, companiesFor(typed)),
  ].map((theirs) =>
    exists(db.select({ one: sql`1` }).from(table).where(theirs).limit(1).offset(mostOfClients)),
  )
