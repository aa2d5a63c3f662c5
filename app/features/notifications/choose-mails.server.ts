import { and, eq, inArray } from 'drizzle-orm'
import { mutedMails } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { notificationTypesOf } from '~/permissions/notifications'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Says which notifications also come by e-mail; the bell shows all of them. A type that somebody
 * is not offered stays as it is.
 *
 * @param wanted the types that come by e-mail; what is no type is ignored
 */
export function chooseMails(actor: Actor, { wanted }: { wanted: readonly string[] }): void {
  if (actor.kind !== 'member') throw forbidden()
  const offered = notificationTypesOf(actor)
  const muted = offered.filter((type) => !wanted.includes(type))
  transaction((tx) => {
    tx.delete(mutedMails)
      .where(and(eq(mutedMails.userId, actor.id), inArray(mutedMails.type, offered)))
      .run()
    if (muted.length > 0) {
      tx.insert(mutedMails)
        .values(muted.map((type) => ({ userId: actor.id, type })))
        .run()
    }
    emit(tx, actor, accountEvents.choseMails, { subjectId: actor.id, details: { muted } })
  })
}
