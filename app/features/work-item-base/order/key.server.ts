import { eq } from 'drizzle-orm'
import { orders, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import {
  type IdempotencyKey,
  inScope,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { emailAddress } from '~/shared/email-address'

/** Person who orders, by their account; a guest by the email that they typed. */
export type Orderer = { userId: string | null; email?: unknown }

/**
 * An order's form counts once for a person, whatever role they have got since, and while the order exists.
 * A guest who signs up by it is the same person; anybody else with the form orders for themselves.
 */
export const orderKey = (
  from: Reader,
  who: Orderer,
  idempotencyKey: IdempotencyKey | undefined,
): IdempotencyKey | undefined =>
  untilDeleted(
    orders,
    inScope(`order:${emailOf(from, who)}`, idempotencyKey),
    ({ id }: { id: string }) => id,
  )

function emailOf(from: Reader, { userId, email }: Orderer): string | null {
  if (userId === null) return emailAddress(String(email ?? ''))
  const found = from.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()
  return found?.email ?? null
}
