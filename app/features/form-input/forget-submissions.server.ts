import { and, gte, lt, or } from 'drizzle-orm'
import { submissions } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/**
 * Forgets the forms of somebody who is deleted: their rows begin with the id, that of the sign-up with
 * the e-mail. What others have sent names nobody, see `once`.
 */
export function forgetSubmissions(tx: Tx, id: string, emails: Iterable<string>): void {
  const scopes = [id, ...Array.from(emails, (email) => `sign-up:${email}`)]
  tx.delete(submissions)
    // What follows the colon: ids and hashes.
    .where(
      or(...scopes.map((of) => and(gte(submissions.key, `${of}:`), lt(submissions.key, `${of};`)))),
    )
    .run()
}
