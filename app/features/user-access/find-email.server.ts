import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'

/** The email somebody has now; empty for nobody. */
export const findEmail = (id: string): string =>
  db.select({ email: users.email }).from(users).where(eq(users.id, id)).get()?.email ?? ''
