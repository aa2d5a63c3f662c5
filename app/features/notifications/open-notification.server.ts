import { eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { notificationEvents } from '~/features/events/event-types/notifications'
import type { Member } from '~/permissions/vocabulary'
import { ownNotification } from './own-notification.server'

/**
 * Opens a notification: it is marked viewed and stays; one of a format before 2.0 goes.
 *
 * @returns the path and query it leads to
 * @throws DomainError `not-found`
 */
export function openNotification(actor: Member, id: string): string {
  return transaction((tx) => {
    const found = ownNotification(tx, actor, id)
    const own = eq(notifications.id, id)
    if (Number.parseFloat(found.version) < 2) tx.delete(notifications).where(own).run()
    else if (!found.viewed) tx.update(notifications).set({ viewed: true }).where(own).run()
    else return found.urlParams
    emit(tx, actor, notificationEvents.opened, { subjectId: actor.id })
    return found.urlParams
  })
}
