import { and, eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import type { Member } from '~/permissions/vocabulary'

/** Somebody's own notification. @throws DomainError `not-found` for anybody else's too */
export function ownNotification(tx: Tx, actor: Member, id: string) {
  const found = tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.recipientId, actor.id)))
    .get()
  if (!found) throw notFound()
  return found
}
