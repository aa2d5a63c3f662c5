import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { companyProfiles, messages, users } from '~/db/schema'
import { contains, matches } from '~/features/lists/search.server'
import { byName } from '~/features/users/name-search.server'

/** So many companies that fit a search are looked at. */
const mostFound = 1000

/** What stands in the messages of a piece of work. Notes are never looked through. */
const isWritten = eq(messages.kind, 'message')

/** Work of clients, or made for companies, with this in their names. */
export function ofClient(
  of: { userId: SQLiteColumn; companyProfileId: SQLiteColumn },
  typed: string,
): SQL | undefined {
  const people = db.select({ id: users.id }).from(users).where(matches(typed, byName))
  const companies = db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(contains(companyProfiles.name, typed))
    .limit(mostFound)
  return or(inArray(of.userId, people), inArray(of.companyProfileId, companies))
}

/** That this was said in one conversation, where few are looked at. */
export const saidIn = (conversationId: SQLiteColumn, typed: string) =>
  exists(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(eq(messages.conversationId, conversationId), isWritten, contains(messages.text, typed)),
      ),
  )

/** The conversations in which this was said, among all; what a change of status posts says the same everywhere. */
export const conversationsWith = (typed: string) =>
  db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(
      and(matches(typed, { table: messages, index: 'messages_search', starts: [] }), isWritten),
    )
