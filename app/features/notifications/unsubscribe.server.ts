import { db } from '~/db/client.server'
import { mutedMails } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { mutedTypes, wantsMail } from '~/features/events/wants-mail.server'
import { endedBy, type UnsubscribeLink } from './unsubscribe-link.server'

/**
 * Data of the page behind the link: the type, and whether its mails still come.
 *
 * @throws DomainError as `endedBy`
 */
export function whatEnds(link: UnsubscribeLink) {
  const { userId, type } = endedBy(db, link)
  return { type, comes: wantsMail(db, userId, type) }
}

/** Ends the mails of a type by the link of one; a second time changes nothing. @throws DomainError as `endedBy` */
export function unsubscribe(link: UnsubscribeLink): void {
  transaction((tx) => {
    const { userId, type } = endedBy(tx, link)
    const { changes } = tx.insert(mutedMails).values({ userId, type }).onConflictDoNothing().run()
    if (changes === 0) return
    const details = { muted: mutedTypes(userId, tx) }
    emit(tx, { id: userId }, accountEvents.choseMails, { subjectId: userId, details })
  })
}
