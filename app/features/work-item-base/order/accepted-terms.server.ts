import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { termVersions, users } from '~/db/schema'
import { displayName } from '~/messages/users'
import type { Order } from './access.server'

/**
 * The terms that were accepted with an order, as they were then; null where the form had none.
 * `acceptedBy`: who accepted them in the client's name; null where the client did.
 */
export function acceptedTerms({
  termVersionId,
  createdBy,
  userId,
}: Pick<Order, 'termVersionId' | 'createdBy' | 'userId'>) {
  if (termVersionId === null) return null
  const terms = db
    .select({ name: termVersions.name, number: termVersions.number, text: termVersions.text })
    .from(termVersions)
    .where(eq(termVersions.id, termVersionId))
    .get()
  return terms ? { ...terms, acceptedBy: createdBy === userId ? null : nameOf(createdBy) } : null
}

const nameOf = (id: string | null): string =>
  displayName(
    db
      .select({ fullName: users.fullName })
      .from(users)
      .where(eq(users.id, id ?? ''))
      .get(),
  )
