import { eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { notificationEvents } from '~/features/events/event-types/notifications'
import type { Member } from '~/permissions/vocabulary'
import { ownNotification } from './own-notification.server'

/** Deletes one of somebody's own notifications. @throws DomainError `not-found` */
export function deleteNotification(actor: Member, id: string): void {
  transaction((tx) => {
    const { type, subject } = ownNotification(tx, actor, id)
    tx.delete(notifications).where(eq(notifications.id, id)).run()
    const facts = { subjectId: id, recipient: actor.id, details: { type, origin: subject } }
    emit(tx, actor, notificationEvents.deleted, facts)
  })
}
