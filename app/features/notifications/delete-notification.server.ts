import { eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Member } from '~/permissions/vocabulary'
import { ownNotification } from './find-notification.server'

/** Deletes one of somebody's own notifications. @throws Fault `not-found` */
export function deleteNotification(actor: Member, id: string): void {
  transaction((tx) => {
    const { type, origin } = ownNotification(tx, actor, id)
    tx.delete(notifications).where(eq(notifications.id, id)).run()
    publish(tx, `user:${actor.id}`)
    record(tx, {
      collection: 'notifications',
      document: id,
      action: 'deleted',
      user: actor.id,
      details: { type, origin },
    })
  })
}
