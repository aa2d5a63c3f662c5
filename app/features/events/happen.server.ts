import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { userMessages } from '~/messages/users'
import { type Actor, actorKey, type Member } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import type { Desk, Kind, Mail, NewNotification } from './kind'
import { notify } from './notify.server'
import { publish } from './publish.server'
import { queueMail } from './queue-mail.server'
import { queueWebhook } from './queue-webhook.server'
import { record } from './record.server'
import { wantsMail } from './wants-mail.server'

/** Who is behind an event; `system` when nobody asked for it, `visitor` for who holds a share link. */
export type By = Actor | Pick<Member, 'id'> | 'system' | 'visitor'

/**
 * Says that something happened, in the transaction of the change: writes its history row, tells open
 * pages, notifies people and puts its mails and its webhook's text in their outboxes, as its kind has
 * it. All of it or nothing.
 *
 * @param event what the object is (`of`, a page, a project), and the facts that the kind asks for
 * @throws DomainError `mail-address` (400) when a mail goes to what is not one plain address
 */
export function happen<Event>(tx: Tx, by: By, kind: Kind<Event>, event: NoInfer<Event>): void {
  const { says, tells, keeps = detailsOf } = kind
  if (typeof says !== 'object') {
    record(tx, {
      collection: kind.on,
      document: kind.of(event),
      project: kind.project?.(event),
      action: typeof says === 'string' ? says : says(event),
      user: keyOf(by),
      details: keeps(event),
    })
  }
  const desk: Desk = { link: (path) => env.appUrl + path, who: () => nameOf(tx, by) }
  const told = [kind.notifies?.(event) ?? []].flat().map((given: NewNotification) => {
    const sender = { id: idOf(by), name: given.signed ?? desk.who() }
    return notify(tx, { ...given, sender }, desk)
  })
  const topics = told.flatMap((each) => each.topics)
  publish(tx, ...(typeof tells === 'function' ? tells(event) : []), ...topics)
  for (const mail of [...(kind.mails?.(event, desk) ?? []), ...told.flatMap((t) => t.mails)]) {
    if (isWanted(tx, mail)) queueMail(tx, mail.to, mail.text, mail)
  }
  const text = kind.webhook?.(event, desk)
  if (text) queueWebhook(tx, text, kind.of(event))
}

const detailsOf = (event: unknown) => (event as { details?: unknown }).details

const idOf = (by: By): string | null => (typeof by === 'object' && 'id' in by ? by.id : null)

/** How whoever is behind an event stands in the history and the operation log. */
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
 * Mails of a type that somebody may mute go to everybody else, also to who has no account. Whoever has
 * not shown that the mailbox is theirs mutes nothing there.
 */
function isWanted(tx: Tx, { to, unlessMuted }: Mail): boolean {
  if (!unlessMuted) return true
  const person = tx.select().from(users).where(eq(users.email, to)).get()
  return !person?.emailVerifiedAt || wantsMail(tx, person.id, unlessMuted)
}
