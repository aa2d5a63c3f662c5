import { and, eq, inArray, isNotNull, like, ne, or, sql } from 'drizzle-orm'
import { logHistory, type User, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'

/** Rows that are changed at once. */
const most = 200

/** Histories that say whom an invitation went to. */
const invitations = or(
  eq(logHistory.collection, 'user_invites'),
  and(eq(logHistory.collection, 'company_profiles'), like(logHistory.action, 'member invit%')),
  eq(logHistory.collection, 'projects'),
)

const ofPerson = (id: string) =>
  and(eq(logHistory.collection, 'users'), eq(logHistory.documentId, id))

/** The last changes of an account that are looked through for what it was called before. */
const mostChanges = 500

/** Words that are looked for, newest first: each is looked for in every mail. */
const mostWords = { emails: 50, names: 20 }

/**
 * The e-mails and names that an account has and had: those of the history are of its last changes. What
 * is the e-mail of somebody else by now is left out, so that nothing of theirs goes.
 */
export function plainText(from: Reader, { id, email, fullName }: User) {
  const changes = from
    .select({ details: logHistory.details })
    .from(logHistory)
    .where(and(ofPerson(id), isNotNull(logHistory.details)))
    .orderBy(sql`${logHistory.createdAt} desc`)
    .limit(mostChanges)
    .all()
  const had = (key: string) => changes.flatMap(({ details }) => textsIn(details, key))
  const words = (now: string, key: string, most: number) =>
    [...new Set([now, ...had(key)])].slice(0, most)
  const emails = words(email, 'email', mostWords.emails)
  const others = from
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), ne(users.id, id)))
    .all()
    .map((other) => other.email)
  return {
    emails: emails.filter((each) => !others.includes(each)),
    names: words(fullName, 'fullName', mostWords.names),
  }
}

/** Names of something before and after a change. */
function textsIn(details: unknown, key: string): string[] {
  const value = (details as Record<string, unknown> | null)?.[key]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/**
 * Takes the names and e-mails of somebody who is deleted out of some rows of the history: that something
 * was changed, when and by whom stays, what it was before and after does not.
 *
 * @param cursor the last moment and id that were looked at; null at first
 * @returns the next cursor, null when there is no more
 */
export function forgetOwnHistory(tx: Tx, id: string, cursor: string | null): string | null {
  const [at = 0, last = ''] = cursor === null ? [] : (JSON.parse(cursor) as [number, string])
  const rows = tx
    .select({ id: logHistory.id, created: logHistory.createdAt })
    .from(logHistory)
    .where(and(ofPerson(id), sql`(${logHistory.createdAt}, ${logHistory.id}) > (${at}, ${last})`))
    .orderBy(logHistory.createdAt, logHistory.id)
    .limit(most)
    .all()
  const ids = rows.map((row) => row.id)
  tx.update(logHistory).set({ details: null }).where(inArray(logHistory.id, ids)).run()
  const end = rows.at(-1)
  return rows.length < most || !end ? null : JSON.stringify([end.created, end.id])
}

/** Takes their e-mails out of some rows about invitations. @returns whether there may be more */
export function forgetInvited(tx: Tx, emails: readonly string[]): boolean {
  const told = sql`(details ->> '$.email')`
  return emails.some((email) => {
    const some = tx
      .select({ id: logHistory.id })
      .from(logHistory)
      .where(and(sql`${told} is not null`, eq(told, email), invitations))
      .limit(most)
    return (
      tx
        .update(logHistory)
        .set({ details: sql`json_remove(${logHistory.details}, '$.email')` })
        .where(inArray(logHistory.id, some))
        .run().changes > 0
    )
  })
}
