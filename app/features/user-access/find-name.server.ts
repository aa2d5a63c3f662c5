import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Name of somebody; null for nobody. */
export const findName = (from: Reader, id: string | null): string | null =>
  id === null
    ? null
    : (from.select({ name: users.fullName }).from(users).where(eq(users.id, id)).get()?.name ??
      null)
