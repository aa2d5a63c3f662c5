import { eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { notificationEvents } from '~/features/events/kinds/notifications'
import type { Member } from '~/permissions/vocabulary'
import { ownNotification } from './own-notification.server'

/** Deletes one of somebody's own notifications. @throws DomainError `not-found` */
export function deleteNotification(actor: Member, id: string): void {
  transaction((tx) => {
    const { type, origin } = ownNotification(tx, actor, id)
    tx.delete(notifications).where(eq(notifications.id, id)).run()
    const facts = { of: id, recipient: actor.id, details: { type, origin } }
    happen(tx, actor, notificationEvents.deleted, facts)
  })
}
