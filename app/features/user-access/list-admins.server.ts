import { and, eq, isNull } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** All admins, to be mailed. */
export const listAdmins = (tx: Tx) =>
  tx
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .all()
