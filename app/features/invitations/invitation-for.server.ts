import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, users } from '~/db/schema'
import { notFound } from '~/domain-error'
import type { Member } from '~/permissions/vocabulary'
import { tokenHash } from '~/platform/ids.server'
import { isBacked, termsOf } from './find-invitation.server'
import { openFor } from './offered-invitation.server'

/**
 * The invitation that somebody signed in may look at: by the code of its link, or, where their
 * address is proven, the open one for it.
 *
 * @returns its terms, with `mine`: it is for their address, and `account`: their address; or why there is
 *   none: they themselves `used` it up before, who invited may not give its role any more (`withdrawn`),
 *   it does not work (`invalid`)
 */
export function invitationFor(actor: Member, code: string | null) {
  const user = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!user) throw notFound()
  const found = openFor(db, user, code)
  if (!found) return code && wasUsedBy(actor.id, code) ? 'used' : 'invalid'
  if (!isBacked(db, found)) return 'withdrawn'
  return {
    ...termsOf(found),
    mine: found.email === user.email,
    account: user.email,
  }
}

const wasUsedBy = (userId: string, code: string): boolean =>
  db
    .select({ id: logHistory.id })
    .from(logHistory)
    .where(
      and(
        eq(logHistory.collection, 'user_invites'),
        eq(logHistory.documentId, tokenHash(code)),
        eq(logHistory.action, 'accepted'),
        eq(logHistory.userId, userId),
      ),
    )
    .get() !== undefined
