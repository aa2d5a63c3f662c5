import { and, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { userInvites } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/platform/faults'
import { tokenHash } from '~/platform/ids.server'

/** The open invitation behind the code of a mailed link; undefined when it does not work. */
export const findInvitation = (code: string, from: Pick<Tx, 'select'> = db) =>
  from
    .select()
    .from(userInvites)
    .where(and(eq(userInvites.id, tokenHash(code)), gt(userInvites.expiresAt, Date.now())))
    .get()

/** An invitation by its id, expired or not. @throws Fault 404 */
export function requireInvitation(from: Pick<Tx, 'select'>, id: string) {
  const found = from.select().from(userInvites).where(eq(userInvites.id, id)).get()
  if (!found) throw notFound()
  return found
}
