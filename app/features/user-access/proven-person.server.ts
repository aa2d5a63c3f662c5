import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Finds whose email this is; nobody's while an account only says that it is its own. */
export function provenPerson(tx: Tx, email: string): { id: string } | undefined {
  const found = tx.select().from(users).where(eq(users.email, email)).get()
  return found && found.emailVerifiedAt !== null ? { id: found.id } : undefined
}
