import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'

/**
 * @throws DomainError 403 for anyone who was deleted since their request began, while a file of theirs was
 *   stored, say
 */
export function requireAccount(from: Reader, id: string): void {
  const found = from.select({ id: users.id }).from(users).where(eq(users.id, id)).get()
  if (!found) throw forbidden()
}
