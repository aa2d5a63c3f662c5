import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { userMessages } from '~/messages/users'
import type { Member } from '~/permissions/vocabulary'

/** Whoever does something, as their notifications name them. */
export function senderOf(tx: Tx, { id }: Pick<Member, 'id'>): { id: string; name: string } {
  const person = tx.select({ name: users.fullName }).from(users).where(eq(users.id, id)).get()
  return { id, name: person?.name ?? userMessages.deletedUser }
}
