import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import { logHistory, type User } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Histories that say whom an invitation went to. What else companies did may be long, and is not read. */
const invitations = or(
  eq(logHistory.collection, 'user_invites'),
  and(eq(logHistory.collection, 'company_profiles'), like(logHistory.action, 'member invit%')),
)

/**
 * Takes the names and e-mails of somebody who is deleted out of the history: that something was changed,
 * when and by whom stays, what it was before and after does not.
 *
 * @returns the e-mails that their account has had
 */
export function forgetInHistory(tx: Tx, { id, email }: Pick<User, 'id' | 'email'>): Set<string> {
  const own = and(eq(logHistory.collection, 'users'), eq(logHistory.document, id))
  const emails = new Set([
    email,
    ...tx.select().from(logHistory).where(own).all().flatMap(emailsIn),
  ])
  tx.update(logHistory).set({ details: null }).where(own).run()
  tx.update(logHistory)
    .set({ details: sql`json_remove(${logHistory.details}, '$.email')` })
    .where(and(invitations, inArray(sql`${logHistory.details} ->> '$.email'`, [...emails])))
    .run()
  return emails
}

/** The e-mails that an account had, of a change from one to the other. */
function emailsIn({ details }: { details: unknown }): string[] {
  const { email } = (details ?? {}) as { email?: unknown }
  return Array.isArray(email) ? email.filter((each) => typeof each === 'string') : []
}
