import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { userMessages } from '~/messages/users'
import { type Actor, actorKey, type Member } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import type { EventType, Mail, MailContext, NewNotification } from './event-type'
import { notify } from './notify.server'
import { publish } from './publish.server'
import { queueMail } from './queue-mail.server'
import { queueWebhook } from './queue-webhook.server'
import { record } from './record.server'
import { wantsMail } from './wants-mail.server'

/** The actor of an event: `system` when nobody asked for it, `visitor` for the holder of a share link. */
export type By = Actor | Pick<Member, 'id'> | 'system' | 'visitor'

/**
 * Emits an event in the transaction of the change: writes its history row, tells open pages, notifies
 * people and puts its mails and its webhook's text in their outboxes, as its type says. All or nothing.
 *
 * @param event the object (`subjectId`, a page, a project), and the facts that the type asks for
 * @throws DomainError `mail-address` (400) when a mail goes to what is not one plain address
 */
export function emit<Event>(tx: Tx, by: By, type: EventType<Event>, event: NoInfer<Event>): void {
  const { action, topics, details = detailsOf } = type
  if (typeof action !== 'object') {
    record(tx, {
      collection: type.table,
      documentId: type.subjectId(event),
      projectId: type.project?.(event),
      action: typeof action === 'string' ? action : action(event),
      userId: keyOf(by),
      details: details(event),
    })
  }
  const context: MailContext = { link: (path) => env.appUrl + path, who: () => nameOf(tx, by) }
  const result = [type.notifies?.(event) ?? []].flat().map((given: NewNotification) => {
    const sender = { id: idOf(by), name: given.signed ?? context.who() }
    return notify(tx, { ...given, sender }, context)
  })
  const notified = result.flatMap((each) => each.topics)
  publish(tx, ...(typeof topics === 'function' ? topics(event) : []), ...notified)
  for (const mail of [...(type.mails?.(event, context) ?? []), ...result.flatMap((t) => t.mails)]) {
    if (isWanted(tx, mail)) queueMail(tx, mail.to, mail.text, mail)
  }
  const text = type.webhook?.(event, context)
  if (text) queueWebhook(tx, text, type.subjectId(event))
}

const detailsOf = (event: unknown) => (event as { details?: unknown }).details

const idOf = (by: By): string | null => (typeof by === 'object' && 'id' in by ? by.id : null)

/** The actor's key in the history and the operation log. */
function keyOf(by: By): string {
  if (by === 'visitor') return 'guest:share'
  if (by === 'system') return by
  return 'id' in by ? by.id : actorKey(by)
}

function nameOf(tx: Tx, by: By): string {
  const own = eq(users.id, idOf(by) ?? '')
  const person = tx.select({ name: users.fullName }).from(users).where(own).get()
  return person?.name ?? userMessages.deletedUser
}

/**
 * Mails of a type that somebody may mute go to everybody else, also to people without an account. Anyone
 * who has not shown that the mailbox is theirs mutes nothing there.
 */
function isWanted(tx: Tx, { to, unlessMuted }: Mail): boolean {
  if (!unlessMuted) return true
  const person = tx.select().from(users).where(eq(users.email, to)).get()
  return !person?.emailVerifiedAt || wantsMail(tx, person.id, unlessMuted)
}
